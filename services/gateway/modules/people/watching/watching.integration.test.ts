import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { memberSession } from '../identity/testing/public.ts';
import { loopedSeconds } from '../../content/media/public.ts';

let now = Date.parse('2026-03-02T12:00:00Z');
let member: Awaited<ReturnType<typeof memberSession>>;
let videos: string[];

const gateway = gatewayForTests({ seed: true, tenants: [vixen], clock: { now: () => new Date(now) } });
beforeAll(async () => {
  member = await memberSession(gateway, 'member', 'vixen');
  const rows = await gateway.services.db
    .selectFrom('videos')
    .select('id')
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .where('is_denied', '=', false)
    .where('released_at', '<', new Date(now))
    .orderBy('released_at', 'desc')
    .limit(4)
    .execute();
  videos = rows.map(({ id }) => id);
}, 120_000);
beforeEach(async () => {
  await gateway.services.db.deleteFrom('playback_positions').execute();
  await gateway.services.db.deleteFrom('watch_later').execute();
  await query(
    'mutation { setWatchingSettings(input: { hidesWatched: false, isHistoryPaused: false }) { hidesWatched } }',
  );
});

async function query<Data = Record<string, unknown>>(document: string, variables = {}): Promise<Data> {
  now += 1_000;
  const { data, errors } = await gateway.graphql<Data>(document, variables, member);
  expect(errors).toBeUndefined();
  return data;
}

const idOf = (index: number): string => videos[index] ?? '';
const watch = (index: number, seconds: number) =>
  query('mutation ($id: ID!, $at: Int!) { savePlaybackPosition(videoId: $id, positionSeconds: $at) }', {
    id: idOf(index),
    at: seconds,
  });
const secondsOf = async (index: number): Promise<number> => {
  const films = gateway.services.db.selectFrom('videos').select('run_length_seconds').where('id', '=', idOf(index));
  return loopedSeconds((await films.executeTakeFirstOrThrow()).run_length_seconds);
};
const toTheEnd = async (index: number) => watch(index, await secondsOf(index));
const idsOf = (rows: readonly { videoId: string }[]): string[] => rows.map(({ videoId }) => videoId);
const toContinue = async () =>
  idsOf((await query<{ it: { videoId: string }[] }>('{ it: continueWatching { videoId } }')).it);
const history = async () =>
  idsOf((await query<{ it: { items: { videoId: string }[] } }>('{ it: watchHistory { items { videoId } } }')).it.items);

describe('X04 watching on', () => {
  it('goes on where somebody stopped, until the end', async () => {
    await watch(0, 2);
    await watch(1, 3);
    expect(await toContinue()).toEqual([idOf(1), idOf(0)]);
    await toTheEnd(1);
    expect(await toContinue()).toEqual([idOf(0)]);
    expect(await history()).toEqual([idOf(1), idOf(0)]);
    const { items } = (
      await query<{ it: { items: { playbackPosition: number | null; watchProgress: number }[] } }>(
        '{ it: watchHistory { items { playbackPosition watchProgress } } }',
      )
    ).it;
    expect(items[0]).toEqual({ playbackPosition: null, watchProgress: 1 });
    expect(items[1]).toEqual({ playbackPosition: 2, watchProgress: 2 / (await secondsOf(0)) });
  });

  it('takes a film off the row without losing its position, and back', async () => {
    await watch(0, 2);
    const show = (isShown: boolean) =>
      query('mutation ($id: ID!, $on: Boolean!) { setContinueWatching(videoId: $id, isShown: $on) }', {
        id: idOf(0),
        on: isShown,
      });
    expect(await show(false)).toEqual({ setContinueWatching: true });
    expect(await toContinue()).toEqual([]);
    expect(await history()).toEqual([idOf(0)]);
    await show(true);
    expect(await toContinue()).toEqual([idOf(0)]);
    await show(false);
    await watch(0, 3);
    expect(await toContinue()).toEqual([idOf(0)]);
  });

  it('forgets one film or all of them', async () => {
    await watch(0, 2);
    await watch(1, 2);
    await watch(2, 2);
    await query('mutation ($id: ID!) { removeFromHistory(videoId: $id) }', { id: idOf(1) });
    expect(await history()).toEqual([idOf(2), idOf(0)]);
    await query('mutation { clearHistory }');
    expect(await history()).toEqual([]);
    expect(await toContinue()).toEqual([]);
  });

  it('records nothing while the history is paused', async () => {
    await watch(0, 2);
    await query('mutation { setWatchingSettings(input: { isHistoryPaused: true }) { isHistoryPaused } }');
    expect(await watch(1, 2)).toEqual({ savePlaybackPosition: false });
    expect(await history()).toEqual([idOf(0)]);
    await query('mutation { setWatchingSettings(input: { isHistoryPaused: false }) { isHistoryPaused } }');
    await watch(1, 2);
    expect(await history()).toEqual([idOf(1), idOf(0)]);
  });

  it('hides what was watched from the listing, where the person chose so', async () => {
    await toTheEnd(0);
    const list = async (heed: boolean) =>
      idsOf(
        (
          await query<{ it: { items: { videoId: string }[] } }>(
            'query ($heed: Boolean!) { it: videos(input: { heedSettings: $heed }) { items { videoId } } }',
            { heed },
          )
        ).it.items,
      );
    expect(await list(true)).toContain(idOf(0));
    const saved = await query(
      'mutation { setWatchingSettings(input: { hidesWatched: true }) { hidesWatched isHistoryPaused } }',
    );
    expect(saved).toEqual({ setWatchingSettings: { hidesWatched: true, isHistoryPaused: false } });
    expect(await list(true)).not.toContain(idOf(0));
    expect(await list(true)).toContain(idOf(1));
    expect(await list(false)).toContain(idOf(0));
    type Counted = { it: { slug: string; videoCount: number }[] };
    const counts = (heed: boolean) =>
      query<Counted>('query ($heed: Boolean!) { it: categories(heedSettings: $heed) { slug videoCount } }', { heed });
    for (const { slug, videoCount } of (await counts(true)).it) {
      const { it: listed } = await query<{ it: { info: { total: number } } }>(
        'query ($slugs: [String!]!) { it: videos(input: { heedSettings: true, categories: $slugs }) { info { total } } }',
        { slugs: [slug] },
      );
      expect([slug, videoCount]).toEqual([slug, listed.info.total]);
    }
    expect(await counts(true)).not.toEqual(await counts(false));
    // Begun again, it has still been watched.
    await watch(0, 1);
    expect(await list(true)).not.toContain(idOf(0));
  });

  it('puts films aside for later, once', async () => {
    const setLater = (isSaved: boolean) =>
      query('mutation ($id: ID!, $on: Boolean!) { setWatchLater(videoId: $id, isSaved: $on) }', {
        id: idOf(0),
        on: isSaved,
      });
    await setLater(true);
    await setLater(true);
    const later = '{ watchLater { items { videoId isWatchLater } info { total } } }';
    expect(await query(later)).toEqual({
      watchLater: { items: [{ videoId: idOf(0), isWatchLater: true }], info: { total: 1 } },
    });
    await setLater(false);
    expect(await query(later)).toEqual({ watchLater: { items: [], info: { total: 0 } } });
    const unknown = await gateway.graphql('mutation { setWatchLater(videoId: "x", isSaved: true) }', {}, member);
    expect(unknown.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });

  it('takes the answer for later by the name that earlier releases send, and refuses none at all', async () => {
    const earlier = 'mutation ($id: ID!, $on: Boolean!) { setWatchLater(videoId: $id, isKept: $on) }';
    expect(await query(earlier, { id: idOf(1), on: true })).toEqual({ setWatchLater: true });
    expect(await query(earlier, { id: idOf(1), on: false })).toEqual({ setWatchLater: false });
    const neither = await gateway.graphql('mutation { setWatchLater(videoId: "x") }', {}, member);
    expect(neither.errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });

  it('costs a visitor no statement, and a member one for all cards', async () => {
    const statements = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
    const cards =
      '{ videos(input: {}) { items { watchProgress isWatchLater } } continueWatching { videoId } watchingSettings { hidesWatched } }';
    const visitor = await gateway.graphql(cards, {}, { tenant: 'vixen', area: 'members' });
    expect(visitor.data).toMatchObject({ continueWatching: [], watchingSettings: null });
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockClear();
    await query('{ videos(input: { pageSize: 50 }) { items { watchProgress isWatchLater } } }');
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3);
    statements.mockRestore();
    const refused = await gateway.graphql(
      '{ watchHistory { items { videoId } } }',
      {},
      { tenant: 'vixen', area: 'members' },
    );
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
