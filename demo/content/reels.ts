import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { clipOf } from '@network/gateway/modules/content/media/public.ts';
import { stockMedia } from '../media/stock-media.ts';
import { type Catalogue, playableFilms } from './catalogue.ts';
import { byId } from './by-id.ts';
import type { PicturedFilm } from './compositions.ts';

/** A feed is worth opening only when it does not end after a few swipes. */
const REELS_OF_A_SITE = 12;

/** Reels of every site out of films that can be played, the sites in turn, so that a feed of several sites mixes them. */
export function makeReels(catalogue: Catalogue) {
  const films = playableFilms(catalogue).toSorted(byId);
  const dice = seedRandom('reels');
  const chosen = SITE_IDS.map((site) => {
    const own = dice.shuffle(films.filter((film) => film.site === site));
    return onePerUprightClip(own).slice(0, REELS_OF_A_SITE);
  });
  const turns = Array.from({ length: REELS_OF_A_SITE }, (_, turn) => chosen.flatMap((ofSite) => ofSite[turn] ?? []));
  return turns
    .flat()
    .map(({ slug, site }, index) => ({ slug: `reel-${index + 1}`, site, film: slug, position: index + 1 }));
}

/** Films with an upright clip, one for each: a feed shows no clip twice, and none with bars or cut at its sides. */
function onePerUprightClip(films: readonly PicturedFilm[]): PicturedFilm[] {
  const byClip = films.flatMap((film) => {
    const clip = clipOf(stockMedia, film);
    return clip?.reel ? [[clip.id, film] as const] : [];
  });
  return [...new Map(byClip).values()];
}
