import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import blackedraw from '../../../../../apps/blackedraw/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { pseudonymOf } from '../recommendations/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;
let ben: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, blackedraw] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  const { db } = gateway.services;
  for (let index = 1; index <= 12; index += 1) await addVideo(db, `film-${index}`, 'vixen');
  await addVideo(db, 'elsewhere', 'tushy');
  await addVideo(db, 'film-of-raw', 'blackedraw');
  await db
    .insertInto('reels')
    .values([
      ...Array.from({ length: 12 }, (_, index) => ({
        id: `reel-${index + 1}`,
        site_id: 'vixen' as const,
        video_id: `film-${index + 1}`,
        position: index + 1,
      })),
      { id: 'reel-elsewhere', site_id: 'tushy' as const, video_id: 'elsewhere', position: 13 },
      { id: 'reel-of-raw', site_id: 'blackedraw' as const, video_id: 'film-of-raw', position: 14 },
    ])
    .execute();
});

interface Feed {
  readonly reels: {
    readonly items: readonly {
      readonly reelId: string;
      readonly myRating: number | null;
      readonly isBookmarked: boolean;
      readonly clip: { readonly src: string } | null;
    }[];
    readonly next: number | null;
  };
}

const FEED = `query ($after: Int, $first: Int) { reels(after: $after, first: $first) {
  items { reelId myRating isBookmarked clip { src } } next } }`;

const mine = async (member: TestMember, reelId: string) =>
  (await member.query<Feed>(FEED, { first: 30 })).reels.items.find((each) => each.reelId === reelId);

const send = async (member: TestMember | null, event: string, body: unknown, tenant = 'vixen') => {
  const caller = { tenant, area: 'members', ...(member && { session: member.session }) } as const;
  const answer = await gateway.inject({
    method: 'POST',
    url: `/rest/reel/${event}`,
    headers: { ...gateway.headersFor(caller), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
};

describe('the feed', () => {
  it('R48 gives the brand’s reels in their order, page after page, to its end', async () => {
    const first = await gateway.graphql<Feed>(FEED, { first: 10 }, { tenant: 'vixen', area: 'tour' });
    expect(first.data.reels.items.map(({ reelId }) => reelId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `reel-${index + 1}`),
    );
    expect(first.data.reels.next).toBe(10);
    const second = await gateway.graphql<Feed>(FEED, { after: 10 }, { tenant: 'vixen', area: 'tour' });
    expect(second.data.reels).toMatchObject({ items: [{ reelId: 'reel-11' }, { reelId: 'reel-12' }], next: null });
  });

  it('R48 begins with the reel that a link names, and at its start for one that the brand does not show', async () => {
    const startingWith = async (startsWith: string) => {
      const document = 'query ($startsWith: ID) { reels(startsWith: $startsWith) { items { reelId } next } }';
      const { data } = await gateway.graphql<Feed>(document, { startsWith }, { tenant: 'vixen', area: 'tour' });
      return { ids: data.reels.items.map(({ reelId }) => reelId), next: data.reels.next };
    };
    expect(await startingWith('reel-11')).toEqual({ ids: ['reel-11', 'reel-12'], next: null });
    expect(await startingWith('reel-2')).toMatchObject({ next: 11 });
    for (const other of ['reel-of-raw', 'reel-elsewhere', 'nothing', '']) {
      expect((await startingWith(other)).ids[0]).toBe('reel-1');
    }
  });

  it('R48 T07 is empty where the flag is off', async () => {
    const { data } = await gateway.graphql<Feed>(FEED, {}, { tenant: 'blackedraw', area: 'tour' });
    expect(data.reels).toEqual({ items: [], next: null });
  });

  it('R48 A01 plays for a visitor, by an address that nobody else can use', async () => {
    const { data } = await gateway.graphql<Feed>(FEED, { first: 1 }, { tenant: 'vixen', area: 'tour' });
    const src = data.reels.items[0]?.clip?.src ?? '';
    const query = async (session?: string) =>
      (
        await gateway.inject({
          method: 'GET',
          url: src,
          headers: gateway.headersFor({ tenant: 'vixen', area: 'members', ...(session && { session }) }),
        })
      ).statusCode;
    expect([await query(), await query(ada.session)]).toEqual([200, 403]);
  });

  it.each([{ first: 0 }, { first: 31 }, { after: -1 }])('R48 refuses %o', async (variables) => {
    const { errors } = await gateway.graphql(FEED, variables, { tenant: 'vixen', area: 'tour' });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });
});

describe('C24 K15 what happens to a reel', () => {
  it('C24 keeps a rating, lets the newest word count in any order, and takes it back', async () => {
    const rate = (rating: number | null, minute: number) =>
      send(ada, 'rating', { itemId: 'reel-1', rating, timestamp: `2026-03-02T11:${minute}:00Z` });
    expect(await rate(1, 10)).toBe(204);
    expect((await mine(ada, 'reel-1'))?.myRating).toBe(1);
    expect(await rate(-1, 30)).toBe(204);
    expect(await rate(0.5, 20)).toBe(204);
    expect((await mine(ada, 'reel-1'))?.myRating).toBe(-1);
    expect(await rate(null, 40)).toBe(204);
    expect((await mine(ada, 'reel-1'))?.myRating).toBeNull();
    expect((await mine(ben, 'reel-1'))?.myRating).toBeNull();
  });

  it('C24 keeps and drops a bookmark', async () => {
    expect(await send(ada, 'add-bookmark', { itemId: 'reel-2', timestamp: '2026-03-02T11:00:00Z' })).toBe(204);
    expect((await mine(ada, 'reel-2'))?.isBookmarked).toBe(true);
    expect(await send(ada, 'delete-bookmark', { itemId: 'reel-2', timestamp: '2026-03-02T11:01:00Z' })).toBe(204);
    expect(await send(ada, 'add-bookmark', { itemId: 'reel-2', timestamp: '2026-03-02T11:00:00Z' })).toBe(204);
    expect((await mine(ada, 'reel-2'))?.isBookmarked).toBe(false);
  });

  it('C24 counts the same view and the same purchase once', async () => {
    const { db } = gateway.services;
    const body = {
      itemId: 'reel-3',
      userId: ada.userId,
      email: 'ADA@example.com',
      timestamp: 1_772_000_000,
      recommId: 'r1',
    };
    for (const event of ['view', 'view', 'purchase', 'purchase']) expect(await send(ada, event, body)).toBe(204);
    expect(await send(ada, 'view', { ...body, timestamp: 1_772_000_001 })).toBe(204);
    expect(
      await db.selectFrom('reel_views').select('recomm_id').where('reel_id', '=', 'reel-3').execute(),
    ).toHaveLength(2);
    expect(await db.selectFrom('reel_purchases').selectAll().execute()).toMatchObject([{ recomm_id: 'r1' }]);
  });

  it('C24 K15 reports reels to the recommender, once, and removes what was removed', async () => {
    const { db, config } = gateway.services;
    const event = { itemId: 'reel-4', timestamp: '2026-03-02T11:00:00Z', recommId: 'r1' };
    for (const kind of ['view', 'view', 'add-bookmark', 'purchase']) expect(await send(ben, kind, event)).toBe(204);
    expect(await send(ben, 'rating', { ...event, rating: -0.5 })).toBe(204);
    const known = () =>
      db
        .selectFrom('recommender_interactions')
        .select(['kind', 'value'])
        .where('database', '=', 'network-reels')
        .where('user_id', '=', pseudonymOf(config.secrets, ben.userId))
        .where('item_id', '=', 'reel-4')
        .orderBy('kind')
        .execute();
    expect(await known()).toEqual([
      { kind: 'bookmarks', value: 1 },
      { kind: 'detailviews', value: 1 },
      { kind: 'purchases', value: 1 },
      { kind: 'ratings', value: -0.5 },
    ]);
    expect(await send(ben, 'delete-bookmark', { ...event, timestamp: '2026-03-02T11:01:00Z' })).toBe(204);
    expect(await send(ben, 'rating', { ...event, timestamp: '2026-03-02T11:01:00Z', rating: null })).toBe(204);
    expect((await known()).map(({ kind }) => kind)).toEqual(['detailviews', 'purchases']);
  });

  it.each([
    ['a foreign user', 403, { itemId: 'reel-1', userId: 'somebody-else' }],
    ['a foreign email', 403, { itemId: 'reel-1', email: 'ben@example.com' }],
    ['an unknown reel', 404, { itemId: 'no-such-reel' }],
    ['a reel of another brand', 404, { itemId: 'reel-elsewhere' }],
    ['a rating out of range', 400, { itemId: 'reel-1', rating: 1.01 }],
    ['a rating that is a text', 400, { itemId: 'reel-1', rating: '1' }],
    ['no item', 400, { rating: 1 }],
    ['a moment that is none', 400, { itemId: 'reel-1', rating: 1, timestamp: 'yesterday' }],
    ['a moment to come', 400, { itemId: 'reel-1', rating: 1, timestamp: '2026-03-02T13:00:00Z' }],
    ['a list', 400, [1]],
  ])('C24 refuses %s with %i, and keeps nothing', async (_what, status, body) => {
    const { db } = gateway.services;
    const before = await db.selectFrom('reel_ratings').selectAll().execute();
    expect(await send(ada, 'rating', body)).toBe(status);
    expect(await db.selectFrom('reel_ratings').selectAll().execute()).toEqual(before);
  });

  it('C24 is for signed-in persons, where the flag is on', async () => {
    expect(await send(null, 'view', { itemId: 'reel-1' })).toBe(401);
    const onRaw = await signInMember(gateway, blackedraw, 'raw');
    expect(await send(onRaw, 'view', { itemId: 'reel-of-raw' }, 'blackedraw')).toBe(404);
  });
});
