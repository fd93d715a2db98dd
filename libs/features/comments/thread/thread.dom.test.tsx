import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { profileQuery } from '@network/core/session/profile-query.ts';
import RemoveCommentDialog from '../dialogs/remove-comment.tsx';
import Thread from './thread.tsx';

const comment = (commentId: string, text: string) => ({
  commentId,
  parentId: null,
  text,
  createdAt: '2026-03-02T12:00:00.000Z',
  isPinned: false,
  isRemoved: false,
  isMine: false,
  likes: 4,
  dislikes: 0,
  myVote: null,
  replyCount: 0,
  author: { displayName: 'ada', badges: [] },
});
const page = {
  __typename: 'CommentPage',
  total: 2,
  nextCursor: '0.8',
  latestId: '9',
  pinned: null,
  comments: [comment('9', 'The light.'), comment('8', 'The sea.')],
};
const rights = { see: true, add: true, reply: true, vote: true, report: true, remove: true, pin: true };
const refused = (key: string) => ({ __typename: 'CommentRefused', messageKey: `comments.errors.${key}` });
type Answers = Readonly<Record<string, () => unknown>>;
const lost = (): never => {
  throw new Error('No answer.');
};

function OpenDialog() {
  const { current, close } = useDialogs();
  return current?.id === 'RemoveComment' ? <RemoveCommentDialog options={current.options} onClose={close} /> : null;
}

/** The thread of a film before an editor with a name; a call without an answer fails, and so does a second list. */
async function open(answers: Answers = {}, lists: (() => unknown)[] = [() => ({ comments: page })]) {
  const notices: Flash[] = [];
  const { Page, queryClient } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: { Comments: () => (lists.shift() ?? lost)(), ...answers },
  });
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, displayName: 'eva' });
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <Thread videoId="v" slug="slow-light" count={8} rights={rights} isInView={false} focusCommentId={null} />
        <OpenDialog />
      </FlashProvider>
    </Page>,
  );
  const first = () => within(screen.getAllByRole('article', { name: 'Comment by ada' })[0] as HTMLElement);
  const expectError = (message: string) =>
    waitFor(() => expect(notices).toEqual([expect.objectContaining({ type: 'error', message })]));
  const choose = async (name: string) => {
    await userEvent.click(first().getByRole('button', { name: 'More options for ada’s comment' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await screen.findByRole(lists.length > 0 ? 'alert' : 'list');
  return { first, expectError, choose };
}

beforeEach(() => localStorage.clear());

describe('E11 what a thread says of a call that failed', () => {
  it('E11 of the list, with another try', async () => {
    await open({}, [lost, () => ({ comments: page })]);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch comments');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The light.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('E11 of more of it, keeping what is there', async () => {
    const { expectError } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'More comments' }));
    await expectError('Failed to fetch comments');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('E11 of a vote, whose count goes back', async () => {
    const gate = Promise.withResolvers<never>();
    const { first, expectError } = await open({ VoteComment: () => gate.promise });
    await userEvent.click(first().getByRole('button', { name: 'Like, 4 likes' }));
    expect(first().getByRole('button', { name: 'Like, 5 likes' }).getAttribute('aria-pressed')).toBe('true');
    gate.reject(new Error('No answer.'));
    await expectError('Failed to vote on comment');
    expect((await first().findByRole('button', { name: 'Like, 4 likes' })).getAttribute('aria-pressed')).toBe('false');
  });

  it('E11 V07 of a vote that was given already', async () => {
    const { first, expectError } = await open({ VoteComment: () => ({ voteComment: refused('alreadyVoted') }) });
    await userEvent.click(first().getByRole('button', { name: /^Like/ }));
    await expectError('Already liked/disliked comment');
    expect(await first().findByRole('button', { name: 'Like, 4 likes' })).toBeTruthy();
  });

  it('E11 A11 of removing, which brings the comment back', async () => {
    const gate = Promise.withResolvers<never>();
    const { choose, expectError } = await open({ DeleteComment: () => gate.promise });
    await choose('Remove');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('The light.')).toBeNull());
    gate.reject(new Error('No answer.'));
    await expectError('Failed to delete comment');
    expect(await screen.findByText('The light.')).toBeTruthy();
  });

  it('E11 A11 of pinning, which is taken back', async () => {
    const gate = Promise.withResolvers<never>();
    const { choose, expectError } = await open({ PinComment: () => gate.promise });
    await choose('Pin');
    expect(await screen.findByText('Pinned')).toBeTruthy();
    gate.reject(new Error('No answer.'));
    await expectError('Failed to pin/unpin comment');
    await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull());
  });
});

describe('E11 V07 what a comment is refused with', () => {
  it.each([
    ['a call without an answer', null, 'Failed to add comment. Try refreshing page'],
    ['the same words again', refused('duplicate'), 'You have already made that comment'],
    ['a banned word', refused('bannedWord'), 'Found banned word'],
  ])('E11 %s', async (_case, answer, text) => {
    const gate = Promise.withResolvers<object>();
    await open({ AddComment: () => gate.promise });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'My own words');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    // It shows at once, and disappears again; the text can be edited and sent again.
    expect(await screen.findByText('Sending')).toBeTruthy();
    if (answer === null) gate.reject(new Error('No answer.'));
    else gate.resolve({ addComment: answer });
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(field.value).toBe('My own words');
  });
});
