import { requests } from 'recombee-api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests, type TestGateway } from '@network/testing/gateway.ts';
import blackedraw from '../../../../../apps/blackedraw/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { aggregateRecommendations } from './aggregate-job.ts';
import { pseudonymOf } from './service/pseudonym.ts';
import { recommenderOf } from './service/recommender.ts';

let ada: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, blackedraw] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  const { db, clock } = gateway.services;
  for (let index = 1; index <= 9; index += 1) await addVideo(db, `film-${index}`, 'vixen');
  await addVideo(db, 'elsewhere', 'tushy');
  await db
    .insertInto('categories')
    .values([{ slug: 'rain', name: 'Rain' }])
    .execute();
  await db
    .insertInto('video_categories')
    .values([{ video_id: 'film-7', category_slug: 'rain' }])
    .execute();
  await aggregateRecommendations.run(gateway.services, clock.now());
  const main = recommenderOf(gateway.services, 'network-main');
  for (const user of ['x', 'y', 'z']) {
    for (const film of ['film-1', 'film-2', 'elsewhere']) {
      await main?.send(new requests.AddBookmark(user, film, { cascadeCreate: true }));
    }
  }
  await aggregateRecommendations.run(gateway.services, clock.now());
});

interface Shelf {
  readonly recommendations: {
    readonly recommId: string | null;
    readonly hasMore: boolean;
    readonly videos: readonly { readonly videoId: string }[];
  };
}

const SHELF = `query ($shelf: RecommendationShelf!, $about: String, $first: Int, $after: ID, $without: [ID!]) {
  recommendations(shelf: $shelf, about: $about, first: $first, after: $after, without: $without) { recommId hasMore videos { videoId } } }`;
const query = async (variables: Readonly<Record<string, unknown>>) =>
  (await ada.query<Shelf>(SHELF, { shelf: 'home', ...variables })).recommendations;
const idsOf = ({ videos }: Shelf['recommendations']) => videos.map(({ videoId }) => videoId);

const send = async (member: TestMember | null, body: unknown) => {
  const caller = { tenant: 'vixen', area: 'members', ...(member && { session: member.session }) } as const;
  const answer = await gateway.inject({
    method: 'POST',
    url: '/recommendations-tracking',
    headers: { ...gateway.headersFor(caller), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
};

describe('shelves', () => {
  it('K15 A13 recommends films of this brand only, the best liked first', async () => {
    const shelf = await query({ first: 12 });
    expect(idsOf(shelf).slice(0, 2)).toEqual(['film-1', 'film-2']);
    expect(idsOf(shelf)).toHaveLength(9);
    expect(idsOf(shelf)).not.toContain('elsewhere');
    expect(shelf.hasMore).toBe(false);
  });

  it('R50 goes on with a recommendation without repeating, to its end', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true, round = 0; more && round < 9; round += 1) {
      const page: Shelf['recommendations'] = await query({ shelf: 'recommendedVideos', first: 4, after });
      seen.push(...idsOf(page));
      after = page.recommId;
      more = page.hasMore;
    }
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
  });

  it('R50 starts again when a recommendation has expired or never existed', async () => {
    expect(idsOf(await query({ first: 2, after: 'no-such-one' }))).toEqual(['film-1', 'film-2']);
  });

  it('K15 recommends the next ones in the place of what the page shows already', async () => {
    const first = idsOf(await query({ first: 4 }));
    const next = idsOf(await query({ shelf: 'vmg', first: 4, without: [...first, 'no-such-film', '"} or ('] }));
    expect(next).toHaveLength(4);
    expect(next.filter((id) => first.includes(id))).toEqual([]);
    const tooMany = { shelf: 'home', without: Array.from({ length: 151 }, (_, index) => `film-${index}`) };
    const caller = { tenant: 'vixen', area: 'members', session: ada.session } as const;
    expect((await gateway.graphql(SHELF, tooMany, caller)).errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });

  it('K15 is about a film, or a category', async () => {
    expect(idsOf(await query({ shelf: 'videoPage', about: 'film-1', first: 1 }))).toEqual(['film-2']);
    expect(idsOf(await query({ shelf: 'tag', about: 'rain' }))).toEqual(['film-7']);
    const request = async (shelf: string, about: string | null) => {
      const caller = { tenant: 'vixen', area: 'members', session: ada.session } as const;
      return (await gateway.graphql(SHELF, { shelf, about }, caller)).errors?.[0]?.extensions?.['code'];
    };
    expect(await request('videoPage', 'no-such-film')).toBe('NOT_FOUND');
    expect(await request('videoPage', 'elsewhere')).toBe('NOT_FOUND');
    expect(await request('tag', '../rain')).toBe('BAD_REQUEST');
  });

  it('A13 T07 is refused to visitors, and where the flag is off', async () => {
    const codeFor = async (caller: Parameters<TestGateway['graphql']>[2]) =>
      (await gateway.graphql(SHELF, { shelf: 'home' }, caller)).errors?.[0]?.extensions?.['code'];
    expect(await codeFor({ tenant: 'vixen', area: 'members' })).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    const raw = await signInMember(gateway, blackedraw, 'raw');
    expect(await codeFor({ tenant: 'blackedraw', area: 'members', session: raw.session })).toBe('FORBIDDEN');
  });

  it('C29 gives a page what it needs to report about its own person, and about nobody else', async () => {
    const document = '{ recommenderAccess { region database userId } }';
    const { userId } = (await ada.query<{ recommenderAccess: { userId: string } }>(document)).recommenderAccess;
    expect(userId).toBe(pseudonymOf(gateway.services.config.secrets, ada.userId));
    expect(userId).not.toContain(ada.userId);
    const { data } = await gateway.graphql(document, {}, { tenant: 'vixen', area: 'members' });
    expect(data).toEqual({ recommenderAccess: null });
  });
});

describe('C23 clicks', () => {
  it('C23 are counted once for a recommendation and an element', async () => {
    const click = { elementClicked: 'vxn-shelf1', recommId: 'r1', userId: ada.userId, email: 'Ada@example.com' };
    expect([await send(ada, click), await send(ada, click)]).toEqual([204, 204]);
    const rows = await gateway.services.db.selectFrom('recommendation_clicks').selectAll().execute();
    expect(rows).toMatchObject([{ user_id: ada.userId, recomm_id: 'r1', element: 'vxn-shelf1' }]);
  });

  it.each([
    ['a foreign user', 403, { elementClicked: 'a', recommId: 'r2', userId: 'somebody-else' }],
    ['a foreign email', 403, { elementClicked: 'a', recommId: 'r2', email: 'ben@example.com' }],
    ['no recommendation', 400, { elementClicked: 'a' }],
    ['a list', 400, []],
  ])('C23 refuses %s with %i', async (_what, status, body) => {
    expect(await send(ada, body)).toBe(status);
    expect(await send(null, body)).toBe(401);
  });
});
