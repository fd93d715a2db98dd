import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import Thread from './thread.tsx';

const comment = (id: number, text: string, likes: number, isMine = false) => ({
  commentId: String(id),
  parentId: null,
  text,
  createdAt: '2026-11-18T20:00:00Z',
  isPinned: false,
  isRemoved: false,
  isMine,
  isEditable: isMine,
  isEdited: false,
  rating: null,
  likes,
  dislikes: 1,
  myVote: null,
  replyCount: id === 3 ? 2 : 0,
  author: {
    displayName: ['lamplighter', 'northern', 'tide-watcher'][id % 3] ?? '',
    avatar: id % 3 === 0 ? null : id,
    badges: ['gold' as const],
  },
});
const comments = {
  __typename: 'CommentPage',
  total: 3,
  nextCursor: null,
  latestId: '3',
  pinned: null,
  comments: [
    comment(3, 'The light in the last scene alone is worth the hour.', 24),
    comment(2, 'Watched it twice. The sound of the sea never stops, and that is the point.', 9, true),
    comment(1, 'Slow at first, then it does not let go.', 4),
  ],
};
const rights = {
  see: true,
  add: true,
  reply: true,
  vote: true,
  report: true,
  edit: true,
  withdraw: true,
  remove: false,
  pin: false,
};
const props = { videoId: 'video', slug: 'saltwater', count: 3, rights, isInView: false, focusCommentId: null };

const answering = (answer: object) => [
  onPage({ viewer: aMember, answers: { Comments: () => ({ comments: answer }) } }),
];

const meta = { title: 'Screens/Comments', render: () => <Thread {...props} /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { decorators: answering(comments) };
export const None: Story = { decorators: answering({ ...comments, total: 0, latestId: '0', comments: [] }) };
