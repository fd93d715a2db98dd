import type { RequestContext } from '../../../../http/request-context.ts';
import { type MediaSource, type ShownStill, stillsOfFilm, stockStills } from '../../media/public.ts';
import type { VideoRow } from '../video-subject.ts';

type Loaders = Pick<RequestContext['loaders']['catalogue'], 'chosenStillsOfVideo' | 'chaptersOfVideo'>;

/** The stills that the page of a film shows: its own, or for a film that nobody uploaded one for each of its chapters. */
export async function shownStills(row: VideoRow, loaders: Loaders, source: MediaSource): Promise<ShownStill[]> {
  const own = stillsOfFilm(row, await loaders.chosenStillsOfVideo.load(row.id), source);
  if (own.length > 0 || row.own_media !== null) return [...own];
  const chapters = await loaders.chaptersOfVideo.load(row.id);
  const seconds = chapters.map(({ starts_at_seconds }) => starts_at_seconds);
  return [...stockStills(row, seconds, source)];
}
