import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { signInMember, type TestMember } from '../../../money/membership/testing/public.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';
import { commentsOf } from '../testing/comment-operations.ts';

let ada: TestMember;
let moderator: Desk;
let second: Desk;

beforeEach(() => clearLimits(gateway.services.db));
const gateway = gatewayForTests({ tenants: [vixen], clock: fixedClock('2026-03-02T12:00:00Z') });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  moderator = await openDesk(gateway, 'moderator');
  second = await openDesk(gateway, 'moderator', 'second');
});

const RESULT = '{ __typename ... on CommentDecisionRefused { messageKey } }';
async function change(desk: Desk, field: string) {
  const { data, errors } = await desk.call<{ it: { __typename: string; messageKey?: string } }>(
    `mutation { it: ${field} ${RESULT} }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
}
const DONE = { __typename: 'CommentDecided' };
const refused = (key: string) => ({
  __typename: 'CommentDecisionRefused',
  messageKey: `commentDecisions.refused.${key}`,
});

let videos = 0;
async function removedComment(text: string, author: TestMember = ada) {
  videos += 1;
  const videoId = await addVideo(gateway.services.db, `appealed-${videos}`, 'vixen');
  const id = (await commentsOf(author, videoId).add(text)).comment?.commentId ?? '';
  const field = `decideComment(id: "${id}", decision: remove, reason: "It insults\\nsomebody")`;
  expect(await change(moderator, field)).toEqual(DONE);
  const row = await gateway.services.db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(['users.id as userId', 'users.email'])
    .where('comments.id', '=', id)
    .executeTakeFirstOrThrow();
  const mail = (await mailsOf(gateway.services.db, row.email)).find((each) =>
    JSON.stringify(each.content).includes(text),
  );
  return { id, ...row, link: mail?.content.link ?? '' };
}
const removedAt = async (id: string) =>
  (await gateway.services.db.selectFrom('comments').select('removed_at').where('id', '=', id).executeTakeFirst())
    ?.removed_at;
const read = (link: string) => gateway.inject({ method: 'GET', url: link });
const send = (link: string, text: string) =>
  gateway.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });
const openAppeals = async () =>
  (
    await moderator.call<{ it: { appeals: { id: string; text: string; comment: string | null }[] } }>(
      '{ it: commentAppeals { appeals { id text comment } nextCursor } }',
    )
  ).data.it.appeals;

describe('the author of a removed comment', () => {
  it('reads why, appeals once, and sees the comment again when another moderator grants it', async () => {
    const { id, link, email } = await removedComment('You can’t act.');
    const page = await read(link);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('Your comment was removed');
    expect(page.body).toMatch(/It insults\s+somebody/);
    for (const nothing of ['No', '\u3164'.repeat(40)]) expect((await send(link, nothing)).statusCode).toBe(422);
    // A text as long as the field allows is answered with the form, which still contains it.
    const long = await send(link, 'あ'.repeat(4_000));
    expect([long.statusCode, long.body.includes('あ'.repeat(4_000))]).toEqual([422, true]);
    expect(await openAppeals()).toEqual([]);
    expect((await send(link, 'It was said\u200b about\ta chair.\u202e')).body).toContain('We have your appeal');
    expect((await send(link, 'And once more, another text.')).body).toContain('We have your appeal');
    const [appeal, ...more] = await openAppeals();
    expect([appeal, more]).toEqual([
      { id: expect.any(String), text: 'It was said about a chair.', comment: 'You can’t act.' },
      [],
    ]);
    const decide = `decideAppeal(id: "${appeal?.id}", grant: true, answer: "It was, we are sorry.")`;
    expect(await change(moderator, decide)).toEqual(refused('ownDecision'));
    expect(await removedAt(id)).not.toBeNull();
    expect(await change(second, decide)).toEqual(DONE);
    expect(await removedAt(id)).toBeNull();
    expect(await change(second, decide)).toEqual(refused('appealGone'));
    expect((await mailsOf(gateway.services.db, email)).map(({ kind }) => kind)).toContain('appealGranted');
    expect((await read(link)).body).toContain('It was, we are sorry.');
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
  });

  it('finds nothing to appeal once the decision was taken back, and nothing behind a changed link', async () => {
    const { id, link } = await removedComment('Something else.');
    expect(await change(moderator, `decideComment(id: "${id}", decision: restore, reason: "A mistake")`)).toEqual(DONE);
    expect((await read(link)).statusCode).toBe(410);
    expect((await send(link, 'It was said about a chair.')).statusCode).toBe(410);
    expect((await read(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
    expect(await openAppeals()).toEqual([]);
  });
});

describe('a banned author', () => {
  it('reads until when and why, and may comment again when the appeal is granted; otherwise the ban stays', async () => {
    const { userId, email } = await removedComment('A third one.');
    const ban = (until: string) =>
      change(moderator, `banCommentAuthor(id: "${userId}", until: "${until}", reason: "Rude again")`);
    const banned = async () =>
      gateway.services.db.selectFrom('comment_bans').select('until').where('user_id', '=', userId).execute();
    expect(await ban('2026-03-09T12:00:00Z')).toEqual(DONE);
    const mail = (await mailsOf(gateway.services.db, email)).findLast(({ kind }) => kind === 'commentBanUntil');
    const link = mail?.content.link ?? '';
    expect((await read(link)).body).toContain('Rude again');
    await send(link, 'I was not rude at all.');
    const [appeal] = await openAppeals();
    expect(await change(second, `decideAppeal(id: "${appeal?.id}", grant: false, answer: "You were.")`)).toEqual(DONE);
    expect(await banned()).toHaveLength(1);
    expect((await read(link)).body).toContain('The decision stays');
  });
});

describe('the form of an appeal', () => {
  it('keeps what was written where it is refused, also by a limit, and counts an emoji as one character', async () => {
    const { link } = await removedComment('One more.', await signInMember(gateway, vixen, 'bea'));
    const tooLong = await send(link, `<b>${'\u{1f3ac}'.repeat(1_998)}`);
    expect(tooLong.statusCode).toBe(422);
    expect(tooLong.body).toContain(`>\n&lt;b&gt;${'\u{1f3ac}'.repeat(1_998)}</textarea>`);
    const text = '\u{1f3ac}'.repeat(2_000);
    for (let times = 0; times < 5; times += 1) expect((await send(link, text)).body).toContain('We have your appeal');
    const limited = await send(link, text);
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(limited.body).toContain('try again in an hour');
    expect(limited.body).toContain(`>\n${text}</textarea>`);
  });
});
