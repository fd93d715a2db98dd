import type { Database } from '../../../../db/database.ts';
import {
  findWaitingSource,
  pictureAfter,
  saveOwnMedia,
  savePreparedMedia,
  saveWaitingMedia,
} from '../../catalogue/public.ts';
import type { OwnFilm, OwnPicture } from '../../media/public.ts';
import type { MediaOfFilm } from './media-of-film.ts';

/** What was made of a source for its film. */
interface MadeMedia {
  readonly sourceId: string;
  /** The version in which the film plays already, of a stream whose pictures came later; null for any other. */
  readonly formerVersion?: string | null;
  /** Null for a picture alone. */
  readonly film: OwnFilm | null;
  readonly picture: OwnPicture | null;
  /** How long the film plays and in how many lines. */
  readonly played: { readonly seconds: number; readonly lines: number } | null;
}

/**
 * Gives a film that is locked what was made for it. A draft has it ready for its publication; a film that people see shows a picture, and
 * its first media, at once. A film that would replace what they see waits until a member of staff shows it.
 */
export async function placeMedia(
  trx: Database,
  filmId: string,
  target: MediaOfFilm,
  { sourceId, film, picture, played, formerVersion = null }: MadeMedia,
  now: Date,
): Promise<void> {
  const isShown = formerVersion !== null && target.media?.film?.version === formerVersion;
  if (film !== null && played !== null && !isShown && (await isToWait(trx, filmId, target))) {
    const former = await saveWaitingMedia(trx, filmId, { sourceId, film, picture, played }, now);
    if (former !== null) await supersedeSource(trx, former);
    return;
  }
  const { isDraft, media: before } = target;
  const media = { film: film ?? before?.film ?? null, picture: pictureAfter(before?.picture ?? null, picture) };
  await (isDraft ? savePreparedMedia : saveOwnMedia)(trx, filmId, media, played, now);
}

/** Whether new media of a film wait until staff show them. Where something waits already, it is replaced, also while the film is taken back. */
export async function isToWait(
  trx: Database,
  filmId: string,
  { isDraft, isPublished, media }: MediaOfFilm,
): Promise<boolean> {
  if (isDraft) return false;
  return (isPublished && Boolean(media?.film)) || (await findWaitingSource(trx, filmId)) !== null;
}

/** A source whose media nobody will see. */
export async function supersedeSource(trx: Database, sourceId: string): Promise<void> {
  await trx.updateTable('media_sources').set({ state: 'superseded' }).where('id', '=', sourceId).execute();
}
