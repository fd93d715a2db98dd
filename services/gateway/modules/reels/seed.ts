import { SITE_IDS } from '@network/tenant/sites.ts';
import { insertRows } from '../../db/seed/insert-rows.ts';
import type { Seed } from '../../db/seed/seed.ts';

const REELS = 30;
const REELS_OF_A_SITE = Math.ceil(REELS / SITE_IDS.length);

/** Thirty reels out of films that can be played, the sites in turn, so that every brand's feed has some. */
export const seedReels: Seed = async ({ db, today, random }) => {
  const films = await db
    .selectFrom('videos')
    .select(['id', 'site_id'])
    .where('channel_id', 'is', null)
    .where('released_at', '<', today)
    .where('is_denied', '=', false)
    .orderBy('id')
    .execute();
  const dice = random('reels');
  const chosen = SITE_IDS.map((site) =>
    dice.sample(
      films.filter(({ site_id }) => site_id === site),
      REELS_OF_A_SITE,
    ),
  );
  const turns = Array.from({ length: REELS_OF_A_SITE }, (_, turn) => chosen.flatMap((ofSite) => ofSite[turn] ?? []));
  const rows = turns
    .flat()
    .slice(0, REELS)
    .map(({ id, site_id }, index) => ({ id: `reel-${index + 1}`, site_id, video_id: id, position: index + 1 }));
  await insertRows(db, 'reels', rows);
};
