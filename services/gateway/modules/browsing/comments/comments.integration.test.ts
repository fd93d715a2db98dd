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
let nameless: TestMember;

beforeEach(() => clearLimits(gateway.services.db));
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  editor = await signInMember(gateway, vixen, 'editor', { group: 'commenteditor' });
  nameless = await signInMember(gateway, vixen, 'nameless', { displayName: null });
});

let videos = 0;
async function aVideo(): Promise<string> {
  videos += 1;
  return addVideo(gateway.services.db, `video-${videos}`, 'vixen');
}

/** A comment that somebody added; the id. */
async function added(member: TestMember, videoId: string, text: string, answered?: string): Promise<string> {
  const as = commentsOf(member, videoId);
  const answer = await (answered === undefined ? as.add(text) : as.reply(answered, text));
  expect(answer.__typename).toBe('CommentAdded');
  return answer.comment?.commentId ?? '';
}

describe('C19 A11 taking part', () => {
  it('X14 X15 shows what was said, by whom with their badges, and to whom it belongs', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, '  <b>Such light</b> & more ');
    const reply = await added(ben, videoId, 'Indeed', id);
    const again = await added(ada, videoId, 'Thank you', reply);
    const page = await commentsOf(ada, videoId).page();
    expect(page).toMatchObject({ total: 3, nextCursor: null, pinned: null, latestId: again });
    expect(page.comments).toEqual([
      {
        commentId: id,
        parentId: null,
        text: '<b>Such light</b> & more',
        author: { displayName: 'ada', badges: ['gold'] },
        isPinned: false,
        isRemoved: false,
        isMine: true,
        isEditable: true,
        isEdited: false,
        likes: 0,
        dislikes: 0,
        myVote: null,
        replyCount: 2,
      },
    ]);
    const { comments } = await commentsOf(ben, videoId).replies(id);
    expect(comments.map(({ commentId, parentId, isMine }) => [commentId, parentId, isMine])).toEqual([
      [reply, id, true],
      [again, id, false],
    ]);
  });

  it('C19 shows what its author gives the film where the author says so, also after another rating', async () => {
    const videoId = await aVideo();
    const rate = (rating: number) =>
      ada.query(
        'mutation ($videoId: ID!, $rating: Float!) { rateVideo(videoId: $videoId, rating: $rating) { __typename } }',
        {
          videoId,
          rating,
        },
      );
    const add = (text: string, showsRating?: boolean) =>
      ada.query<{ addComment: { comment: object } }>(
        `mutation ($videoId: ID!, $text: String!, $showsRating: Boolean) {
          addComment(videoId: $videoId, text: $text, showsRating: $showsRating) { ... on CommentAdded { comment { rating } } } }`,
        { videoId, text, showsRating },
      );
    const shown = async () =>
      (
        await ben.query<{ comments: { comments: { text: string | null; rating: number | null }[] } }>(
          'query ($videoId: ID!) { comments(videoId: $videoId, sort: OLDEST) { ... on CommentPage { comments { text rating } } } }',
          { videoId },
        )
      ).comments.comments.map(({ rating }) => rating);
    expect((await add('Before any rating', true)).addComment).toEqual({ comment: { rating: null } });
    await rate(8);
    await add('For myself');
    expect((await add('For everybody', true)).addComment).toEqual({ comment: { rating: 8 } });
    expect(await shown()).toEqual([8, null, 8]);
    await rate(3);
    expect(await shown()).toEqual([3, null, 3]);
    await gateway.services.db
      .updateTable('comments')
      .set({ author_id: null })
      .where('video_id', '=', videoId)
      .execute();
    expect(await shown()).toEqual([null, null, null]);
  });

  it('A11 is for members: a visitor is offered to join, a member without the video the next step', async () => {
    const videoId = await aVideo();
    const query = `query ($videoId: ID!) { comments(videoId: $videoId) { __typename ... on AccessDenied { nextStep } }
      video(slug: "film-${videoId}") { commentCount } }`;
    await added(ada, videoId, 'Open to count');
    const visitor = await gateway.graphql(query, { videoId }, { tenant: 'vixen', area: 'tour' });
    expect(visitor.data).toEqual({
      comments: { __typename: 'AccessDenied', nextStep: 'JOIN' },
      video: { commentCount: 1 },
    });
    const stranger = await signInMember(gateway, vixen, 'stranger', { product: 'tushy' });
    expect(await commentsOf(stranger, videoId).add('Hello')).toMatchObject({ __typename: 'AccessDenied' });
    expect(await commentsOf(ada, videoId).page()).toMatchObject({ total: 1 });
  });

  it('A11 keeps removing, pinning and moderating from members', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'Mine');
    const as = commentsOf(ben, videoId);
    expect(await as.remove(id)).toMatchObject({ __typename: 'AccessDenied' });
    expect(await as.pin(id, true)).toMatchObject({ __typename: 'AccessDenied' });
    await expect(ben.query('{ moderatedComments { comments { text } } }')).rejects.toThrow('FORBIDDEN');
    await expect(ben.query('mutation ($id: ID!) { removeComment(commentId: $id) }', { id })).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  it('answers ids of other videos, unknown and impossible ones alike', async () => {
    const videoId = await aVideo();
    const elsewhere = await added(ada, await aVideo(), 'Elsewhere');
    for (const id of [elsewhere, '999999999', '0', '-1', 'x', "1' or '1", '9'.repeat(30)]) {
      await expect(commentsOf(ada, videoId).vote(id, 'LIKE')).rejects.toThrow('NOT_FOUND');
      await expect(commentsOf(ada, videoId).reply(id, 'Hello')).rejects.toThrow('NOT_FOUND');
      await expect(commentsOf(editor, videoId).remove(id)).rejects.toThrow('NOT_FOUND');
      expect(await commentsOf(ada, videoId).focus(id)).toBeNull();
    }
    await expect(commentsOf(ada, 'no-such-video').add('Hello')).rejects.toThrow('NOT_FOUND');
  });
});

describe('V07 E11 what is refused, with its own text', () => {
  it.each([
    ['EMPTY', ' \n ', 'Write something first.'],
    ['TOO_LONG', 'a'.repeat(2_001), 'A comment has at most 2,000 characters.'],
    ['EMPTY', '\u200b\u3164', 'Write something first.'],
    ['BANNED_WORD', 'what an 1d10t', 'Found banned word'],
    ['BANNED_WORD', 'Send. BITCOIN!', 'Found banned word'],
  ])('D28 %s', async (code, text, message) => {
    const videoId = await aVideo();
    expect(await commentsOf(ada, videoId).add(text)).toMatchObject({ __typename: 'CommentRefused', code, message });
    expect(await commentsOf(ada, videoId).page()).toMatchObject({ total: 0, comments: [] });
  });

  it('D28 takes 2,000 characters', async () => {
    expect(await added(ada, await aVideo(), '😀'.repeat(2_000))).not.toBe('');
  });

  it('E11 the same again, however it is spaced and cased, but not from somebody else or elsewhere', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'So good');
    const again = await commentsOf(ada, videoId).add(' so   GOOD');
    expect(again).toMatchObject({ code: 'DUPLICATE', message: 'You have already made that comment' });
    await added(ben, videoId, 'So good');
    await added(ada, videoId, 'So good', id);
    expect(await commentsOf(ada, videoId).reply(id, 'So good')).toMatchObject({ code: 'DUPLICATE' });
    expect(await commentsOf(ada, videoId).page()).toMatchObject({ total: 3 });
  });

  it('E11 V07 the same vote again; the other one takes its place (D28)', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'Vote for me');
    const as = commentsOf(ben, videoId);
    expect(await as.vote(id, 'LIKE')).toMatchObject({ comment: { likes: 1, dislikes: 0, myVote: 'LIKE' } });
    expect(await as.vote(id, 'LIKE')).toMatchObject({
      code: 'ALREADY_VOTED',
      message: 'Already liked/disliked comment',
    });
    expect(await as.vote(id, 'DISLIKE')).toMatchObject({ comment: { likes: 0, dislikes: 1, myVote: 'DISLIKE' } });
    const cleo = await signInMember(gateway, vixen, 'cleo');
    expect(await commentsOf(cleo, videoId).vote(id, 'LIKE')).toMatchObject({ comment: { likes: 1, dislikes: 1 } });
  });

  it('V01 a comment without a name, until one is chosen, once', async () => {
    const videoId = await aVideo();
    const as = commentsOf(nameless, videoId);
    expect(await as.add('Hello')).toMatchObject({ code: 'DISPLAY_NAME_NEEDED' });
    const choose = async (displayName: string) =>
      (
        await nameless.query<{ it: unknown }>(
          `mutation ($displayName: String!) { it: setDisplayName(displayName: $displayName) {
            __typename ... on DisplayNameChosen { displayName } ... on DisplayNameRefused { code message } } }`,
          { displayName },
        )
      ).it;
    for (const wrong of ['ab', 'a'.repeat(21), 'Ada', 'a b', 'ä1234', '']) {
      expect(await choose(wrong)).toMatchObject({ code: 'INVALID', message: 'Invalid username' });
    }
    expect(await choose('ada')).toMatchObject({ code: 'TAKEN', message: 'Already taken' });
    expect(await choose('named1')).toEqual({ __typename: 'DisplayNameChosen', displayName: 'named1' });
    expect(await choose('another')).toMatchObject({ code: 'ALREADY_CHOSEN' });
    expect((await as.add('Hello')).comment?.author?.displayName).toBe('named1');
  });
});

describe('X14 lists', () => {
  it('sort and load more, each comment once, the pinned one first', async () => {
    const videoId = await aVideo();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await added(ada, videoId, `Number ${index}`));
    const at = (index: number): string => ids[index] ?? '';
    await commentsOf(ben, videoId).vote(at(2), 'LIKE');
    await commentsOf(ben, videoId).vote(at(5), 'DISLIKE');
    await commentsOf(editor, videoId).pin(at(3), true);
    const walk = async (sort: string) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await commentsOf(ada, videoId).page({ sort, after, first: 2 });
        expect(page.pinned?.commentId).toBe(after === null ? at(3) : undefined);
        seen.push(...page.comments.map(({ commentId }) => commentId));
        after = page.nextCursor;
      } while (after !== null);
      return seen.map((id) => ids.indexOf(id));
    };
    expect(await walk('NEWEST')).toEqual([6, 5, 4, 2, 1, 0]);
    expect(await walk('OLDEST')).toEqual([0, 1, 2, 4, 5, 6]);
    expect(await walk('TOP')).toEqual([2, 6, 4, 1, 0, 5]);
    for (const wrong of [{ after: 'x' }, { after: '1' }, { first: 0 }, { first: 51 }]) {
      await expect(commentsOf(ada, videoId).page(wrong)).rejects.toThrow('BAD_REQUEST');
    }
  });

  it('list what is new, threads and replies', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'First');
    const reply = await added(ben, videoId, 'Second', id);
    const third = await added(ben, videoId, 'Third');
    const since = async (known: string) =>
      (await commentsOf(ada, videoId).since(known)).map(({ commentId }) => commentId);
    expect(await since('0')).toEqual([id, reply, third]);
    expect(await since(id)).toEqual([reply, third]);
    expect(await since(third)).toEqual([]);
  });

  it('R03 a comment that is deep in a thread is found with what leads to it', async () => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'Thread');
    const replies: string[] = [];
    for (let index = 0; index < 4; index += 1) replies.push(await added(ben, videoId, `Reply ${index}`, id));
    const focused = await commentsOf(ada, videoId).focus(replies[2] ?? '');
    expect(focused?.thread.commentId).toBe(id);
    expect(focused?.replies.map(({ commentId }) => commentId)).toEqual(replies.slice(0, 3));
    expect(await commentsOf(ada, videoId).focus(id)).toMatchObject({ thread: { commentId: id }, replies: [] });
  });
});
