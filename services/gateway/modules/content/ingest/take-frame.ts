import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { GatewayServices } from '../../../services.ts';
import { readManifest, type VersionFile } from '../media/public.ts';
import { findPrograms } from './ffmpeg/programs.ts';
import { inputArguments, QUIETLY } from './ffmpeg/input-arguments.ts';
import { runProgram } from './ffmpeg/run-program.ts';
import { FileProblem } from './file-problem.ts';
import { joinStream } from './streams/join-stream.ts';
import { type ClaimedStep, endStep, type SourceRow } from './queue.ts';

/** What a frame is taken from, the best first: no page shows a still in more points than 1080 lines have. */
const QUALITIES: readonly VideoQuality[] = ['p1080', 'p720', 'p480', 'p480l', 'p360', 'p270', 'p2160'];

/** Where a step has its files, and how it learns that it has to stop. */
interface FrameWork {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** A file of the store as one of this machine. */
  readonly localCopy: (file: VersionFile) => Promise<string>;
}

/**
 * Takes the picture of a film's moment, as the rendition of the film has it in which an editor chose it, and stores it as
 * the original of its source.
 * @returns false where the step was no longer the worker's own
 * @throws FileProblem where the version is gone, or has no picture then
 */
export async function takeFrame(
  { db, store, clock, config }: GatewayServices,
  step: ClaimedStep,
  { frame_version, frame_at, store_key }: SourceRow,
  { folder, signal, localCopy }: FrameWork,
): Promise<boolean> {
  const manifest = await readManifest(store, frame_version ?? '');
  const names = QUALITIES.map((quality) => `video/${quality}.mp4`);
  const name = names.find((each) => manifest !== null && Object.hasOwn(manifest.files, each));
  const file = name === undefined ? undefined : manifest?.files[name];
  const frame = join(folder, 'frame.png');
  const at = ['-ss', (frame_at ?? 0).toFixed(3)];
  const take = ['-map', '0:v:0', '-frames:v', '1', frame];
  const programs = findPrograms(config.media);
  const film =
    file === undefined
      ? await joinStream({ store, programs, folder, signal }, manifest?.files ?? {}, 'best')
      : await localCopy(file);
  await runProgram(programs.ffmpeg, [...QUIETLY, ...at, ...inputArguments(film), ...take], {
    signal,
    onLine: () => undefined,
  });
  if ((await stat(frame).catch(() => null)) === null) {
    throw new FileProblem('The film has no picture at that moment. Choose one before its end.');
  }
  const bytes = await store.put(store_key, createReadStream(frame));
  return db.transaction().execute(async (trx) => {
    if (!(await endStep(trx, step, { files: {}, found: null }, clock.now()))) return false;
    await trx.updateTable('media_sources').set({ bytes }).where('id', '=', step.sourceId).execute();
    return true;
  });
}
