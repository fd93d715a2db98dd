import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { deletePlaylistsForGood } from './playlists.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
let ada: TestMember;
let bea: TestMember;
let sister: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => NOW } });
beforeAll(async () => {
  for (const id of ['a', 'b', 'c', 'd']) await addVideo(gateway.services.db, id, 'vixen');
  await addVideo(gateway.services.db, 'foreign', 'tushy');
  ada = await signInMember(gateway, vixen, 'ada');
  bea = await signInMember(gateway, vixen, 'bea');
  sister = await signInMember(gateway, tushy, 'cay');
});
beforeEach(async () => {
  await gateway.services.db.deleteFrom('playlists').execute();
});

const RESULT =
  '{ __typename ... on Playlist { playlistId name total shareToken } ... on PlaylistRefused { code maximum } }';

interface Outcome {
  readonly __typename: string;
  readonly playlistId: string;
  readonly name: string;
  readonly total: number;
  readonly shareToken: string | null;
  readonly code?: string;
  readonly maximum?: number;
}

const changeOf = async (member: TestMember, call: string): Promise<Outcome> =>
  (await member.query<{ it: Outcome }>(`mutation { it: ${call} ${RESULT} }`)).it;
const create = (member: TestMember, name = 'Evenings') => changeOf(member, `createPlaylist(name: "${name}")`);
const add = (member: TestMember, id: string, film: string) =>
  changeOf(member, `addToPlaylist(playlistId: "${id}", videoId: "${film}")`);
const filmsOf = async (member: TestMember, id: string): Promise<string[] | null> => {
  const { playlist } = await member.query<{ playlist: { films: { items: { videoId: string }[] } } | null }>(
    `{ playlist(playlistId: "${id}") { films { items { videoId } } } }`,
  );
  return playlist && playlist.films.items.map(({ videoId }) => videoId);
};
async function listOf(...films: string[]): Promise<string> {
  const { playlistId } = await create(ada);
  for (const film of films) await add(ada, playlistId, film);
  return playlistId;
}
const sharedFor = async (token: string, caller: object = { tenant: 'vixen', area: 'tour' }) => {
  const { data, errors } = await gateway.graphql<{ it: unknown }>(
    'query ($token: String!) { it: sharedPlaylist(token: $token) { name ownerName total films { items { videoId } } } }',
    { token },
    caller as never,
  );
  expect(errors).toBeUndefined();
  return data.it;
};

describe('a member’s lists', () => {
  it('are created with a first film, and belong to nobody else', async () => {
    const list = await changeOf(ada, 'createPlaylist(name: "  Slow \\n evenings ", videoId: "b")');
    expect(list).toMatchObject({ name: 'Slow evenings', total: 1, shareToken: null });
    expect(await filmsOf(bea, list.playlistId)).toBeNull();
    expect((await bea.query<{ playlists: unknown[] }>('{ playlists { name } }')).playlists).toEqual([]);
    for (const call of [
      `addToPlaylist(playlistId: "${list.playlistId}", videoId: "a")`,
      `removeFromPlaylist(playlistId: "${list.playlistId}", videoId: "b")`,
      `moveInPlaylist(playlistId: "${list.playlistId}", videoId: "b")`,
      `editPlaylist(playlistId: "${list.playlistId}", name: "Mine", description: "")`,
      `sharePlaylist(playlistId: "${list.playlistId}", showsName: true)`,
      `revokePlaylistLink(playlistId: "${list.playlistId}")`,
      `restorePlaylist(playlistId: "${list.playlistId}")`,
    ]) {
      expect(await changeOf(bea, call), call).toMatchObject({ code: 'PLAYLIST_GONE' });
    }
    expect(await bea.query(`mutation { it: deletePlaylist(playlistId: "${list.playlistId}") }`)).toEqual({ it: false });
    expect(await filmsOf(ada, list.playlistId)).toEqual(['b']);
  });

  it.each([
    ['createPlaylist(name: "   ")', 'NAME_LENGTH', PLAYLISTS.longestName],
    [`createPlaylist(name: "${'x'.repeat(81)}")`, 'NAME_LENGTH', PLAYLISTS.longestName],
    [
      `createPlaylist(name: "A", description: "${'x'.repeat(501)}")`,
      'DESCRIPTION_LENGTH',
      PLAYLISTS.longestDescription,
    ],
    ['createPlaylist(name: "A", videoId: "foreign")', 'FILM_GONE', null],
  ])('refuses %s', async (call, code, maximum) => {
    expect(await changeOf(ada, call)).toEqual({ __typename: 'PlaylistRefused', code, maximum });
    expect((await ada.query<{ playlists: unknown[] }>('{ playlists { name } }')).playlists).toEqual([]);
  });

  it('end at two hundred, and a deleted one makes room', async () => {
    const { db } = gateway.services;
    const { user_id } = await db
      .selectFrom('playlists')
      .select('user_id')
      .where('id', '=', (await create(ada)).playlistId)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: PLAYLISTS.most - 1 }, (_, index) => ({
      id: `list-${String(index)}`,
      user_id,
      name: 'Another',
      description: '',
      share_token: null,
      created_at: NOW,
      changed_at: NOW,
    }));
    await db.insertInto('playlists').values(rows).execute();
    expect(await create(ada)).toMatchObject({ code: 'TOO_MANY_PLAYLISTS', maximum: 200 });
    await ada.query('mutation { deletePlaylist(playlistId: "list-1") }');
    expect((await create(ada)).__typename).toBe('Playlist');
    expect(await changeOf(ada, 'restorePlaylist(playlistId: "list-1")')).toMatchObject({ code: 'TOO_MANY_PLAYLISTS' });
  });

  it('are renamed and described', async () => {
    const id = await listOf();
    await changeOf(ada, `editPlaylist(playlistId: "${id}", name: "Mornings", description: " Two \\n lines ")`);
    expect(await ada.query(`{ it: playlist(playlistId: "${id}") { name description } }`)).toEqual({
      it: { name: 'Mornings', description: 'Two \n lines' },
    });
  });

  it('come back with their films for a day after they were deleted, and not later', async () => {
    const id = await listOf('a', 'b');
    expect(await ada.query(`mutation { it: deletePlaylist(playlistId: "${id}") }`)).toEqual({ it: true });
    expect(await filmsOf(ada, id)).toBeNull();
    expect(await deletePlaylistsForGood(gateway.services.db, new Date(NOW.getTime() + PLAYLISTS.restorableMs))).toBe(0);
    expect(await changeOf(ada, `restorePlaylist(playlistId: "${id}")`)).toMatchObject({ total: 2 });
    await ada.query(`mutation { deletePlaylist(playlistId: "${id}") }`);
    const later = new Date(NOW.getTime() + PLAYLISTS.restorableMs + 1);
    expect(await deletePlaylistsForGood(gateway.services.db, later)).toBe(1);
    expect(await changeOf(ada, `restorePlaylist(playlistId: "${id}")`)).toMatchObject({ code: 'PLAYLIST_GONE' });
  });
});

describe('the films of a list', () => {
  it('are in it once, in the order in which they were added', async () => {
    const id = await listOf('c', 'a', 'b');
    expect(await add(ada, id, 'a')).toMatchObject({ total: 3 });
    expect(await filmsOf(ada, id)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['b', 'a', ['b', 'a', 'c', 'd']],
    ['d', 'b', ['a', 'd', 'b', 'c']],
    ['a', null, ['b', 'c', 'd', 'a']],
    ['a', 'a', ['a', 'b', 'c', 'd']],
    ['a', 'gone', ['b', 'c', 'd', 'a']],
  ])('%s moves before %s', async (film, before, order) => {
    const id = await listOf('a', 'b', 'c', 'd');
    await changeOf(ada, `moveInPlaylist(playlistId: "${id}", videoId: "${film}", before: ${JSON.stringify(before)})`);
    expect(await filmsOf(ada, id)).toEqual(order);
  });

  it('are removed, and return to their place', async () => {
    const id = await listOf('a', 'b', 'c');
    expect(await changeOf(ada, `removeFromPlaylist(playlistId: "${id}", videoId: "b")`)).toMatchObject({ total: 2 });
    await changeOf(ada, `addToPlaylist(playlistId: "${id}", videoId: "b", before: "c")`);
    expect(await filmsOf(ada, id)).toEqual(['a', 'b', 'c']);
  });

  it('end at five hundred', async () => {
    const id = await listOf();
    const films = Array.from({ length: PLAYLISTS.mostFilms }, (_, index) => `many-${String(index)}`);
    for (const film of films) await addVideo(gateway.services.db, film, 'vixen');
    await gateway.services.db
      .insertInto('playlist_videos')
      .values(films.map((video_id, position) => ({ playlist_id: id, video_id, position, added_at: NOW })))
      .execute();
    expect(await add(ada, id, 'a')).toMatchObject({ code: 'TOO_MANY_FILMS', maximum: 500 });
  });

  it('of a sister site are no part of it here', async () => {
    const id = await listOf('a');
    expect(await add(ada, id, 'foreign')).toMatchObject({ code: 'FILM_GONE' });
    await gateway.services.db
      .insertInto('playlist_videos')
      .values({ playlist_id: id, video_id: 'foreign', position: 0, added_at: NOW })
      .execute();
    expect(await filmsOf(ada, id)).toEqual(['a']);
    const { playlists } = await ada.query<{ playlists: unknown[] }>('{ playlists { total covers { videoId } } }');
    expect(playlists).toEqual([{ total: 1, covers: [{ videoId: 'a' }] }]);
  });

  it('say which lists have one', async () => {
    const id = await listOf('a');
    await listOf('b');
    expect(await ada.query('{ playlistsWith(videoId: "a") }')).toEqual({ playlistsWith: [id] });
    expect(await bea.query('{ playlistsWith(videoId: "a") }')).toEqual({ playlistsWith: [] });
  });
});

describe('the link of a list', () => {
  const share = (id: string, showsName = false) =>
    changeOf(ada, `sharePlaylist(playlistId: "${id}", showsName: ${String(showsName)})`);

  it('opens it to everybody, until it is revoked; a later one is another', async () => {
    const id = await listOf('a', 'b');
    const { shareToken } = await share(id);
    expect(shareToken).toMatch(/^[\w-]{32}$/u);
    const page = {
      name: 'Evenings',
      ownerName: null,
      total: 2,
      films: { items: [{ videoId: 'a' }, { videoId: 'b' }] },
    };
    expect(await sharedFor(shareToken ?? '')).toEqual(page);
    expect((await share(id)).shareToken).toBe(shareToken);
    expect(await changeOf(ada, `revokePlaylistLink(playlistId: "${id}")`)).toMatchObject({ shareToken: null });
    expect(await sharedFor(shareToken ?? '')).toBeNull();
    expect((await share(id)).shareToken).not.toBe(shareToken);
  });

  it('does not open a deleted list, nor one by its id', async () => {
    const id = await listOf('a');
    const { shareToken } = await share(id);
    expect(await sharedFor(id)).toBeNull();
    await ada.query(`mutation { deletePlaylist(playlistId: "${id}") }`);
    expect(await sharedFor(shareToken ?? '')).toBeNull();
  });

  it('shows only the films of the brand on which it is opened', async () => {
    const id = await listOf('a');
    const { shareToken } = await share(id);
    expect(await sharedFor(shareToken ?? '', { tenant: 'tushy', area: 'members', session: sister.session })).toEqual({
      name: 'Evenings',
      ownerName: null,
      total: 0,
      films: { items: [] },
    });
  });

  it('names its owner only if they have a display name and agreed', async () => {
    const id = await listOf('a');
    const { shareToken } = await share(id, true);
    const ownerName = async () => ((await sharedFor(shareToken ?? '')) as { ownerName: string | null }).ownerName;
    expect(await ownerName()).toBe('ada');
    await share(id, false);
    expect(await ownerName()).toBeNull();
    await share(id, true);
    const names = gateway.services.db.updateTable('users').where('email', 'like', 'ada%');
    await names.set({ display_name: null }).execute();
    expect(await ownerName()).toBeNull();
  });

  it('ends with the account of its owner', async () => {
    const { shareToken } = await share(await listOf('a'));
    const users = gateway.services.db.updateTable('users').where('email', 'like', 'ada%');
    await users.set({ disabled_at: NOW }).execute();
    expect(await sharedFor(shareToken ?? '')).toBeNull();
    await users.set({ disabled_at: null }).execute();
    expect(await sharedFor(shareToken ?? '')).not.toBeNull();
  });
});

describe('playing a list', () => {
  const place = async (member: TestMember, list: string, film: string) =>
    (
      await member.query<{ it: unknown }>(
        `{ it: playlistPlace(list: "${list}", videoId: "${film}") { number total previous { videoId } next { videoId } } }`,
      )
    ).it;

  it('goes on with the next film, and ends with the last', async () => {
    const id = await listOf('c', 'a', 'b');
    expect(await place(ada, id, 'a')).toEqual({
      number: 2,
      total: 3,
      previous: { videoId: 'c' },
      next: { videoId: 'b' },
    });
    expect(await place(ada, id, 'b')).toMatchObject({ number: 3, next: null });
    expect(await place(ada, id, 'd')).toBeNull();
  });

  it('needs the list to be the viewer’s own, or its link', async () => {
    const id = await listOf('a', 'b');
    const { shareToken } = await changeOf(ada, `sharePlaylist(playlistId: "${id}", showsName: false)`);
    expect(await place(bea, id, 'a')).toBeNull();
    expect(await place(bea, shareToken ?? '', 'a')).toMatchObject({ next: { videoId: 'b' } });
  });
});
