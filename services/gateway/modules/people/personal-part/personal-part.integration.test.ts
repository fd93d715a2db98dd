import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gatewayForTests, startTestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import type { PersonalPart } from '../../../graphql/resolvers.generated.ts';
import { memberSession } from '../identity/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let films: readonly string[];
let performers: readonly string[];
const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  const shown = await gateway.graphql<{
    videos: { items: { videoId: string }[] };
    performers: { items: { globalId: string }[] };
  }>(
    '{ videos(input: { pageSize: 4 }) { items { videoId } } performers(input: { pageSize: 4 }) { items { globalId } } }',
    {},
    { tenant: 'vixen' },
  );
  films = shown.data.videos.items.map(({ videoId }) => videoId);
  performers = shown.data.performers.items.map(({ globalId }) => globalId);
});

const PART = `query ($videoIds: [ID!]!, $performerIds: [ID!]!) {
  it: personalPart(videoIds: $videoIds, performerIds: $performerIds) {
    profile { userId displayName viewer } rights { id token viewer isWatching }
    favoriteVideoIds favoritePerformerIds watchMarks { videoId isWatchLater watchProgress playbackPosition }
  }
}`;

const partOf = async (member: Pick<TestMember, 'query'>) =>
  (await member.query<{ it: PersonalPart }>(PART, { videoIds: films, performerIds: performers })).it;

const asStandIn = (token: string, query: string) =>
  gateway.graphql(query, {}, { tenant: 'vixen', area: 'members', headers: { 'x-rights': token } });

const MARKS = `query { videos(input: { pageSize: 4, heedSettings: true }) {
  items { videoId isFavorite isWatchLater watchProgress playbackPosition } } }`;

describe('the personal part of a page', () => {
  it('holds what a page of one’s own would show', async () => {
    const ada = await signInMember(gateway, vixen, 'ada');
    await ada.query('mutation ($ids: [ID!]!) { addFavorites(kind: VIDEO, ids: $ids) { __typename } }', {
      ids: [films[1]],
    });
    await ada.query('mutation ($ids: [ID!]!) { addFavorites(kind: PERFORMER, ids: $ids) { __typename } }', {
      ids: [performers[2]],
    });
    await ada.query('mutation ($id: ID!) { setWatchLater(videoId: $id, isSaved: true) }', { id: films[0] });
    await ada.query('mutation ($id: ID!) { savePlaybackPosition(videoId: $id, positionSeconds: 5) }', { id: films[3] });
    const part = await partOf(ada);
    const { videos } = await ada.query<{ videos: { items: Record<string, unknown>[] } }>(MARKS);
    const laid = films.map((videoId) => ({
      videoId,
      isFavorite: part.favoriteVideoIds.includes(videoId),
      isWatchLater: false,
      watchProgress: null,
      playbackPosition: null,
      ...part.watchMarks.find((mark) => mark.videoId === videoId),
    }));
    expect(laid).toEqual(videos.items);
    expect(part).toMatchObject({
      profile: { userId: ada.userId, displayName: 'ada' },
      rights: { isWatching: true },
      favoriteVideoIds: [films[1]],
      favoritePerformerIds: [performers[2]],
    });
    expect(new Set(part.watchMarks.map(({ videoId }) => videoId))).toEqual(new Set([films[0], films[3]]));
  });

  it('takes one statement: the session with its person, and their marks', async () => {
    const ben = await signInMember(gateway, vixen, 'ben');
    await partOf(ben);
    const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
    await partOf(ben);
    expect(executor).toHaveBeenCalledTimes(1);
    executor.mockRestore();
  });

  it('has the films that came out since the last visit, with their marks', async () => {
    const gil = await signInMember(gateway, vixen, 'gil');
    const { db, clock } = gateway.services;
    const query = `{ it: personalPart(videoIds: [], performerIds: [], showsNewFilms: true) {
      rights { hasNewFilms } newVideoIds watchMarks { videoId isWatchLater } } }`;
    const read = async () => (await gil.query<{ it: PersonalPart }>(query)).it;
    expect(await read()).toEqual({ rights: { hasNewFilms: false }, newVideoIds: [], watchMarks: [] });

    const [newest] = await db
      .selectFrom('videos')
      .select(['released_at'])
      .where('id', 'in', films)
      .orderBy('released_at', 'desc')
      .offset(2)
      .execute();
    await db
      .updateTable('visits')
      .set({ since: newest?.released_at ?? clock.now() })
      .where('user_id', '=', gil.userId)
      .execute();
    const { newSinceLastVisit } = await gil.query<{ newSinceLastVisit: { videoId: string }[] }>(
      '{ newSinceLastVisit { videoId } }',
    );
    const own = newSinceLastVisit.map(({ videoId }) => videoId);
    expect(own.length).toBeGreaterThan(0);
    expect(films.slice(0, 2)).toEqual(expect.arrayContaining(own));
    await gil.query('mutation ($id: ID!) { setWatchLater(videoId: $id, isSaved: true) }', { id: own[0] });
    expect(await read()).toEqual({
      rights: { hasNewFilms: true },
      newVideoIds: own,
      watchMarks: [{ videoId: own[0], isWatchLater: true }],
    });
    const { it: elsewhere } = await gil.query<{ it: PersonalPart }>(
      '{ it: personalPart(videoIds: [], performerIds: []) { rights { hasNewFilms } newVideoIds } }',
    );
    expect(elsewhere).toEqual({ rights: { hasNewFilms: false }, newVideoIds: [] });
  });

  it('takes one statement with them, too, as films that everybody sees are stored', async () => {
    const storing = await startTestGateway({ seed: true, tenants: [vixen], config: { sharedDataBytes: 2 ** 20 } });
    const gus = await signInMember(storing, vixen, 'gus');
    const since = new Date(storing.services.clock.now().getTime() - 10 * 86_400_000);
    await storing.services.db.updateTable('visits').set({ since }).where('user_id', '=', gus.userId).execute();
    const executor = vi.spyOn(storing.services.db.getExecutor(), 'executeQuery');
    await vi.waitFor(
      async () => {
        executor.mockClear();
        const { it: part } = await gus.query<{ it: PersonalPart }>(
          '{ it: personalPart(videoIds: [], performerIds: [], showsNewFilms: true) { newVideoIds } }',
        );
        expect(part.newVideoIds).not.toEqual([]);
        expect(executor).toHaveBeenCalledTimes(1);
      },
      { timeout: 20_000 },
    );
    await storing.close();
  });

  it('has the films to continue with their marks, as a list of one’s own shows them', async () => {
    const abe = await signInMember(gateway, vixen, 'abe');
    for (const id of films.slice(0, 3)) {
      await abe.query('mutation ($id: ID!) { savePlaybackPosition(videoId: $id, positionSeconds: 5) }', { id });
    }
    await abe.query('mutation ($ids: [ID!]!) { addFavorites(kind: VIDEO, ids: $ids) { __typename } }', {
      ids: [films[1]],
    });
    await abe.query('mutation ($id: ID!) { setWatchLater(videoId: $id, isSaved: true) }', { id: films[0] });
    const marks = 'isFavorite isWatchLater watchProgress playbackPosition';
    const query = `{ it: personalPart(videoIds: ["${films[2]}"], performerIds: [], toContinue: 2) {
      rights { isWatching } favoriteVideoIds watchMarks { videoId isWatchLater watchProgress playbackPosition }
      videoIdsToContinue filmsToContinue { videoId ${marks} } } }`;
    const { it: part } = await abe.query<{ it: PersonalPart }>(query);
    const { continueWatching } = await abe.query<{ continueWatching: { videoId: string }[] }>(
      `{ continueWatching(limit: 2) { videoId ${marks} } }`,
    );
    expect(part.videoIdsToContinue).toEqual([films[0], films[1]]);
    expect(part.filmsToContinue).toEqual(continueWatching);
    const laid = part.videoIdsToContinue.map((videoId) => ({
      isFavorite: part.favoriteVideoIds.includes(videoId),
      ...part.watchMarks.find((mark) => mark.videoId === videoId),
    }));
    expect(laid).toEqual(continueWatching.map((film) => expect.objectContaining(film)));
    // The third is on the film that was requested by its id.
    expect(part.watchMarks).toHaveLength(3);
    expect(part.rights?.isWatching).toBe(true);
  });

  it('is nothing for a visitor', async () => {
    const { data } = await gateway.graphql(PART, { videoIds: [], performerIds: [] }, { tenant: 'vixen' });
    expect(data).toEqual({ it: null });
  });

  it('members with the same rights are of one class; one whose settings change lists is of none', async () => {
    const [bea, cay] = [await signInMember(gateway, vixen, 'bea'), await signInMember(gateway, vixen, 'cay')];
    const [ofBea, ofCay] = [await partOf(bea), await partOf(cay)];
    expect(ofBea.rights?.id).toBe(ofCay.rights?.id);
    const expired = await memberSession(gateway, 'expired', 'vixen');
    const { data } = await gateway.graphql<{ it: PersonalPart }>(PART, { videoIds: [], performerIds: [] }, expired);
    expect(data.it.rights?.id).toMatch(/^[\w-]{22}$/);
    expect(data.it.rights?.id).not.toBe(ofBea.rights?.id);
    await cay.query('mutation { setWatchingSettings(input: { hidesWatched: true }) { hidesWatched } }');
    expect((await partOf(cay)).rights).toBeNull();
  });
});

describe('a stand-in', () => {
  let token: string;
  beforeAll(async () => {
    const dot = await signInMember(gateway, vixen, 'dot');
    await dot.query('mutation ($ids: [ID!]!) { addFavorites(kind: VIDEO, ids: $ids) { __typename } }', { ids: films });
    token = (await partOf(dot)).rights?.token ?? '';
  });

  it('sees what the class may see, without a mark of anybody', async () => {
    const { data, errors } = await asStandIn(token, MARKS);
    expect(errors).toBeUndefined();
    const items = films.map((videoId) => ({
      videoId,
      isFavorite: false,
      isWatchLater: false,
      watchProgress: null,
      playbackPosition: null,
    }));
    expect(data).toEqual({ videos: { items } });
    const { data: rest } = await asStandIn(token, '{ continueWatching { slug } watchingSettings { hidesWatched } }');
    expect(rest).toEqual({ continueWatching: [], watchingSettings: { hidesWatched: false } });
  });

  it.each([
    '{ findOneUserProfile { email } }',
    '{ watchHistory { items { slug } } }',
    '{ getGemsBalance { amount } }',
    'mutation { clearHistory }',
  ])('never gets at a person: %s', async (query) => {
    const { errors } = await asStandIn(token, query);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['PERSON_NEEDED']);
  });

  it('has no session, even if one comes along', async () => {
    const eve = await signInMember(gateway, vixen, 'eve');
    const { errors } = await gateway.graphql(
      '{ findOneUserProfile { email } }',
      {},
      {
        tenant: 'vixen',
        area: 'members',
        session: eve.session,
        headers: { 'x-rights': token },
      },
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('PERSON_NEEDED');
  });

  it('reaches no path but the queries', async () => {
    const headers = gateway.headersFor({ tenant: 'vixen', area: 'members', headers: { 'x-rights': token } });
    expect((await gateway.inject({ method: 'GET', url: '/brand/oidc/login', headers })).statusCode).toBe(409);
  });

  it.each([
    ['a forged token', 'e30.zzzzzzzz.AAAA'],
    ['rubbish', 'x'],
  ])('is refused with %s', async (_what, forged) => {
    expect((await asStandIn(forged, MARKS)).status).toBe(403);
  });
});
