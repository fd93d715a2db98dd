import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { makeCrowd } from './crowd.ts';
import { aggregate } from '../engine/aggregate.ts';
import { syncFilms } from '../items/sync-films.ts';
import { syncReels } from '../items/sync-reels.ts';
import { RECOMMENDER_DATABASES, type RecommenderDatabase } from '../recombee/databases.ts';

const WATCHERS = { 'network-main': 240, 'network-reels': 60 } as const;
const WATCHED = 12;
const LOYALTY = 0.75;

/** The items on offer, and a made-up crowd that watched some, so that recommendations have something to go by. */
export const seedRecommendations: Seed = async ({ db, today, random }) => {
  await syncFilms(db, 'network-main', today);
  await syncReels(db, 'network-reels', 'network-main');
  for (const database of RECOMMENDER_DATABASES) {
    const crowd = makeCrowd(
      { tastes: await tastesOf(db, database), users: WATCHERS[database], itemsOfUser: WATCHED, loyalty: LOYALTY },
      random(`crowd of ${database}`),
    );
    await insertRows(
      db,
      'recommender_users',
      crowd.map(({ userId }) => ({ database, user_id: userId, is_changed: true })),
    );
    await insertRows(
      db,
      'recommender_interactions',
      crowd.flatMap(({ userId, items }) =>
        items.map((item, index) => ({
          database,
          user_id: userId,
          item_id: item,
          kind: 'detailviews' as const,
          happened_at: new Date(today.getTime() - ((items.length - index) * DAY_MS) / 24),
          value: 1,
          recomm_id: null,
        })),
      ),
    );
    await aggregate(db, database);
  }
};

/** Each category is a taste. */
async function tastesOf(
  db: Parameters<Seed>[0]['db'],
  database: RecommenderDatabase,
): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('recommender_traits')
    .select(['feature', 'item_id'])
    .where('database', '=', database)
    .where('feature', 'like', 'category:%')
    .orderBy('feature')
    .orderBy('item_id')
    .execute();
  const tastes = Map.groupBy(rows, ({ feature }) => feature);
  return [...tastes.values()].map((items) => items.map(({ item_id }) => item_id));
}
