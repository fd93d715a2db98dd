import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { VersionFile } from '../media/public.ts';
import { requireUnerased } from './erasure/erased-files.ts';
import { probeFilm } from './ffmpeg/probe-film.ts';
import { findPrograms, NO_PROGRAMS } from './ffmpeg/programs.ts';
import { FileProblem } from './file-problem.ts';
import { localCopy, requireRoom, storeFiles } from './local-files.ts';
import { publishSource } from './publish.ts';
import type { Results } from './version-of-results.ts';
import { addSteps, type ClaimedStep, endStep } from './queue.ts';
import { findSendableFilms } from './sources/find-films.ts';
import { checkPicture } from './steps/check-picture.ts';
import { PROBE, PUBLISH, stepsOfFilm, TAKE_FRAME, workOf } from './steps/plan.ts';
import type { StepOutcome } from './steps/step.ts';
import { showStream } from './streams/show-stream.ts';
import { bytesOfStream, isStreamKey, joinFor } from './streams/stream-source.ts';
import { takeFrame } from './take-frame.ts';

/** Tells a step that it has to stop, and takes reports of its progress. */
export interface StepHandle {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

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
    const { signal } = handle;
    const copy = (key: string) => localCopy(store, key, folder, signal);
    if (step.name === TAKE_FRAME.name) {
      const localRendition = async ({ key, bytes }: VersionFile): Promise<string> => {
        await requireRoom(folder, bytes);
        return copy(key);
      };
      return await takeFrame(services, step, source, { folder, signal, localCopy: localRendition });
    }
    await requireUnerased(db, [source.store_key]);
    const isStream = isStreamKey(source.store_key);
    if (isStream && step.name === PROBE.name) {
      const keep = (outcome: StepOutcome) => storeFiles(store, step, outcome, signal);
      return await showStream(services, step, source, { folder, signal, keep });
    }
    const results = await resultsOf(db, source.id);
    await requireRoom(folder, isStream ? bytesOfStream(results) : Number(source.bytes));
    const input = isStream
      ? await joinFor(services, step.name, results, { folder, signal })
      : await copy(source.store_key);
    if (step.name === PROBE.name) return await probe(services, step, input, signal);
    if (source.kind === 'picture' && source.frame_film === null) await checkPicture(input, source.shape ?? 'landscape');
    const work = (): Promise<StepOutcome> =>
      workOf(
        step.name,
        source,
      )({
        input,
        folder,
        programs: source.kind === 'film' ? findPrograms(config.media) : NO_PROGRAMS,
        foundBy: (name) => results[name]?.found ?? null,
        ...handle,
      });
    const { kind, facts, shape } = source;
    const cause = { input, folder, step: step.name, kind, facts, shape, media: config.media, sound: results['sound'] };
    const outcome = await (services.stepMemory?.(cause, work) ?? work());
    const result = await storeFiles(store, step, outcome, signal);
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
