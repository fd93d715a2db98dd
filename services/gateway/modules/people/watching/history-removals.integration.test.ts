import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HISTORY } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { deleteRemovedForGood } from './history-removals.ts';
import { knownSubject } from '../../../personal-data/testing/known-subject.ts';
import { watchingPersonalData } from './personal-data.ts';
import { savePosition } from './playback-positions.ts';

let now = new Date('2026-03-02T23:00:00Z');
let ada: TestMember;
let bea: TestMember;

/** March 2, 2026 as a day in Auckland, which is 13 hours ahead of UTC then. */
const DAY = { from: '2026-03-01T11:00:00Z', until: '2026-03-02T11:00:00Z' };

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => now } });
beforeAll(async () => {
  for (const id of ['early', 'first', 'last', 'late']) await addVideo(gateway.services.db, id, 'vixen');
  await addVideo(gateway.services.db, 'elsewhere', 'tushy');
  ada = await signInMember(gateway, vixen, 'ada');
  bea = await signInMember(gateway, vixen, 'bea');
});
beforeEach(async () => {
  const { db } = gateway.services;
  now = new Date('2026-03-02T23:00:00Z');
  await db.deleteFrom('playback_positions').execute();
  await db.deleteFrom('removed_positions').execute();
  await watch(ada, 'early', '2026-03-01T10:59:59Z');
  await watch(ada, 'first', DAY.from);
  await watch(ada, 'elsewhere', '2026-03-01T12:00:00Z');
  await watch(ada, 'last', '2026-03-02T10:59:59Z', true);
  await watch(ada, 'late', DAY.until);
  await watch(bea, 'first', DAY.from);
});

const watch = (who: TestMember, videoId: string, at: string, isComplete = false) =>
  savePosition(gateway.services.db, {
    userId: who.userId,
    videoId,
    positionSeconds: 40,
    savedAt: new Date(at),
    isComplete,
  });
const historyOf = async (who: TestMember): Promise<string[]> => {
  const { it: watched } = await who.query<{ it: { items: { videoId: string }[] } }>(
    '{ it: watchHistory { items { videoId } } }',
  );
  return watched.items.map(({ videoId }) => videoId);
};
const removeDay = (who: TestMember, removalId = 'removal', span = DAY) =>
  who.query(`mutation { removeHistoryOfDay(from: "${span.from}", until: "${span.until}", removalId: "${removalId}") }`);
const restore = (who: TestMember, removalId = 'removal') =>
  who.query(`mutation { restoreHistory(removalId: "${removalId}") }`);

describe('a history by day', () => {
  it('tells when each film was watched, and nothing to visitors', async () => {
    const films = '{ it: videosById(ids: ["first", "elsewhere", "late"]) { videoId watchedAt } }';
    expect(await ada.query(films)).toEqual({
      it: [
        { videoId: 'first', watchedAt: '2026-03-01T11:00:00.000Z' },
        { videoId: 'late', watchedAt: '2026-03-02T11:00:00.000Z' },
      ],
    });
    const visitor = await gateway.graphql('{ videoById(id: "first") { watchedAt } }', {}, { tenant: 'vixen' });
    expect(visitor.data).toEqual({ videoById: { watchedAt: null } });
  });

  it('loses what the brand shows of a day, and gets it back as it was', async () => {
    expect(await removeDay(ada)).toEqual({ removeHistoryOfDay: 2 });
    expect(await historyOf(ada)).toEqual(['late', 'early']);
    expect(await historyOf(bea)).toEqual(['first']);
    // A film of a sister is not on this page: nobody loses what they do not see.
    const left = gateway.services.db.selectFrom('playback_positions').select('video_id');
    expect(await left.where('user_id', '=', ada.userId).where('video_id', '=', 'elsewhere').execute()).toHaveLength(1);

    expect(await restore(bea)).toEqual({ restoreHistory: false });
    expect(await restore(ada)).toEqual({ restoreHistory: true });
    expect(await historyOf(ada)).toEqual(['late', 'last', 'first', 'early']);
    const marks = '{ it: videosById(ids: ["first", "last"]) { playbackPosition watchProgress watchedAt } }';
    expect(await ada.query(marks)).toMatchObject({
      it: [
        { playbackPosition: 40, watchedAt: '2026-03-01T11:00:00.000Z' },
        { playbackPosition: null, watchProgress: 1, watchedAt: '2026-03-02T10:59:59.000Z' },
      ],
    });
    expect(await restore(ada)).toEqual({ restoreHistory: false });
  });

  it('loses one film, and gets it back; without an id of a removal it is gone', async () => {
    const remove = (more = '') => ada.query(`mutation { removeFromHistory(videoId: "first"${more}) }`);
    expect(await remove(', removalId: "one"')).toEqual({ removeFromHistory: true });
    expect(await remove(', removalId: "one"')).toEqual({ removeFromHistory: false });
    expect(await restore(ada, 'one')).toEqual({ restoreHistory: true });
    expect(await historyOf(ada)).toContain('first');
    expect(await remove()).toEqual({ removeFromHistory: true });
    expect(await gateway.services.db.selectFrom('removed_positions').selectAll().execute()).toEqual([]);
  });

  it('leaves a film as it is that was watched after it was removed', async () => {
    await removeDay(ada);
    await watch(ada, 'first', '2026-03-02T22:59:00Z');
    expect(await restore(ada)).toEqual({ restoreHistory: true });
    expect(await historyOf(ada)).toEqual(['first', 'late', 'last', 'early']);
  });

  it('can be restored for an hour, and is deleted for good after it', async () => {
    const { db } = gateway.services;
    await removeDay(ada);
    const removedAt = now;
    now = new Date(removedAt.getTime() + HISTORY.restorableMs + 1);
    expect(await restore(ada)).toEqual({ restoreHistory: false });
    expect(await deleteRemovedForGood(db, new Date(removedAt.getTime() + HISTORY.restorableMs))).toBe(0);
    expect(await deleteRemovedForGood(db, now)).toBe(2);
  });

  it('that is cleared takes along what could have been restored', async () => {
    await removeDay(ada);
    await ada.query('mutation { clearHistory }');
    expect(await restore(ada)).toEqual({ restoreHistory: false });
    expect(await historyOf(ada)).toEqual([]);
  });

  it('is the person’s own, removed or not', async () => {
    await removeDay(ada);
    const person = knownSubject(ada.userId, 'ada@example.com');
    const section = watchingPersonalData.sections?.['removedPositions'];
    const rows = await section?.(gateway.services.db, person);
    expect(rows?.map((row) => (row as { video_id: string }).video_id)).toEqual(['first', 'last']);
  });

  it.each([
    ['no time', '2026-03-01T11:00:00Z'],
    ['a span that ends before it begins', '2026-03-01T10:00:00Z'],
    ['more than a day', '2026-03-02T13:00:01Z'],
  ])('is not removed by %s', async (_case, until) => {
    const call = `mutation { removeHistoryOfDay(from: "${DAY.from}", until: "${until}", removalId: "removal") }`;
    const caller = { tenant: 'vixen', area: 'members', session: ada.session } as const;
    const { errors } = await gateway.graphql(call, {}, caller);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
    expect(await historyOf(ada)).toHaveLength(4);
  });
});
