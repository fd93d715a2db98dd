import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { ObjectStore } from '../../../store/object-store.ts';
import { addPicture, rememberFilmPictures } from '../catalogue/public.ts';
import { ORIGINAL_NAME, ORIGINAL_TYPES, type VersionManifest, writeManifest } from '../media/public.ts';
import { type ClaimedStep, endStep, type SourceRow } from './queue.ts';
import { lockMediaOfFilm } from './sources/media-of-film.ts';
import { placeMedia } from './sources/place-media.ts';
import type { FilmPictures } from './steps/film-stills/film-pictures.ts';
import type { MadePicture } from './steps/pictures.ts';
import { PROBE } from './steps/plan.ts';
import type { TakenStream } from './streams/take-stream.ts';
import { bestLines, filmOf, manifestOf, renditionsOf, type Results } from './version-of-results.ts';

/**
 * Publishes a source whose files are all there: writes what its version consists of, and then, in one transaction,
 * points the film to it. Until that has been committed nobody sees anything of it; afterwards every process shows it.
 * What is for a draft waits for the transaction that publishes the draft, and what replaces a film that people see
 * until staff show it.
 * @returns false where the step was no longer the worker's own
 */
export async function publishSource(
  { db, store }: { readonly db: Database; readonly store: ObjectStore },
  step: ClaimedStep,
  source: SourceRow,
  results: Results,
  now: Date,
): Promise<boolean> {
  if (source.picture_id !== null) return publishPicture({ db, store }, step, source, results, now);
  const version = randomUUID();
  const taken = results[PROBE.name]?.found as TakenStream | null | undefined;
  const renditions = {
    video: [...renditionsOf(results, 'video-'), ...(taken?.renditions ?? [])],
    trailer: renditionsOf(results, 'trailer'),
  };
  await writeManifest(store, version, manifestOf(results, renditions, taken?.sounds));
  const pictures = results['pictures']?.found as (MadePicture & Partial<FilmPictures>) | undefined;
  const { stills = [], problem: _problem, ...poster }: Partial<FilmPictures> = pictures ?? {};
  const film = source.kind === 'film' ? { ...filmOf(version, results, renditions), stills } : null;
  const picture = pictures ? { ...(poster as MadePicture), version, isChosen: source.kind === 'picture' } : null;
  return db.transaction().execute(async (trx) => {
    const filmId = source.video_id ?? '';
    const target = await lockMediaOfFilm(trx, filmId);
    if (!(await endStep(trx, step, { files: {}, found: null }, now))) return false;
    const isNewest = target !== null && !(await hasNewer(trx, source));
    await trx
      .updateTable('media_sources')
      .set({ state: isNewest ? 'published' : 'superseded', version, ended_at: now, problem: null })
      .where('id', '=', source.id)
      .execute();
    if (!isNewest) return true;
    const played = film && { seconds: film.seconds, lines: bestLines(film.video) };
    const made = { sourceId: source.id, film, picture, played, formerVersion: source.version };
    await placeMedia(trx, filmId, target, made, now);
    return true;
  });
}

/**
 * Publishes a picture that documents can name from then on. A frame is seen only while its film is; the frame of a film
 * that was deleted or erased meanwhile belongs to nobody.
 */
async function publishPicture(
  { db, store }: { readonly db: Database; readonly store: ObjectStore },
  step: ClaimedStep,
  { id, picture_id, shape, added_by, store_key, frame_film }: SourceRow,
  results: Results,
  now: Date,
): Promise<boolean> {
  const version = randomUUID();
  const manifest = manifestOf(results, { video: [], trailer: [] });
  const rendition = { ...(results['pictures']?.found as MadePicture), version };
  await writeManifest(store, version, {
    ...manifest,
    files: { ...manifest.files, ...originalIn(rendition, store_key) },
  });
  return db.transaction().execute(async (trx) => {
    const isLeft = frame_film !== null && (await lockMediaOfFilm(trx, frame_film)) === null;
    if (!(await endStep(trx, step, { files: {}, found: null }, now))) return false;
    const picture = { id: picture_id ?? '', shape: shape ?? 'still', rendition, addedBy: added_by };
    const state = !isLeft && (await addPicture(trx, picture, now)) ? 'published' : 'superseded';
    if (frame_film !== null && !isLeft) await rememberFilmPictures(trx, [{ version, film_id: frame_film }]);
    await trx
      .updateTable('media_sources')
      .set({ state, version, ended_at: now, problem: null })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** The original of a still is one of its files, where it is: people download it. */
function originalIn({ original }: MadePicture, key: string): VersionManifest['files'] {
  if (original === undefined) return {};
  return { [ORIGINAL_NAME]: { key, bytes: original.bytes, type: ORIGINAL_TYPES[original.extension] } };
}

/**
 * Whether something that was sent later is shown already; then this one is out of date. A stream is from its version
 * on, also while its pictures are made or where they failed.
 */
export async function hasNewer(trx: Database, { video_id, kind, added_at, id }: SourceRow): Promise<boolean> {
  const newer = await trx
    .selectFrom('media_sources')
    .select('id')
    .where('video_id', '=', video_id)
    .where('kind', '=', kind)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'published'),
        eb.and([eb('state', 'in', ['working', 'failed']), eb('version', 'is not', null)]),
      ]),
    )
    .where('added_at', '>', added_at)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
