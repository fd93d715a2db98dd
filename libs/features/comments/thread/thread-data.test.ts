import { describe, expect, it } from 'vitest';
import {
  type ThreadComment,
  type ThreadData,
  voted,
  withAdded,
  withFocus,
  withMore,
  withNewer,
  withoutDraft,
  withPinned,
  withRemoved,
  withReplies,
  withSent,
} from './thread-data.ts';

const comment = (commentId: string, change: Partial<ThreadComment> = {}): ThreadComment => ({
  commentId,
  parentId: null,
  text: `Words of ${commentId}`,
  author: { displayName: 'ada', avatar: null, badges: [] },
  createdAt: '2026-03-02T12:00:00.000Z',
  isPinned: false,
  isRemoved: false,
  isMine: false,
  isEditable: false,
  isEdited: false,
  rating: null,
  likes: 0,
  dislikes: 0,
  myVote: null,
  replyCount: 0,
  ...change,
});
const data: ThreadData = {
  pinned: comment('5', { isPinned: true, replyCount: 1 }),
  threads: [comment('9'), comment('8', { replyCount: 2 })],
  replies: {},
  total: 6,
  nextCursor: '0.8',
  latestId: '9',
  ownIds: [],
};
const ids = ({ threads }: ThreadData) => threads.map(({ commentId }) => commentId);
const reply = (commentId: string, parentId = '8') => comment(commentId, { parentId });

describe('X14 a thread', () => {
  it('grows by parts, each comment once', () => {
    const more = withMore(data, { comments: [comment('8'), comment('7')], nextCursor: null } as never);
    expect(ids(more)).toEqual(['9', '8', '7']);
    expect(more.nextCursor).toBeNull();
  });

  it('R03 brings the comment of an address to the top, with its replies, and not twice', () => {
    const focused = withFocus(data, {
      thread: comment('2', { replyCount: 3 }),
      replies: [reply('3', '2')],
      nextCursor: 'c',
    });
    expect(ids(focused)).toEqual(['2', '9', '8']);
    expect(focused.replies['2']).toMatchObject({ items: [{ commentId: '3' }], nextCursor: 'c' });
    expect(ids(withMore(focused, { comments: [comment('2')], nextCursor: null } as never))).toEqual(['2', '9', '8']);
    expect(ids(withFocus(data, { thread: comment('5'), replies: [], nextCursor: null }))).toEqual(['9', '8']);
  });

  it('shows one’s own at once, and takes it back without a trace', () => {
    for (const draft of [comment('sending-1'), reply('sending-1'), reply('sending-1', '9')]) {
      const sent = withAdded(data, draft);
      expect(sent.total).toBe(7);
      const back = withoutDraft(sent, draft);
      expect({ ...back, replies: {} }).toEqual(data);
    }
    const real = withSent(withAdded(data, comment('sending-1')), 'sending-1', comment('10'));
    expect(ids(real)).toEqual(['10', '9', '8']);
    expect(withNewer(real, [comment('10'), comment('11')])).toMatchObject({ total: 8, latestId: '11' });
  });

  it('takes in what others wrote meanwhile', () => {
    const open = withReplies(data, '8', { items: [reply('81'), reply('82')], nextCursor: null });
    const newer = withNewer(open, [comment('10'), reply('11'), reply('12', '1')]);
    expect(ids(newer)).toEqual(['10', '9', '8']);
    expect(newer.threads[2]?.replyCount).toBe(3);
    expect(newer.replies['8']?.items.map(({ commentId }) => commentId)).toEqual(['81', '82', '11']);
    expect(newer).toMatchObject({ total: 9, latestId: '12' });
    expect(withNewer(data, [])).toEqual(data);
    // Replies that are not loaded up to their end come with the rest of them.
    expect(withNewer(data, [reply('11')]).replies).toEqual({});
  });

  it('D28 counts one vote', () => {
    const liked = voted(comment('1'), 'LIKE');
    expect(liked).toMatchObject({ likes: 1, dislikes: 0, myVote: 'LIKE' });
    expect(voted(liked, 'LIKE')).toBe(liked);
    expect(voted(liked, 'DISLIKE')).toMatchObject({ likes: 0, dislikes: 1, myVote: 'DISLIKE' });
  });

  it('A11 keeps the place of a removed comment that was answered', () => {
    expect(ids(withRemoved(data, comment('9')))).toEqual(['8']);
    const updated = withRemoved(data, comment('8', { replyCount: 2 }));
    expect(updated.threads[1]).toMatchObject({ isRemoved: true, text: null, author: null });
    const unpinned = withRemoved(data, comment('5', { isPinned: true, replyCount: 1 }));
    expect(unpinned).toMatchObject({ pinned: null, threads: [{ commentId: '5', isRemoved: true }, {}, {}], total: 5 });
    const open = withReplies(data, '8', { items: [reply('81'), reply('82')], nextCursor: null });
    const fewer = withRemoved(open, reply('81'));
    expect(fewer.threads[1]?.replyCount).toBe(1);
    expect(fewer.replies['8']?.items).toHaveLength(1);
  });

  it('A11 pins one comment in the place of another', () => {
    const pinned = withPinned(data, comment('8'), true);
    expect(pinned.pinned).toMatchObject({ commentId: '8', isPinned: true });
    expect(ids(pinned)).toEqual(['5', '9']);
    expect(ids(withPinned(data, comment('5'), false))).toEqual(['5', '9', '8']);
  });
});
