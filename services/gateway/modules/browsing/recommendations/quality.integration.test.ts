import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertRows } from '@network/gateway/db/insert-rows.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { rounds } from '@network/testing/effort.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { makeCrowd } from './demonstration/crowd.ts';
import { aggregate } from './engine/aggregate.ts';
import { recommend } from './engine/recommend.ts';
import { updateTraits } from './items/update-traits.ts';

const TASTES = 12;
const ITEMS = rounds(12_000);
const USERS = rounds(6_000);
/** Each is another crowd; one could be lucky. */
const CROWDS = ['a crowd', 'b', 'c', 'd', 'e'].slice(0, rounds(5));

const gateway = gatewayForTests();

it.each(CROWDS)(
  'D31 hits what people went on to at least twice as often as popularity does, at ten (%s)',
  { timeout: 900_000 },
  async (name) => {
    const { db } = gateway.services;
    // The planner has counted what was there before, and has not heard of this crowd.
    await sql`analyze`.execute(db);
    const database = `crowd ${name}`;
    const ids = Array.from({ length: ITEMS }, (_, item) => `item-${item}`);
    const tastes = Array.from({ length: TASTES }, (_, taste) => ids.filter((_id, index) => index % TASTES === taste));
    const crowd = makeCrowd({ tastes, users: USERS, itemsOfUser: 15, loyalty: 0.8 }, seedRandom(name));
    await insertRows(
      db,
      'recommender_items',
      ids.map((item_id) => ({ database, item_id })),
    );
    await insertRows(
      db,
      'recommender_users',
      crowd.map(({ userId }) => ({ database, user_id: userId, is_changed: true })),
    );
    const interactions = crowd.flatMap(({ userId, items }) =>
      // The last one is held out: that is what should be recommended.
      items.slice(0, -1).map((item, index) => ({
        database,
        user_id: userId,
        item_id: item,
        kind: 'detailviews' as const,
        happened_at: new Date(Date.UTC(2026, 0, 1, index)),
        value: 1,
        recomm_id: null,
      })),
    );
    await insertRows(db, 'recommender_interactions', interactions);
    expect(await aggregate(db, database)).toEqual({ users: USERS, items: ITEMS });
    expect(await aggregate(db, database)).toEqual({ users: 0, items: 0 });

    const order = { database, itemId: null, sites: null, features: [], exclude: [], count: 10 };
    // Popularity leaves out what somebody has seen, as the recommender does.
    const liked = await recommend(db, { ...order, userId: null, count: 10 + 15 });
    let own = 0;
    let popular = 0;
    for (const { userId, items } of crowd) {
      const seen = items.slice(0, -1);
      const next = items.at(-1) ?? '';
      if ((await recommend(db, { ...order, userId })).includes(next)) own += 1;
      if (
        liked
          .filter((item) => !seen.includes(item))
          .slice(0, 10)
          .includes(next)
      )
        popular += 1;
    }
    expect(popular).toBeGreaterThan(0);
    expect(own / popular, `${own} hits against ${popular}`).toBeGreaterThanOrEqual(2);
  },
);

it('D31 knows a film that nobody has seen by its content, and without either what most like', async () => {
  const { db } = gateway.services;
  const item = (id: string, features: readonly string[], popularity: number) => ({
    database: 'network-reels',
    item_id: id,
    site: 'vixen',
    features: [...features],
    popularity,
  });
  await insertRows(db, 'recommender_items', [
    item('new', ['tag:rain', 'performer:a'], 0),
    item('both', ['tag:rain', 'performer:a'], 1),
    item('one', ['tag:rain'], 5),
    item('none', ['tag:sun'], 9),
  ]);
  await updateTraits(db, 'network-reels');
  const order = { database: 'network-reels', userId: null, sites: ['vixen'], features: [], exclude: [], count: 3 };
  expect(await recommend(db, { ...order, itemId: 'new' })).toEqual(['both', 'one', 'none']);
  expect(await recommend(db, { ...order, itemId: null })).toEqual(['none', 'one', 'both']);
  expect(await recommend(db, { ...order, itemId: null, features: ['tag:rain'] })).toEqual(['one', 'both', 'new']);
  expect(await recommend(db, { ...order, itemId: null, sites: ['tushy'] })).toEqual([]);
});
