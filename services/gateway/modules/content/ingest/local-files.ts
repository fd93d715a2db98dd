import { createReadStream, createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MissingObjectError, type ObjectStore } from '../../../store/object-store.ts';
import { isPlaced } from '../../../store/places/place-key.ts';
import type { VersionFile } from '../media/public.ts';
import type { ClaimedStep } from './queue.ts';
import type { StepOutcome, StepResult } from './steps/step.ts';

/** Room that is left on a disk for everything else. */
const SPARE_BYTES = 500_000_000;

/** There is too little room on the disk for a step's files, for now. */
class DiskFullError extends Error {}

/**
 * A file of the store as one of this machine: where the store has it, or a copy beside what the step makes.
 * @throws MissingObjectError for one that is not there, or behind a link out of its place
 */
export async function localCopy(store: ObjectStore, key: string, folder: string, signal: AbortSignal): Promise<string> {
  const path = store.pathOf(key);
  if (path !== null && isPlaced(key) && (await store.stat(key)) === null) throw new MissingObjectError(key);
  if (path !== null) return path;
  const copy = join(folder, 'original');
  await pipeline(await store.read(key), createWriteStream(copy), { signal });
  return copy;
}

/** Stores what a step made, under keys of this attempt: nobody refers to them before the step has ended. */
export async function storeFiles(
  store: ObjectStore,
  { sourceId, name: stepName, worker }: ClaimedStep,
  { files, found }: StepOutcome,
  signal: AbortSignal,
): Promise<StepResult> {
  const stored: Record<string, VersionFile> = {};
  for (const { name, path, type } of files) {
    signal.throwIfAborted();
    const key = `renditions/${sourceId}/${stepName}-${worker}/${name}`;
    stored[name] = { key, bytes: await store.put(key, createReadStream(path)), type };
  }
  return { files: stored, found };
}

/** A rendition is smaller than its original, and S3 needs a copy of that. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * 2 + SPARE_BYTES) {
    throw new DiskFullError(
      `The disk that films are prepared on has ${Math.floor((bavail * bsize) / 1e6)} MB left, too little for this step.`,
    );
  }
}
