import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;
let ben: TestMember;
let editor: TestMember;

beforeEach(() => clearLimits(gateway.services.db));
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  editor = await signInMember(gateway, vixen, 'editor', { group: 'commenteditor' });
});

let videos = 0;
async function aVideo(): Promise<string> {
  videos += 1;
  return addVideo(gateway.services.db, `video-${videos}`, 'vixen');
}

/** Adds a comment, or a reply; returns its id. */
async function added(member: TestMember, videoId: string, text: string, answered?: string): Promise<string> {
  const as = commentsOf(member, videoId);
  const answer = await (answered === undefined ? as.add(text) : as.reply(answered, text));
  expect(answer.__typename).toBe('CommentAdded');
  return answer.comment?.commentId ?? '';
}

describe('A11 moderation', () => {
  it('hides a removed comment, keeps its place for replies, counts right, and brings it back', async () => {
    const videoId = await aVideo();
    const alone = await added(ada, videoId, 'Alone');
    const thread = await added(ada, videoId, 'Thread');
    const reply = await added(ben, videoId, 'Reply', thread);
    const as = commentsOf(editor, videoId);
    await as.pin(thread, true);
    for (const id of [alone, thread, thread])
      expect(await as.remove(id)).toMatchObject({ comment: { isRemoved: true } });
    const page = await commentsOf(ada, videoId).page();
    expect(page).toMatchObject({ total: 1, pinned: null });
    expect(page.comments).toMatchObject([{ commentId: thread, isRemoved: true, text: null, author: null }]);
    await expect(commentsOf(ben, videoId).reply(thread, 'More')).rejects.toThrow('NOT_FOUND');
    await as.remove(reply);
    expect(await commentsOf(ada, videoId).page()).toMatchObject({ total: 0, comments: [] });
    for (const id of [thread, reply, reply])
      await editor.query('mutation ($id: ID!) { restoreComment(commentId: $id) }', { id });
    expect(await commentsOf(ada, videoId).page()).toMatchObject({
      total: 2,
      comments: [{ commentId: thread, text: 'Thread', replyCount: 1 }],
    });
  });

  it('pins one comment of a video, never a reply', async () => {
    const videoId = await aVideo();
    const one = await added(ada, videoId, 'One');
    const two = await added(ada, videoId, 'Two');
    const reply = await added(ben, videoId, 'Reply', two);
    const as = commentsOf(editor, videoId);
    await as.pin(one, true);
    expect(await as.pin(two, true)).toMatchObject({ comment: { isPinned: true } });
    expect((await as.page()).pinned?.commentId).toBe(two);
    await expect(as.pin(reply, true)).rejects.toThrow('NOT_FOUND');
    await as.pin(two, false);
    expect(await as.page()).toMatchObject({ pinned: null, comments: [{ commentId: two }, { commentId: one }] });
  });

  it('lists what was reported, by whom it was written, and what editors did', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'Report me');
    expect(await commentsOf(ben, videoId).report(id)).toMatchObject({ __typename: 'CommentReported' });
    expect(await commentsOf(ben, videoId).report(id)).toMatchObject({ code: 'ALREADY_REPORTED' });
    const list = async (args: string) =>
      (
        await editor.query<{
          it: { comments: Record<string, unknown>[] };
        }>(`{ it: moderatedComments(${args}) { comments {
          commentId text videoSlug isRemoved reports { reason } history { action actor } } } }`)
      ).it.comments;
    expect(await list('list: REPORTED')).toMatchObject([
      { commentId: id, text: 'Report me', reports: [{ reason: 'RUDE' }] },
    ]);
    expect((await list('list: RECENT'))[0]).toMatchObject({ commentId: id });
    expect((await list('member: "ben"')).every(({ commentId }) => commentId !== id)).toBe(true);
    expect((await list('member: "ada"'))[0]).toMatchObject({ commentId: id });
    await editor.query('mutation ($id: ID!) { dismissReports(commentId: $id) }', { id });
    expect(await list('list: REPORTED')).toEqual([]);
    await editor.query('mutation ($id: ID!) { removeComment(commentId: $id) }', { id });
    expect((await list('member: "ada"'))[0]).toMatchObject({
      isRemoved: true,
      history: [
        { action: 'removed', actor: 'editor' },
        { action: 'dismissed', actor: 'editor' },
      ],
    });
    const other = await signInMember(gateway, tushy, 'tushyeditor', { group: 'commenteditor' });
    await expect(other.query('mutation ($id: ID!) { restoreComment(commentId: $id) }', { id })).rejects.toThrow(
      'NOT_FOUND',
    );
  });

  it('X14 keeps what a deleted user said, without them', async () => {
    const videoId = await aVideo();
    const gone = await signInMember(gateway, vixen, 'goneuser');
    const id = await added(gone, videoId, 'I was here');
    await gateway.services.db.deleteFrom('users').where('id', '=', gone.userId).execute();
    expect((await commentsOf(ada, videoId).page()).comments).toMatchObject([
      { commentId: id, text: 'I was here', author: null, isRemoved: false },
    ]);
  });
});
