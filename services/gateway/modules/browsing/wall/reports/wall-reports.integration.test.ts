import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import wifey from '../../../../../../apps/wifey/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../../money/membership/testing/public.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const REPORT = `mutation ($postId: ID!, $reason: WallReportReason!) { it: reportWallPost(postId: $postId, reason: $reason) {
  __typename ... on WallPostReported { postId } ... on WallReportRefused { code messageKey message } ... on AccessDenied { nextStep } } }`;

let ada: TestMember;
let ben: TestMember;
let editor: TestMember;
let moderator: Desk;
const gateway = gatewayForTests({ tenants: [vixen, wifey], clock });
beforeAll(async () => {
  ada = await signInMember(gateway, wifey, 'ada');
  ben = await signInMember(gateway, wifey, 'ben');
  editor = await signInMember(gateway, wifey, 'editor', { group: 'commenteditor' });
  moderator = await openDesk(gateway, 'moderator');
  await addVideo(gateway.services.db, 'film', 'wifey');
  await addVideo(gateway.services.db, 'elsewhere', 'vixen');
});
beforeEach(() => clearLimits(gateway.services.db));

let posts = 0;
/** Puts a post on the wall, and answers its id; a later one is newer. */
async function post(change: object = {}): Promise<string> {
  posts += 1;
  const id = `post-${posts}`;
  await gateway.services.db
    .insertInto('wall_posts')
    .values({
      id,
      site_id: 'wifey',
      curator: 'Ines',
      text: `Light ${posts}.`,
      video_id: 'film',
      shape: 'wide',
      status: 'approved',
      posted_at: new Date(Date.UTC(2026, 1, 1, posts)),
      moderated_at: clock.now(),
      ...change,
    })
    .execute();
  return id;
}

interface Reported {
  readonly __typename: string;
  readonly code?: string;
  readonly messageKey?: string;
}
const report = async (who: TestMember, postId: string, reason = 'RUDE'): Promise<Reported> =>
  (await who.query<{ it: Reported }>(REPORT, { postId, reason })).it;
const refused = (code: string) => expect.objectContaining({ __typename: 'WallReportRefused', code });

interface Queued {
  readonly __typename: string;
  readonly id: string;
}
const queue = async (args = '', desk = moderator) => {
  const { data, errors } = await desk.call<{ it: { items: Queued[]; nextCursor: string | null } }>(
    `{ it: reportQueue${args} { nextCursor items { __typename ... on QueuedComment { id } ... on ReportedWallPost {
      id site curator text filmTitle state rejectedOfCurator reports { reason at } neighbours { curator text } } } } }`,
  );
  return { ...data?.it, codes: (errors ?? []).map(({ extensions }) => extensions?.['code']) };
};
const idsInQueue = async (args = '') => (await queue(args)).items?.map(({ id }) => id);
const decide = async (id: string, approve: boolean) => {
  const { data } = await moderator.call<{ it: { __typename: string } }>(
    `mutation { it: decideWallPost(id: "${id}", approve: ${approve}, reason: "Looked at it") { __typename } }`,
  );
  return data.it.__typename;
};
const onWall = async () =>
  (
    await gateway.graphql<{ wall: { items: { postId: string }[] } }>(
      '{ wall { items { postId } } }',
      {},
      { tenant: 'wifey', area: 'tour' },
    )
  ).data.wall.items.map(({ postId }) => postId);

describe('reporting a post of the wall', () => {
  it('is possible once for each person, and for the signed in alone', async () => {
    const id = await post();
    expect(await report(ada, id)).toEqual({ __typename: 'WallPostReported', postId: id });
    expect(await report(ada, id, 'SPAM')).toEqual({
      __typename: 'WallReportRefused',
      code: 'ALREADY_REPORTED',
      messageKey: 'wall.errors.alreadyReported',
      message: 'You have already reported this post.',
    });
    expect(await report(ben, id, 'SPAM')).toMatchObject({ __typename: 'WallPostReported' });
    const visitor = await gateway.graphql(REPORT, { postId: id, reason: 'RUDE' }, { tenant: 'wifey', area: 'members' });
    expect(JSON.stringify(visitor)).not.toContain('WallPostReported');
    const rows = await gateway.services.db.selectFrom('wall_post_reports').select('reason').execute();
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['RUDE', 'SPAM']);
  });

  it('is refused for what this wall does not show', async () => {
    const notShown = [
      await post({ status: 'pending', moderated_at: null }),
      await post({ status: 'rejected' }),
      await post({ posted_at: new Date('2026-03-03T00:00:00Z') }),
      await post({ site_id: 'vixen', video_id: 'elsewhere' }),
      'nothing',
    ];
    for (const id of notShown) expect(await report(ada, id)).toEqual(refused('POST_GONE'));
    const stranger = await signInMember(gateway, vixen, 'stranger');
    expect(await report(stranger, await post())).toEqual(refused('POST_GONE'));
  });

  it('is limited', async () => {
    const id = await post();
    const { times } = BUDGETS.wallReports.person;
    for (let each = 0; each < times; each += 1) await report(ada, id);
    await expect(report(ada, id)).rejects.toThrow('RATE_LIMITED');
  });
});

describe('the queue of what is reported', () => {
  it('has a post with what stands beside it, until a moderator shows it on or rejects it', async () => {
    const { db } = gateway.services;
    await db.deleteFrom('wall_posts').execute();
    const older = await post({ curator: 'Maud' });
    const remaining = await post();
    const removed = await post();
    await post({ status: 'rejected' });
    clock.set('2026-03-02T13:00:00Z');
    await report(ada, remaining);
    clock.set('2026-03-02T14:00:00Z');
    await report(ada, removed, 'PRIVATE_DATA');
    await report(ben, removed, 'OTHER');
    const { items } = await queue();
    expect(items?.map(({ id }) => id)).toEqual([removed, remaining]);
    expect(items?.[1]).toEqual({
      __typename: 'ReportedWallPost',
      id: remaining,
      site: 'wifey',
      curator: 'Ines',
      text: expect.stringContaining('Light'),
      filmTitle: expect.any(String),
      state: 'approved',
      rejectedOfCurator: 1,
      reports: [{ reason: 'RUDE', at: '2026-03-02T13:00:00.000Z' }],
      neighbours: [
        { curator: 'Ines', text: expect.any(String) },
        { curator: 'Maud', text: expect.any(String) },
      ],
    });
    expect(await idsInQueue('(first: 1)')).toEqual([removed]);
    const { nextCursor } = await queue('(first: 1)');
    expect(await idsInQueue(`(first: 1, after: "${nextCursor}")`)).toEqual([remaining]);
    expect((await queue('(after: "nonsense")')).codes).toEqual(['BAD_REQUEST']);

    const publications = async () =>
      Number(
        (
          await db
            .selectFrom('publications')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await publications();
    expect(await decide(remaining, true)).toBe('WallPostDecided');
    expect(await publications()).toBe(before);
    expect(await decide(removed, false)).toBe('WallPostDecided');
    // Pages that were rendered with it are rendered again.
    expect(await publications()).toBe(before + 1);
    expect(await idsInQueue()).toEqual([]);
    expect(await onWall()).toEqual([remaining, older]);
    expect(await report(ada, removed)).toEqual(refused('POST_GONE'));
    expect(await report(ada, remaining)).toEqual(refused('ALREADY_REPORTED'));
    expect(await report(ben, remaining)).toMatchObject({ __typename: 'WallPostReported' });
    expect(await idsInQueue()).toEqual([remaining]);
    const audited = await db
      .selectFrom('staff_audit')
      .select(['action', 'after'])
      .where('entity_id', '=', removed)
      .execute();
    expect(audited).toEqual([
      { action: 'wall.reject', after: { status: 'rejected', reason: 'Looked at it', settledReports: 2 } },
    ]);
    expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
  });

  it('is shown to moderators of other sites without their posts', async () => {
    const id = await post();
    await report(ada, id);
    expect(await idsInQueue('(kind: wallPost)')).toContain(id);
    expect(await idsInQueue('(kind: comment)')).toEqual([]);
    const { db } = gateway.services;
    await db
      .updateTable('staff_members')
      .set({ sites: ['vixen'] })
      .where('email', '=', moderator.email)
      .execute();
    expect(await idsInQueue()).toEqual([]);
    expect(await decide(id, false)).toBe('WallPostRefused');
    await db.updateTable('staff_members').set({ sites: null }).where('email', '=', moderator.email).execute();
  });

  it('loses a post that an editor of the brand takes off the wall', async () => {
    const id = await post();
    await report(ada, id);
    await editor.query('mutation ($id: ID!) { moderateWallPost(postId: $id, verdict: REJECTED) }', { id });
    expect(await idsInQueue()).not.toContain(id);
  });
});
