import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTICES } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { deleteOldNotices } from './read-notices.ts';
import { addPerformer, addRelease, follow } from './testing/a-release.ts';
import { writeNotices } from './write-notices.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
let ada: TestMember;
let bea: TestMember;
let sister: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => NOW } });
beforeAll(async () => {
  const { db } = gateway.services;
  for (const id of ['mara', 'nils']) await addPerformer(db, id, 'vixen');
  ada = await signInMember(gateway, vixen, 'ada');
  bea = await signInMember(gateway, vixen, 'bea');
  sister = await signInMember(gateway, tushy, 'cay');
  for (const { userId } of [ada, sister]) await follow(db, userId, 'mara', before(30));
});
beforeEach(async () => {
  for (const table of ['notices', 'noticed_films', 'videos'] as const)
    await gateway.services.db.deleteFrom(table).execute();
});

const release = (id: string, more: { at?: Date; performerId?: string; siteId?: 'vixen' | 'tushy' } = {}) =>
  addRelease(gateway.services.db, { id, siteId: 'vixen', performerId: 'mara', at: before(1), ...more });
const run = (at = NOW) => writeNotices.run(gateway.services, at);

interface Inbox {
  readonly unreadNotices: number;
  readonly notices: {
    readonly items: readonly { film: { videoId: string }; reason: string; name: string | null; isRead: boolean }[];
    readonly info: { readonly total: number };
  };
}
const INBOX = '{ unreadNotices notices { items { film { videoId } reason name isRead } info { total } } }';
const inboxOf = (member: TestMember) => member.query<Inbox>(INBOX);
const filmsOf = async (member: TestMember) => (await inboxOf(member)).notices.items.map(({ film }) => film.videoId);

describe('notices', () => {
  it('are written once to those who follow a performer of a film that came out, and to nobody else', async () => {
    await release('a');
    await release('other', { performerId: 'nils' });
    expect(await run()).toEqual({ films: 2, notices: 1 });
    expect(await run()).toEqual({ films: 0, notices: 0 });
    expect(await inboxOf(ada)).toEqual({
      unreadNotices: 1,
      notices: {
        items: [{ film: { videoId: 'a' }, reason: 'PERFORMER', name: 'mara', isRead: false }],
        info: { total: 1 },
      },
    });
    expect(await filmsOf(bea)).toEqual([]);
  });

  it('reach members of the brands that show the film only', async () => {
    await release('a');
    await release('theirs', { siteId: 'tushy' });
    await run();
    const rows = await gateway.services.db.selectFrom('notices').select(['user_id', 'video_id']).execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ user_id: ada.userId, video_id: 'a' });
    expect(rows).toContainEqual({ user_id: sister.userId, video_id: 'theirs' });
  });

  it('name the channel of which the film is', async () => {
    const { db } = gateway.services;
    await db
      .insertInto('channels')
      .values({
        id: 'own',
        slug: 'own',
        name: 'Own',
        description: '',
        translations: JSON.stringify([{ language: 'de', title: 'Eigen', description: '' }]) as never,
        site_id: 'vixen',
        category: null,
        is_third_party: true,
        position: 1,
      })
      .execute();
    await db
      .insertInto('favorite_channels')
      .values({ user_id: bea.userId, channel_id: 'own', added_at: NOW })
      .execute();
    await release('a', { performerId: 'nils' });
    await db.updateTable('videos').set({ channel_id: 'own' }).where('id', '=', 'a').execute();
    await run();
    const { notices } = await inboxOf(bea);
    expect(notices.items).toEqual([{ film: { videoId: 'a' }, reason: 'CHANNEL', name: 'Own', isRead: false }]);
    const caller = { tenant: vixen.id, area: 'members', session: bea.session } as const;
    const german = await gateway.graphql<Inbox>(INBOX, {}, { ...caller, headers: { 'x-language': 'de' } });
    expect(german.data.notices.items).toMatchObject([{ reason: 'CHANNEL', name: 'Eigen' }]);
    await db.deleteFrom('videos').execute();
    await db.deleteFrom('channels').execute();
  });

  it('come for a film that is published after its release, and not for old, upcoming, denied or unpublished ones', async () => {
    const { db } = gateway.services;
    await release('late');
    await db.updateTable('videos').set({ is_published: false }).where('id', '=', 'late').execute();
    await release('old', { at: before(NOTICES.newForDays + 1) });
    await release('upcoming', { at: new Date(NOW.getTime() + DAY_MS) });
    await release('denied');
    await db.updateTable('videos').set({ is_denied: true }).where('id', '=', 'denied').execute();
    expect(await run()).toEqual({ films: 0, notices: 0 });
    await db.updateTable('videos').set({ is_published: true }).where('id', '=', 'late').execute();
    expect(await run()).toEqual({ films: 1, notices: 1 });
    expect(await run(new Date(NOW.getTime() + DAY_MS))).toEqual({ films: 1, notices: 1 });
  });

  it('of a film that is unpublished while they are written wait until it is published again', async () => {
    const { db } = gateway.services;
    await release('a');
    await db.insertInto('noticed_films').values({ video_id: 'a', found_at: NOW }).execute();
    await db.updateTable('videos').set({ is_published: false }).where('id', '=', 'a').execute();
    expect(await run()).toEqual({ films: 0, notices: 0 });
    await db.updateTable('videos').set({ is_published: true }).where('id', '=', 'a').execute();
    expect(await run()).toEqual({ films: 1, notices: 1 });
  });
});

describe('an inbox', () => {
  const mark = async (member: TestMember, ids: readonly string[], isRead: boolean) =>
    (
      await member.query<{ it: object }>(
        'mutation ($ids: [ID!]!, $isRead: Boolean!) { it: markNotices(videoIds: $ids, isRead: $isRead) { __typename ... on NoticesMarked { unread } ... on NoticeBatchRefused { maximum } } }',
        { ids, isRead },
      )
    ).it;

  it('is read notice by notice, and its owner alone changes it', async () => {
    for (const id of ['a', 'b']) await release(id);
    await run();
    expect(await mark(bea, ['a'], true)).toEqual({ __typename: 'NoticesMarked', unread: 0 });
    expect((await inboxOf(ada)).unreadNotices).toBe(2);
    expect(await mark(ada, ['a', 'unknown'], true)).toEqual({ __typename: 'NoticesMarked', unread: 1 });
    expect((await inboxOf(ada)).notices.items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await mark(ada, ['a'], false)).toEqual({ __typename: 'NoticesMarked', unread: 2 });
  });

  it.each([0, NOTICES.mostMarked + 1])('refuses a change of %i notices, and changes none', async (count) => {
    await release('0');
    await run();
    const ids = Array.from({ length: count }, (_, index) => String(index));
    expect(await mark(ada, ids, true)).toEqual({ __typename: 'NoticeBatchRefused', maximum: NOTICES.mostMarked });
    expect((await inboxOf(ada)).unreadNotices).toBe(1);
  });

  it('is read up to the latest notice that its reader saw', async () => {
    await release('seen');
    await run(before(0.5));
    await release('unseen');
    await run(NOW);
    const all = await ada.query('mutation ($until: DateTime!) { it: markAllNoticesRead(until: $until) { unread } }', {
      until: before(0.5).toISOString(),
    });
    expect(all).toEqual({ it: { unread: 1 } });
    expect((await inboxOf(ada)).notices.items).toMatchObject([
      { film: { videoId: 'unseen' }, isRead: false },
      { film: { videoId: 'seen' }, isRead: true },
    ]);
  });

  it('is for signed-in people', async () => {
    for (const call of ['{ unreadNotices }', '{ notices { info { total } } }']) {
      const { errors } = await gateway.graphql(call, {}, { tenant: 'vixen', area: 'members' });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('loses what is older than 90 days, and none of it comes back', async () => {
    await release('a');
    await run();
    const { db } = gateway.services;
    const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    expect(await deleteOldNotices(db, day(NOTICES.storedDays))).toBe(0);
    expect(await deleteOldNotices(db, day(NOTICES.storedDays + 1))).toBe(1);
    expect(await run(day(NOTICES.storedDays + 1))).toEqual({ films: 0, notices: 0 });
  });
});
