import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { insertRows } from '../../db/seed/insert-rows.ts';
import type { Seed } from '../../db/seed/seed.ts';
import { findPlayableFilms } from '../catalogue/public.ts';
import { clipOf, type FilmKey } from '../media/public.ts';

/** A feed is worth opening only when it does not end after a few swipes. */
const REELS_OF_A_SITE = 12;

/** Reels of every site out of films that can be played, the sites in turn, so that a feed of several sites mixes them. */
export const seedReels: Seed = async ({ db, today, random }) => {
  const films = await findPlayableFilms(db, today);
  const dice = random('reels');
  const chosen = SITE_IDS.map((site) => {
    const own = dice.shuffle(films.filter(({ site_id }) => site_id === site));
    return onePerUprightClip(own).slice(0, REELS_OF_A_SITE);
  });
  const turns = Array.from({ length: REELS_OF_A_SITE }, (_, turn) => chosen.flatMap((ofSite) => ofSite[turn] ?? []));
  const rows = turns
    .flat()
    .map(({ id, site_id }, index) => ({ id: `reel-${index + 1}`, site_id, video_id: id, position: index + 1 }));
  await insertRows(db, 'reels', rows);
};

/** Films with an upright clip, one for each: a feed shows no clip twice, and none with bars or cut at its sides. */
function onePerUprightClip<Film extends Omit<FilmKey, 'own_media'>>(films: readonly Film[]): Film[] {
  const upright = films.filter((film) => clipOf(film).reel !== null);
  return [...new Map(upright.map((film) => [clipOf(film).id, film])).values()];
}
