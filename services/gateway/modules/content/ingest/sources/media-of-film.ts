import type { Database } from '../../../../db/database.ts';
import { findPreparedMedia, lockOwnMedia } from '../../catalogue/public.ts';
import { lockFilmItem } from '../../content/public.ts';
import type { OwnMedia } from '../../media/public.ts';

/** The media of a film: its own, or of a draft those that wait for its publication; null for none yet. */
export interface MediaOfFilm {
  readonly isDraft: boolean;
  /** Whether people see the film. */
  readonly isPublished: boolean;
  readonly media: OwnMedia | null;
}

/**
 * Locks a film until the end of the transaction, so that nobody publishes it or changes its media meanwhile.
 * @returns null for a film that was deleted
 */
export async function lockMediaOfFilm(trx: Database, filmId: string): Promise<MediaOfFilm | null> {
  // What editors wrote comes first, as where they publish: in one order, so that two wait for each other.
  const isWritten = await lockFilmItem(trx, filmId);
  const shown = await lockOwnMedia(trx, filmId);
  if (shown !== undefined) return { isDraft: false, ...shown };
  return isWritten ? { isDraft: true, isPublished: false, media: await findPreparedMedia(trx, filmId) } : null;
}
