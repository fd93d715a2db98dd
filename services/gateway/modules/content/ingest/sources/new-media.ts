import type { Database } from '../../../../db/database.ts';
import { discardWaitingMedia, findWaitingSource, showWaitingMedia } from '../../catalogue/public.ts';
import { recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { lockMediaOfFilm } from './media-of-film.ts';
import { supersedeSource } from './place-media.ts';

/** Why new media are neither shown nor discarded. */
type NewMediaRefusal = 'nothingWaits' | 'another';

/** The reason in words, for the person who asked. */
export const NEW_MEDIA_REFUSED: Readonly<Record<NewMediaRefusal, string>> = {
  nothingWaits: 'No new media of this film wait to be shown.',
  another: 'A later file of this film is ready by now. Look at that one.',
};

/**
 * Shows people the new media of a film in place of those that they see, or discards them.
 * @param sourceId the file that they were made of, as somebody has looked at it; null for whichever waits
 * @returns why nothing was done; null where it was
 */
export async function decideNewMedia(
  db: Database,
  what: 'show' | 'discard',
  { filmId, sourceId }: { readonly filmId: string; readonly sourceId: string | null },
  by: StaffIdentity,
  now: Date,
): Promise<NewMediaRefusal | null> {
  return db.transaction().execute(async (trx) => {
    await lockMediaOfFilm(trx, filmId);
    const waiting = await findWaitingSource(trx, filmId);
    if (waiting === null) return 'nothingWaits';
    if (sourceId !== null && sourceId !== waiting) return 'another';
    if (what === 'show') await showWaitingMedia(trx, filmId, now);
    else {
      await discardWaitingMedia(trx, filmId, now);
      await supersedeSource(trx, waiting);
    }
    await recordStaffAction(trx, by, {
      at: now,
      action: `${what} media`,
      entityKind: 'media-source',
      entityId: waiting,
      before: null,
      after: { filmId },
    });
    return null;
  });
}
