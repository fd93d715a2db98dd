import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';

let ada: TestMember;
let ben: TestMember;
let editor: TestMember;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  editor = await signInMember(gateway, vixen, 'editor', { group: 'commenteditor' });
});
beforeEach(() => clearLimits(gateway.services.db));

let videos = 0;
/** A video with a comment of Ada's. */
async function aComment(text = 'First words') {
  videos += 1;
  const videoId = await addVideo(gateway.services.db, `own-${videos}`, 'vixen');
  const by = (member: TestMember) => commentsOf(member, videoId);
  const id = (await by(ada).add(text)).comment?.commentId ?? '';
  return { videoId, id, by };
}

/** Lets a comment have been written so many seconds earlier. */
async function age(id: string, seconds: number): Promise<void> {
  const { db, clock } = gateway.services;
  const written = new Date(clock.now().getTime() - seconds * 1_000);
  await db.updateTable('comments').set({ created_at: written }).where('id', '=', id).execute();
}

describe('C19 editing an own comment', () => {
  it('C19 changes its text for 15 minutes, and marks it', async () => {
    const { id, by } = await aComment();
    await age(id, 899);
    expect(await by(ada).edit(id, ' Better words ')).toMatchObject({
      comment: { commentId: id, text: 'Better words', isEdited: true, isEditable: true },
    });
    await age(id, 900);
    expect(await by(ada).edit(id, 'Too late')).toMatchObject({
      code: 'EDIT_TIME_OVER',
      message: 'You can edit a comment for 15 minutes after posting it. This one can no longer be edited.',
    });
    const seen = { text: 'Better words', isEdited: true, isEditable: false };
    expect((await by(ada).page()).comments).toMatchObject([{ ...seen, isMine: true }]);
    expect((await by(ben).page()).comments).toMatchObject([{ ...seen, isMine: false }]);
  });

  it('C19 is for its author alone, an editor included', async () => {
    const { id, by } = await aComment();
    const refused = { code: 'NOT_OWN_COMMENT', message: 'You can only change your own comments.' };
    for (const other of [ben, editor]) {
      expect(await by(other).edit(id, 'Not mine')).toMatchObject(refused);
      expect(await by(other).withdraw(id)).toMatchObject(refused);
    }
    const stranger = await signInMember(gateway, vixen, 'stranger', { product: 'tushy' });
    expect(await by(stranger).edit(id, 'Not mine')).toMatchObject({ __typename: 'AccessDenied' });
    expect((await by(ada).page()).comments).toMatchObject([{ text: 'First words', isEdited: false }]);
  });

  it.each([
    ['EMPTY', ' '],
    ['TOO_LONG', 'a'.repeat(2_001)],
    ['BANNED_WORD', 'Send. BITCOIN!'],
    ['DUPLICATE', 'other   WORDS'],
  ])('V07 refuses what a new comment is refused with: %s', async (code, text) => {
    const { id, by } = await aComment();
    await by(ada).add('Other words');
    expect(await by(ada).edit(id, text)).toMatchObject({ __typename: 'CommentRefused', code });
    expect(await by(ada).edit(id, 'FIRST words')).toMatchObject({ comment: { text: 'FIRST words' } });
  });
});

describe('C19 deleting an own comment', () => {
  it('C19 takes it away with its text, at any time, and its replies stay', async () => {
    const { id, by } = await aComment();
    await age(id, 86_400);
    await by(ben).reply(id, 'A reply');
    await by(ben).report(id);
    expect(await by(ada).withdraw(id)).toMatchObject({ comment: { isRemoved: true, text: null, author: null } });
    const { total, comments } = await by(ben).page();
    expect([total, comments]).toMatchObject([1, [{ commentId: id, isRemoved: true, text: null, replyCount: 1 }]]);
    const stored = gateway.services.db.selectFrom('comments').select(['text', 'open_reports']).where('id', '=', id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ text: '', open_reports: 0 });
    await expect(by(ada).withdraw(id)).rejects.toThrow('NOT_FOUND');
    await expect(by(ada).edit(id, 'Back')).rejects.toThrow('NOT_FOUND');
  });

  it('C19 is final: no editor restores it, and it is gone from the moderation page', async () => {
    const { id, by } = await aComment('Words to delete');
    await by(ada).withdraw(id);
    const restore = editor.query('mutation ($id: ID!) { restoreComment(commentId: $id) }', { id });
    await expect(restore).rejects.toThrow('NOT_FOUND');
    const list = '{ it: moderatedComments(list: RECENT) { comments { commentId } } }';
    const { it: page } = await editor.query<{ it: { comments: { commentId: string }[] } }>(list);
    expect(page.comments.map(({ commentId }) => commentId)).not.toContain(id);
  });
});
