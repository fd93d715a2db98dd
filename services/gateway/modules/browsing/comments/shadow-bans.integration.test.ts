import { beforeAll, beforeEach, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let spammer: TestMember;
let spammerId: string;
let other: TestMember;
let moderator: Desk;
let videoId: string;
let videos = 0;

const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeAll(async () => {
  spammer = await signInMember(gateway, vixen, 'spammer');
  other = await signInMember(gateway, vixen, 'other');
  moderator = await openDesk(gateway, 'moderator');
  const row = await gateway.services.db
    .selectFrom('users')
    .select('id')
    .where('display_name', '=', 'spammer')
    .executeTakeFirstOrThrow();
  spammerId = row.id;
});
beforeEach(async () => {
  await clearLimits(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  videos += 1;
  videoId = await addVideo(gateway.services.db, `film-${videos}`, 'vixen');
  await gateway.services.db.deleteFrom('comment_bans').execute();
});

const change = async (query: string, variables: object) => {
  const { data, errors } = await moderator.call<{ it: object }>(query, { ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
};
const shadowBan = (until: string | null = null) =>
  change(
    `mutation ($id: ID!, $until: DateTime) {
      it: banCommentAuthor(id: $id, until: $until, isShadow: true, reason: "Advertises a shop") { __typename } }`,
    { id: spammerId, until },
  );
const show = (id: string) =>
  change('mutation ($id: ID!) { it: decideComment(id: $id, decision: restore, reason: "Is fine") { __typename } }', {
    id,
  });
const idOf = ({ comment }: { readonly comment?: { readonly commentId: string } }) => comment?.commentId ?? '';
const seenBy = async (member: TestMember) => {
  const { comments, total } = await commentsOf(member, videoId).page();
  return { total, texts: comments.map(({ text, replyCount }) => `${text} ${replyCount}`) };
};

it('an author under a shadow ban alone sees what they write, in lists, counts and by its address', async () => {
  const question = idOf(await commentsOf(other, videoId).add('Who is this?'));
  await shadowBan();
  const as = commentsOf(spammer, videoId);
  const own = await as.add('Buy this');
  expect(own.__typename).toBe('CommentAdded');
  expect((await as.reply(question, 'Buy that')).__typename).toBe('CommentAdded');
  expect((await as.reply(idOf(own), 'Really')).__typename).toBe('CommentAdded');
  expect(await seenBy(spammer)).toEqual({ total: 4, texts: ['Buy this 1', 'Who is this? 1'] });
  expect(await seenBy(other)).toEqual({ total: 1, texts: ['Who is this? 0'] });
  expect(await commentsOf(other, videoId).replies(question)).toMatchObject({ comments: [] });
  expect(await as.replies(question)).toMatchObject({ comments: [{ text: 'Buy that' }] });
  expect(await commentsOf(other, videoId).since(question)).toEqual([]);
  expect(await as.since(question)).toHaveLength(3);
  const byAddress =
    'query ($videoId: ID!, $id: ID!) { comment(videoId: $videoId, commentId: $id) { thread { text } } }';
  expect(await other.query(byAddress, { videoId, id: idOf(own) })).toEqual({ comment: null });
  expect(await spammer.query(byAddress, { videoId, id: idOf(own) })).toEqual({
    comment: { thread: { text: 'Buy this' } },
  });
  const { data } = await gateway.graphql(
    `{ video(slug: "film-${videoId}") { commentCount } }`,
    {},
    { tenant: 'vixen', area: 'members' },
  );
  expect(data).toEqual({ video: { commentCount: 1 } });
  await expect(commentsOf(other, videoId).vote(idOf(own), 'LIKE')).rejects.toThrow('NOT_FOUND');
});

it('what was written before stays, unless its author changes it: then others see it no more', async () => {
  const as = commentsOf(spammer, videoId);
  const early = idOf(await as.add('A fine film'));
  const answered = idOf(await as.add('And the music'));
  await commentsOf(other, videoId).reply(answered, 'Yes');
  await shadowBan();
  expect(await seenBy(other)).toMatchObject({ total: 3 });
  expect((await as.edit(early, 'Buy this')).__typename).toBe('CommentChanged');
  expect(await as.edit(answered, 'Buy that')).toMatchObject({ code: 'EDIT_TIME_OVER' });
  expect(await seenBy(other)).toEqual({ total: 2, texts: ['And the music 1'] });
  expect(await seenBy(spammer)).toEqual({ total: 3, texts: ['And the music 1', 'Buy this 0'] });
  expect((await as.withdraw(early)).__typename).toBe('CommentChanged');
  expect(await seenBy(other)).toMatchObject({ total: 2 });
  expect(await seenBy(spammer)).toMatchObject({ total: 2 });
});

it('ends by itself, and what was written meanwhile stays out of sight until a moderator shows it', async () => {
  await shadowBan('2026-03-02T12:10:00Z');
  const as = commentsOf(spammer, videoId);
  const hidden = idOf(await as.add('During'));
  clock.set('2026-03-02T12:10:00Z');
  expect((await as.add('After')).__typename).toBe('CommentAdded');
  const reply = idOf(await as.reply(hidden, 'To myself'));
  expect(await seenBy(other)).toEqual({ total: 1, texts: ['After 0'] });
  expect(await show(reply)).toEqual({ __typename: 'CommentDecided' });
  expect(await seenBy(other)).toEqual({ total: 3, texts: ['After 0', 'During 1'] });
  expect(await seenBy(spammer)).toEqual(await seenBy(other));
  expect(await show(reply)).toEqual({ __typename: 'CommentDecided' });
  expect(await seenBy(other)).toMatchObject({ total: 3 });
});

it('a moderator removes it without a change of what others count', async () => {
  await shadowBan();
  const hidden = idOf(await commentsOf(spammer, videoId).add('Buy this'));
  await change(
    'mutation ($id: ID!) { it: decideComment(id: $id, decision: remove, reason: "Advertises") { __typename } }',
    { id: hidden },
  );
  expect(await seenBy(other)).toEqual({ total: 0, texts: [] });
  expect(await seenBy(spammer)).toEqual({ total: 0, texts: [] });
});

it('moderators see it with its reason, the author is not written to, and their data has it', async () => {
  await shadowBan('2026-03-03T12:00:00Z');
  await commentsOf(spammer, videoId).add('Buy this');
  const { data } = await moderator.call<{ commentAuthor: object }>(
    `query ($id: ID!) { commentAuthor(id: $id) { ban { isShadow reason by until } comments { text shadowedAt } } }`,
    { id: spammerId },
  );
  expect(data.commentAuthor).toMatchObject({
    ban: { isShadow: true, reason: 'Advertises a shop', by: moderator.email, until: '2026-03-03T12:00:00.000Z' },
  });
  expect(data.commentAuthor).toHaveProperty('comments.0', { text: 'Buy this', shadowedAt: clock.now().toISOString() });
  const { db } = gateway.services;
  const mails = await db.selectFrom('mails').select('kind').where('kind', 'like', 'commentBan%').execute();
  expect(mails).toEqual([]);
  const audit = await db
    .selectFrom('staff_audit')
    .select('after')
    .where('action', '=', 'author.ban')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  expect(audit.after).toMatchObject({ isShadow: true, reason: 'Advertises a shop' });
});
