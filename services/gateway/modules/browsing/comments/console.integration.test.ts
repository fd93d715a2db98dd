import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { type Desk, openDesk, verifyAudit } from '../../staff/staff/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let ada: TestMember;
let ben: TestMember;
let moderator: Desk;

beforeEach(() => clearLimits(gateway.services.db));
const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  moderator = await openDesk(gateway, 'moderator');
});

let videos = 0;
async function reported(
  text: string,
): Promise<{ readonly id: string; readonly videoId: string; readonly authorId: string }> {
  videos += 1;
  const videoId = await addVideo(gateway.services.db, `film-${videos}`, 'vixen');
  const answer = await commentsOf(ada, videoId).add(text);
  const id = answer.comment?.commentId ?? '';
  const report = `mutation ($videoId: ID!, $id: ID!) {
    it: reportComment(videoId: $videoId, commentId: $id, reason: RUDE) { __typename } }`;
  expect(await ben.query(report, { videoId, id })).toEqual({ it: { __typename: 'CommentReported' } });
  const row = await gateway.services.db
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, videoId, authorId: row?.author_id ?? '' };
}

interface Decided {
  readonly __typename: string;
  readonly messageKey?: string;
}
const RESULT = '{ __typename ... on CommentDecisionRefused { messageKey } }';
const change = async (query: string, variables: object): Promise<Decided> => {
  const { data, errors } = await moderator.call<{ it: Decided }>(query, { ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
};
const decide = (id: string, decision: string, reason = 'Looked at it') =>
  change(
    `mutation ($id: ID!, $decision: CommentDecision!, $reason: String!) {
      it: decideComment(id: $id, decision: $decision, reason: $reason) ${RESULT} }`,
    { id, decision, reason },
  );
const ban = (id: string, until: string | null) =>
  change(
    `mutation ($id: ID!, $until: DateTime) { it: banCommentAuthor(id: $id, until: $until, reason: "Rude again") ${RESULT} }`,
    { id, until },
  );
const lift = (id: string) =>
  change(`mutation ($id: ID!) { it: liftCommentBan(id: $id, reason: "They said sorry") ${RESULT} }`, { id });
const refused = (key: string) => ({
  __typename: 'CommentDecisionRefused',
  messageKey: `commentDecisions.refused.${key}`,
});
const DONE = { __typename: 'CommentDecided' };
const queue = async () => {
  const { data } = await moderator.call<{ it: { items: { id: string; reports: unknown[] }[] } }>(
    '{ it: reportQueue { items { ... on QueuedComment { id text author inReplyTo filmTitle authorIsBanned reports { reason } } } } }',
  );
  return data.it.items;
};

describe('the queue of reported comments', () => {
  it('has a comment with its context until a moderator keeps or removes it, and says who decided and why', async () => {
    const comment = await reported('Not so bad');
    const removed = await reported('Bad');
    expect((await queue()).slice(0, 2)).toMatchObject([
      {
        id: removed.id,
        text: 'Bad',
        author: 'ada',
        inReplyTo: null,
        authorIsBanned: false,
        reports: [{ reason: 'RUDE' }],
      },
      { id: comment.id, text: 'Not so bad' },
    ]);
    expect(await decide(comment.id, 'keep')).toEqual(DONE);
    expect(await decide(removed.id, 'remove')).toEqual(DONE);
    expect((await queue()).map(({ id }) => id)).not.toEqual(expect.arrayContaining([comment.id]));
    expect(await commentsOf(ada, comment.videoId).page()).toMatchObject({ total: 1 });
    expect(await commentsOf(ada, removed.videoId).page()).toMatchObject({ total: 0 });
    expect(await decide(removed.id, 'restore')).toEqual(DONE);
    expect(await commentsOf(ada, removed.videoId).page()).toMatchObject({ total: 1 });
    const { data } = await moderator.call<{ commentAuthor: { comments: object[] } }>(
      'query ($id: ID!) { commentAuthor(id: $id) { displayName comments { id decisions { action staff reason } } } }',
      { id: removed.authorId },
    );
    expect(data.commentAuthor.comments[0]).toEqual({
      id: removed.id,
      decisions: [
        { action: 'restored', staff: moderator.email, reason: 'Looked at it' },
        { action: 'removed', staff: moderator.email, reason: 'Looked at it' },
      ],
    });
  });

  it('refuses a decision without a reason, and one about nothing', async () => {
    const { id, videoId } = await reported('Something');
    expect(await decide(id, 'remove', 'x')).toEqual(refused('reason'));
    expect(await decide('999999', 'remove')).toEqual(refused('commentGone'));
    expect(await decide('nothing', 'remove')).toEqual(refused('commentGone'));
    await commentsOf(ada, videoId).withdraw(id);
    expect(await decide(id, 'restore')).toEqual(refused('commentGone'));
  });
});

describe('a banned author', () => {
  it('neither writes nor answers nor changes comments until the ban ends or is lifted', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { id, videoId, authorId } = await reported('The last one');
    // Hexadecimal digits may spell a banned word.
    let written = 0;
    const tries = async () => {
      written += 1;
      const as = commentsOf(ada, videoId);
      const answers = [
        await as.add(`Again ${written} of them`),
        await as.reply(id, `Reply ${written} of them`),
        await as.edit(id, `Edit ${written} of them`),
      ];
      return answers.map(({ __typename, code }) => code ?? __typename);
    };
    expect(await ban(authorId, '2026-03-02T12:05:00Z')).toEqual(DONE);
    expect(await tries()).toEqual(['AUTHOR_BANNED', 'AUTHOR_BANNED', 'AUTHOR_BANNED']);
    expect(await queue()).toContainEqual(expect.objectContaining({ id, authorIsBanned: true }));
    expect((await commentsOf(ben, videoId).add('I may')).__typename).toBe('CommentAdded');
    clock.set('2026-03-02T12:05:00Z');
    expect(await tries()).toEqual(['CommentAdded', 'CommentAdded', 'CommentChanged']);
    expect(await ban(authorId, null)).toEqual(DONE);
    clock.set('2026-03-02T12:10:00Z');
    expect((await tries())[0]).toBe('AUTHOR_BANNED');
    expect(await lift(authorId)).toEqual(DONE);
    expect((await tries())[0]).toBe('CommentAdded');
    expect(await lift(authorId)).toEqual(refused('notBanned'));
  });

  it('is an author, and a ban for a time ends within a year', async () => {
    clock.set('2026-03-02T12:00:00Z');
    expect(await ban('nobody', null)).toEqual(refused('authorGone'));
    for (const until of ['2026-03-02T12:00:00Z', '2028-01-01T00:00:00Z'])
      expect(await ban('nobody', until)).toEqual(refused('until'));
  });
});

it('words are tried, and every decision is in the audit', async () => {
  const { data } = await moderator.call('{ fine: tryBannedWords(text: "A fine film") }');
  expect(data).toEqual({ fine: false });
  const { db } = gateway.services;
  const rows = await db.selectFrom('staff_audit').select('action').where('actor', '=', moderator.email).execute();
  const actions = new Set(rows.map(({ action }) => action));
  expect([...actions].toSorted()).toEqual([
    'author.ban',
    'author.lift-ban',
    'author.read',
    'comment.keep',
    'comment.remove',
    'comment.restore',
  ]);
  expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
});
