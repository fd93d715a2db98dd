import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { memberSession } from '../identity/testing/public.ts';

let member: Awaited<ReturnType<typeof memberSession>>;
let videos: string[];
const gateway = gatewayForTests({ seed: true, tenants: [tushy, vixen, vixenplus] });
beforeAll(async () => {
  member = await memberSession(gateway, 'member', 'vixen');
  const rows = await gateway.services.db
    .selectFrom('videos')
    .select('id')
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .orderBy('id')
    .limit(101)
    .execute();
  videos = rows.map(({ id }) => id);
}, 120_000);
beforeEach(() => gateway.services.db.deleteFrom('favorite_videos').execute());

const ADD = `mutation ($ids: [ID!]!, $kind: FavoriteKind = VIDEO) {
  addFavorites(kind: $kind, ids: $ids) { __typename ... on FavoritesChanged { ids } ... on FavoriteBatchRefused { messageKey maximum } ... on AccessDenied { nextStep } }
}`;
const REMOVE = ADD.replace('addFavorites', 'removeFavorites');
const LIST = '{ favoriteVideos { items { videoId isFavorite } info { total hasNextPage } } }';

const listed = async (): Promise<string[]> => {
  const { data } = await gateway.graphql<{ favoriteVideos: { items: { videoId: string; isFavorite: boolean }[] } }>(
    LIST,
    {},
    member,
  );
  expect(data.favoriteVideos.items.every(({ isFavorite }) => isFavorite)).toBe(true);
  return data.favoriteVideos.items.map(({ videoId }) => videoId);
};

describe('R26 favourites', () => {
  it('R26 are saved once, listed, and removed', async () => {
    const id = videos[0] as string;
    for (let again = 0; again < 2; again += 1) {
      const { data } = await gateway.graphql(ADD, { ids: [id, id] }, member);
      expect(data).toEqual({ addFavorites: { __typename: 'FavoritesChanged', ids: [id] } });
    }
    expect(await listed()).toEqual([id]);
    await gateway.graphql(REMOVE, { ids: [id] }, member);
    await gateway.graphql(REMOVE, { ids: [id] }, member);
    expect(await listed()).toEqual([]);
  });

  it('K05 take a hundred at once, and change nothing for more or for none', async () => {
    for (const ids of [videos, []]) {
      const { data } = await gateway.graphql(ADD, { ids }, member);
      expect(data).toEqual({
        addFavorites: { __typename: 'FavoriteBatchRefused', messageKey: 'errors.favoriteBatch', maximum: 100 },
      });
    }
    expect(await listed()).toEqual([]);
    await gateway.graphql(ADD, { ids: videos.slice(0, 100) }, member);
    const { data } = await gateway.graphql(LIST, {}, member);
    expect(data).toMatchObject({ favoriteVideos: { info: { total: 100, hasNextPage: true } } });
  });

  it('answer an id of another site as one that does not exist', async () => {
    const foreign = await gateway.services.db
      .selectFrom('videos')
      .select('id')
      .where('site_id', '=', 'tushy')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { data } = await gateway.graphql(ADD, { ids: [foreign.id, 'no-such-video'] }, member);
    expect(data).toEqual({ addFavorites: { __typename: 'FavoritesChanged', ids: [] } });
  });

  it.each(['PERFORMER', 'CHANNEL'] as const)('R27 R28 keep a %s too', async (kind) => {
    const list = kind === 'PERFORMER' ? 'favoritePerformers' : 'favoriteChannels';
    const field = kind === 'PERFORMER' ? 'globalId' : 'channelId';
    const query = `{ ${list} { items { id: ${field} isFavorite } info { total } } }`;
    type Answer = Record<string, { items: { id: string; isFavorite: boolean }[] }>;
    const before = (await gateway.graphql<Answer>(query, {}, member)).data[list]?.items ?? [];
    const id = before[0]?.id as string;
    await gateway.graphql(REMOVE, { ids: [id], kind }, member);
    expect((await gateway.graphql<Answer>(query, {}, member)).data[list]?.items).toEqual(before.slice(1));
    await gateway.graphql(ADD, { ids: [id], kind }, member);
    expect((await gateway.graphql<Answer>(query, {}, member)).data[list]?.items[0]).toEqual({ id, isFavorite: true });
  });

  it('R28 name a channel in the language of the page', async () => {
    const query = '{ favoriteChannels { items { channelId name description } } }';
    interface Answer {
      readonly favoriteChannels: {
        readonly items: readonly { channelId: string; name: string; description: string }[];
      };
    }
    const { data } = await gateway.graphql<Answer>(query, {}, member);
    const first = data.favoriteChannels.items[0];
    const german = { title: 'Der Schneideraum', description: 'Was nach dem Schnitt geschieht.' };
    await gateway.services.db
      .updateTable('channels')
      .set({ translations: JSON.stringify([{ language: 'de', ...german }]) as never })
      .where('id', '=', first?.channelId as string)
      .execute();
    const inGerman = { ...member, headers: { 'x-language': 'de' } };
    expect((await gateway.graphql<Answer>(query, {}, inGerman)).data.favoriteChannels.items[0]).toEqual({
      channelId: first?.channelId,
      name: german.title,
      description: german.description,
    });
    expect((await gateway.graphql<Answer>(query, {}, member)).data.favoriteChannels.items[0]).toEqual(first);
  });

  it('R56 groups those of sister sites by site', async () => {
    await gateway.graphql(ADD, { ids: videos.slice(0, 2) }, member);
    const query = '{ favoriteVideosExternal { total site { id } videos { videoId site { id } } } }';
    const onTushy = await memberSession(gateway, 'member', 'tushy');
    const { data } = await gateway.graphql<{ favoriteVideosExternal: { site: { id: string }; total: number }[] }>(
      query,
      {},
      onTushy,
    );
    expect(data.favoriteVideosExternal).toMatchObject([{ site: { id: 'vixen' }, total: 2 }]);
    expect((await gateway.graphql(query, {}, member)).data).toEqual({ favoriteVideosExternal: [] });
    const bundle = await memberSession(gateway, 'member', 'vixenplus');
    expect((await gateway.graphql(query, {}, bundle)).data).toEqual({ favoriteVideosExternal: [] });
  });

  it('R25 are nobody else’s: a visitor is refused, and no card of a visitor costs a statement', async () => {
    const visitor = { tenant: 'vixen', area: 'members' } as const;
    expect((await gateway.graphql(LIST, {}, visitor)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await gateway.graphql(ADD, { ids: videos.slice(0, 1) }, visitor)).data).toEqual({
      addFavorites: { __typename: 'AccessDenied', nextStep: 'SIGN_IN' },
    });
    const statements = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
    const cards = '{ videos(input: { pageSize: 50 }) { items { isFavorite } } }';
    await gateway.graphql(cards, {}, visitor);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockClear();
    await gateway.graphql(cards, {}, member);
    // The session, the list, and one batch for all cards.
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3);
    statements.mockRestore();
  });
});
