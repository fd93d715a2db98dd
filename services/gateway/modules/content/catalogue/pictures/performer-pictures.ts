import { type MediaSource, type Picture, pictureFor, pictureIn, UPRIGHT } from '../../media/public.ts';
import type { Artwork } from './artwork.ts';

/** What pictures of a performer are chosen by. */
interface Pictured {
  readonly id: string;
  readonly artwork: Artwork | null;
}

/** A performer's portrait: their own, or what stands in for it. */
export function portraitOf({ id, artwork }: Pictured, source: MediaSource): Picture {
  const own = artwork?.portrait;
  return own === undefined ? pictureFor('portrait', id, source) : pictureIn(own, UPRIGHT, source);
}

/** The wide picture of a performer's page. */
export function bannerOf({ id, artwork }: Pictured, source: MediaSource): Picture {
  const own = artwork?.banner;
  return own === undefined ? pictureFor('banner', id, source) : pictureIn(own, '2.39:1', source);
}
