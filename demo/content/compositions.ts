import { compositionsOfSite, qualitiesOf } from '@network/gateway/modules/content/media/public.ts';
import { stockMedia } from '../media/stock-media.ts';
import { dealCompositions, type Listing } from './deal-compositions.ts';
import type { DraftFilm } from './films.ts';

/** A film with the composition of its picture and clip; null for a film of a site without any. */
export interface PicturedFilm extends DraftFilm {
  readonly composition: string | null;
}

/** The films with a composition of their brand each, and the best lines that its clip really has. */
export function withCompositions(
  films: readonly DraftFilm[],
  listings: readonly Listing[],
  filtered: readonly Listing[],
): PicturedFilm[] {
  const dealt = dealCompositions(films, listings, (site) => compositionsOfSite(stockMedia, site), filtered);
  return films.map((film) => {
    const composition = dealt.get(film.id) ?? null;
    const clip = composition === null ? undefined : stockMedia.clipsById.get(composition);
    const tallest = clip === undefined ? undefined : qualitiesOf(clip).at(-1)?.rendition.height;
    return { ...film, composition, bestHeight: Math.min(film.bestHeight, tallest ?? Infinity) };
  });
}
