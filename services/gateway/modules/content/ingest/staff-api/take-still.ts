import type { GatewayServices } from '../../../../services.ts';
import type { StaffIdentity } from '../../../staff/staff/public.ts';
import { addFrame, type FrameUse } from '../sources/add-frame.ts';
import { findSource, type SourceWithSteps } from '../sources/find-sources.ts';

/** Why no picture is taken, for the person who requested it. */
export interface RefusedStill {
  readonly message: string;
}

const NO_FILM = 'The film has no media that play. Send them, and wait until they are prepared.';
const NO_MOMENT = 'The film has no such moment. Choose one before its end.';

/**
 * Begins to take a picture out of a film that was prepared, at a given time.
 * @param film the source of the film's media; null for one that this person can't see
 * @param use what the picture is for
 * @returns the source of the picture
 */
export async function takeStill(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  film: SourceWithSteps | null,
  { at, use }: { readonly at: number; readonly use: FrameUse },
  by: StaffIdentity,
): Promise<SourceWithSteps | RefusedStill> {
  const isReady = film?.kind === 'film' && (film.state === 'prepared' || film.state === 'published');
  if (!isReady || film.film === null || film.version === null) return { message: NO_FILM };
  const seconds = film.facts?.seconds ?? Number.POSITIVE_INFINITY;
  if (!Number.isFinite(at) || at < 0 || at >= seconds) return { message: NO_MOMENT };
  const { id: filmId, slug } = film.film;
  const frame = { use, filmId, slug, version: film.version, at };
  const source = await findSource(db, await addFrame(db, frame, by, clock.now()));
  if (source === null) throw new Error('A source that was just added is there.');
  return source;
}
