import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '@network/gateway/db/seed/insert-rows.ts';
import { seedRandom } from '@network/gateway/db/seed/seed-random.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { aggregate } from './aggregate.ts';
import { recommend } from './recommend.ts';

const DATABASE = 'network-main';
const ITEMS = 240;
const TASTES = 12;
const USERS = 240;
const SEEN = 14;
const TESTED = 60;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** People of twelve tastes, who mostly watch by theirs, some films being known to all; the last one is held out. */
function behaviour() {
  const dice = seedRandom('a crowd');
  return Array.from({ length: USERS }, (_, user) => {
    const taste = user % TASTES;
    const seen = new Set<number>();
    while (seen.size < SEEN) {
      const isOwn = dice.chance(0.8);
      // The square makes low numbers frequent: every taste has its hits.
      const place = Math.floor(dice.next() ** 2 * (ITEMS / TASTES));
      seen.add(isOwn ? place * TASTES + taste : Math.floor(dice.next() ** 2 * ITEMS));
    }
    return { user: `user-${user}`, items: [...seen].map((item) => `item-${item}`) };
  });
}

it('K15 D31 hits what people went on to at least twice as often as popularity does, at ten', { timeout: 60_000 }, async () => {
  const { db } = gateway.services;
  const crowd = behaviour();
  const base = { database: DATABASE };
  const items = Array.from({ length: ITEMS }, (_, item) => ({
    ...base,
    item_id: `item-${item}`,
    site: '',
    features: [],
    popularity: 0,
  }));
  await insertRows(db as never, 'recommender_items', items);
  await insertRows(
    db as never,
    'recommender_users',
    crowd.map(({ user }) => ({ ...base, user_id: user })),
  );
  const interactions = crowd.flatMap(({ user, items: seen }) =>
    seen.slice(0, -1).map((item, index) => ({
      ...base,
      user_id: user,
      item_id: item,
      kind: 'detailviews' as const,
      happened_at: new Date(Date.UTC(2026, 0, 1, index)),
      value: 1,
      recomm_id: null,
    })),
  );
  await insertRows(db as never, 'recommender_interactions', interactions);
  await aggregate(db, DATABASE);
  let own = 0;
  let popular = 0;
  for (const { user, items: seen } of crowd.slice(0, TESTED)) {
    const held = seen.at(-1) ?? '';
    const order = { database: DATABASE, itemId: null, sites: null, count: 10 };
    if ((await recommend(db, { ...order, userId: user, exclude: [] })).includes(held)) own += 1;
    if ((await recommend(db, { ...order, userId: null, exclude: seen.slice(0, -1) })).includes(held)) popular += 1;
  }
  expect(popular).toBeGreaterThan(0);
  expect(own / popular).toBeGreaterThanOrEqual(2);
});

it('K15 falls back to what has most in common, then to what most like', async () => {
  const { db } = gateway.services;
  const item = (id: string, features: readonly string[], popularity: number) => ({
    database: 'cold',
    item_id: id,
    site: 'vixen',
    features: [...features],
    popularity,
  });
  await insertRows(db as never, 'recommender_items', [
    item('new', ['tag:rain', 'performer:a'], 0),
    item('both', ['tag:rain', 'performer:a'], 1),
    item('one', ['tag:rain'], 5),
    item('none', ['tag:sun'], 9),
  ]);
  const order = { database: 'cold', userId: null, sites: ['vixen'], exclude: [], count: 3 };
  expect(await recommend(db, { ...order, itemId: 'new' })).toEqual(['both', 'one', 'none']);
  expect(await recommend(db, { ...order, itemId: null })).toEqual(['none', 'one', 'both']);
  expect(await recommend(db, { ...order, itemId: null, sites: ['tushy'] })).toEqual([]);
});
