import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { insertRows } from '../../db/seed/insert-rows.ts';
import type { Seed } from '../../db/seed/seed.ts';
import { CURATORS, REMARKS } from './wall-words.ts';
import { findPlayableFilms } from '../catalogue/public.ts';

const POSTS_OF_A_SITE = REMARKS.length * 2;
/** One in as many waits for its moderator, and one in as many was refused. */
const PENDING_EVERY = 9;
const REJECTED_EVERY = 13;

/** Posts of every site, most of them approved. */
export const seedWall: Seed = async ({ db, today, random }) => {
  const films = await findPlayableFilms(db, today);
  for (const site of SITE_IDS) {
    const dice = random(`wall of ${site}`);
    const chosen = dice.sample(
      films.filter(({ site_id }) => site_id === site),
      POSTS_OF_A_SITE,
    );
    const remarks = [...dice.shuffle(REMARKS), ...dice.shuffle(REMARKS)];
    const rows = chosen.map(({ id }, index) => {
      const postedAt = new Date(today.getTime() - (index + 1) * DAY_MS * 0.7);
      const status =
        index % PENDING_EVERY === PENDING_EVERY - 1
          ? ('pending' as const)
          : index % REJECTED_EVERY === REJECTED_EVERY - 1
            ? ('rejected' as const)
            : ('approved' as const);
      return {
        id: `wall-${site}-${index + 1}`,
        site_id: site,
        curator: dice.pick(CURATORS),
        text: remarks[index] ?? REMARKS[0],
        video_id: id,
        shape: dice.chance(0.45) ? ('tall' as const) : ('wide' as const),
        status,
        posted_at: postedAt,
        moderated_at: status === 'pending' ? null : new Date(postedAt.getTime() + DAY_MS / 24),
      };
    });
    await insertRows(db, 'wall_posts', rows);
  }
};
