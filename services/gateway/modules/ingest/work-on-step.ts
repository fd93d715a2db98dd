import { mkdir, rm, statfs } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database.ts';
import type { GatewayServices } from '../../services.ts';
import type { VersionFile } from '../media/public.ts';
import { probeFilm } from './ffmpeg/probe-film.ts';
import { findPrograms } from './ffmpeg/programs.ts';
import { FileProblem } from './file-problem.ts';
import { publishSource, type Results } from './publish.ts';
import { addSteps, type ClaimedStep, endStep } from './queue.ts';
import { findSendableFilms } from './sources/find-films.ts';
import { checkPicture } from './steps/pictures.ts';
import { PROBE, PUBLISH, stepsOfFilm, TAKE_FRAME, workOf } from './steps/plan.ts';
import type { StepOutcome, StepResult } from './steps/step.ts';
import { takeFrame } from './take-frame.ts';

/** By which a step learns that it has to stop, and reports its progress. */
export interface StepHandle {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Room that is left on a disk for everything else. */
const SPARE_BYTES = 500_000_000;

/** There is too little room on the disk for a step's files, for now. */
class DiskFullError extends Error {}

/**
 * Does a step that was claimed, and records its result in one transaction.
 * @returns false where the step was no longer this worker's own; nothing has happened then
 * @throws FileProblem for a file that can't be used, and whatever fails for other reasons
 */
export async function workOnStep(services: GatewayServices, step: ClaimedStep, handle: StepHandle): Promise<boolean> {
  const { db, store, clock, config } = services;
  const source = await db
    .selectFrom('media_sources')
    .selectAll()
    .where('id', '=', step.sourceId)
    .executeTakeFirstOrThrow();
  if (source.video_id !== null && (await findSendableFilms(db, [source.video_id])).length === 0) {
    throw new FileProblem('The draft that it was sent for was deleted.');
  }
  if (step.name === PUBLISH.name) {
    return publishSource({ db, store }, step, source, await resultsOf(db, source.id), clock.now());
  }
  const folder = join(workFolder(config.dataDir), step.worker);
  await mkdir(folder, { recursive: true });
  try {
    const copy = (key: string) => localCopy(services, key, folder, handle.signal);
    if (step.name === TAKE_FRAME.name) {
      const localRendition = async ({ key, bytes }: VersionFile): Promise<string> => {
        await requireRoom(folder, bytes);
        return copy(key);
      };
      return await takeFrame(services, step, source, { folder, signal: handle.signal, localCopy: localRendition });
    }
    await requireRoom(folder, Number(source.bytes));
    const input = await copy(source.store_key);
    if (step.name === PROBE.name) return await probe(services, step, input, handle.signal);
    const results = await resultsOf(db, source.id);
    if (source.kind === 'picture' && source.frame_film === null) await checkPicture(input, source.shape ?? 'landscape');
    const outcome = await workOf(
      step.name,
      source,
    )({
      input,
      folder,
      programs: source.kind === 'film' ? findPrograms(config.media) : { ffmpeg: '', ffprobe: '' },
      foundBy: (name) => results[name]?.found ?? null,
      ...handle,
    });
    const result = await storeFiles(services, step, outcome, handle.signal);
    return await endStep(db, step, result, clock.now());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where steps have their files while they are being made: a folder for each attempt. */
export function workFolder(dataDir: string): string {
  return join(dataDir, 'media-work');
}

async function probe(
  { db, config, clock }: GatewayServices,
  step: ClaimedStep,
  input: string,
  signal: AbortSignal,
): Promise<boolean> {
  const facts = await probeFilm(findPrograms(config.media), input, signal);
  return db.transaction().execute(async (trx) => {
    if (!(await endStep(trx, step, { files: {}, found: null }, clock.now()))) return false;
    const found = { facts: JSON.stringify(facts) };
    await trx.updateTable('media_sources').set(found).where('id', '=', step.sourceId).execute();
    await addSteps(trx, step.sourceId, stepsOfFilm(facts), clock.now());
    return true;
  });
}

async function resultsOf(db: Database, sourceId: string): Promise<Results> {
  const rows = await db
    .selectFrom('media_steps')
    .select(['name', 'result'])
    .where('source_id', '=', sourceId)
    .where('state', '=', 'done')
    .execute();
  return Object.fromEntries(rows.flatMap(({ name, result }) => (result === null ? [] : [[name, result]])));
}

/** A file of the store as one of this machine: where the store has it, or a copy beside what the step makes. */
async function localCopy(
  { store }: GatewayServices,
  key: string,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const path = store.pathOf(key);
  if (path !== null) return path;
  const copy = join(folder, 'original');
  await pipeline(await store.read(key), createWriteStream(copy), { signal });
  return copy;
}

/** Stores what a step made, under keys of this attempt: nobody refers to them before the step has ended. */
async function storeFiles(
  { store }: GatewayServices,
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
async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * 2 + SPARE_BYTES) {
    throw new DiskFullError(
      `The disk that films are prepared on has ${Math.floor((bavail * bsize) / 1e6)} MB left, too little for this step.`,
    );
  }
}
