import { randomUUID } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';
import { readPlacedKey } from '../../../../store/places/place-key.ts';
import { writeManifest } from '../../media/public.ts';
import { findPrograms } from '../ffmpeg/programs.ts';
import { requireUnerased } from '../erasure/erased-files.ts';
import { hasNewer } from '../publish.ts';
import { addSteps, type ClaimedStep, endStep, type SourceRow } from '../queue.ts';
import { lockMediaOfFilm } from '../sources/media-of-film.ts';
import { isToWait, placeMedia } from '../sources/place-media.ts';
import { PROBE, stepsOfStream } from '../steps/plan.ts';
import type { StepOutcome, StepResult } from '../steps/step.ts';
import { bestLines, filmOf, manifestOf } from '../version-of-results.ts';
import { filesShown, findStream } from './check-stream.ts';
import { takeStream } from './take-stream.ts';

/** Where a step works, and how it stores what it made. */
interface StreamWork {
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly keep: (outcome: StepOutcome) => Promise<StepResult>;
}

/**
 * Checks a finished stream, and shows it: it plays from then on, and its pictures, trailer and the like are made later. Where it
 * would replace a film that people see, all of it waits for them together.
 * @returns false where the step was no longer the worker's own
 * @throws FileProblem with what is wrong
 */
export async function showStream(
  services: GatewayServices,
  step: ClaimedStep,
  source: SourceRow,
  { folder, signal, keep }: StreamWork,
): Promise<boolean> {
  const { db, store, config, clock } = services;
  const masterKey = source.store_key;
  const place = config.mediaPlaces.find(({ name }) => name === readPlacedKey(masterKey)?.place);
  const stream = await findStream({ store, masterKey, knownAs: place?.knownAs ?? null });
  await requireUnerased(db, filesShown(stream));
  const sampling = { store, programs: findPrograms(config.media), folder, signal };
  const { files, taken, facts } = await takeStream(sampling, stream);
  const result = await keep({ files, found: taken });
  const results = { [PROBE.name]: result };
  const renditions = { video: taken.renditions, trailer: [] };
  const version = randomUUID();
  await writeManifest(store, version, manifestOf(results, renditions, taken.sounds));
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const filmId = source.video_id ?? '';
    const target = await lockMediaOfFilm(trx, filmId);
    if (!(await endStep(trx, step, result, now))) return false;
    await addSteps(trx, source.id, stepsOfStream(), now);
    const isSeen = target !== null && !(await hasNewer(trx, source)) && !(await isToWait(trx, filmId, target));
    await trx
      .updateTable('media_sources')
      .set({ facts: JSON.stringify(facts), version: isSeen ? version : null })
      .where('id', '=', source.id)
      .execute();
    if (!isSeen) return true;
    const film = { ...filmOf(version, results, renditions), stills: [] };
    const played = { seconds: film.seconds, lines: bestLines(film.video) };
    await placeMedia(trx, filmId, target, { sourceId: source.id, film, picture: null, played }, now);
    return true;
  });
}
