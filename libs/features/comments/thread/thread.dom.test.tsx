import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { ApiError } from '@network/core/api/api-error.ts';
import { useDialogs, useOpenDialog } from '@network/core/features/dialogs.tsx';
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
  isEditable: false,
  isEdited: false,
  rating: null,
  likes: 4,
  dislikes: 0,
  myVote: null,
  replyCount: 0,
  author: { displayName: 'ada', avatar: null, badges: [] },
});
const page = {
  __typename: 'CommentPage',
  total: 2,
  nextCursor: '0.8',
  latestId: '9',
  pinned: null,
  comments: [comment('9', 'The light.'), comment('8', 'The sea.')],
};
const rights = {
  see: true,
  add: true,
  reply: true,
  vote: true,
  report: true,
  edit: true,
  withdraw: true,
  remove: true,
  pin: true,
};
const refused = (key: string) => ({ __typename: 'CommentRefused', messageKey: `comments.errors.${key}` });
const UNREACHED = new ApiError('Nobody answered', {
  kind: 'unavailable',
  status: 0,
  code: null,
  correlationId: null,
});
type Answers = Readonly<Record<string, (variables: object) => unknown>>;
const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;
const lost = (): never => {
  throw new Error('No answer.');
};

function OpenDialog() {
  const current = useOpenDialog();
  const { close } = useDialogs();
  return current?.id === 'RemoveComment' ? <RemoveCommentDialog options={current.options} onClose={close} /> : null;
}

/** The thread of a film before an editor with a name; a call without an answer fails, and so does a second list. */
async function open(
  answers: Answers = {},
  lists: (() => unknown)[] = [() => ({ comments: page })],
  focusCommentId: string | null = null,
) {
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
        <Thread
          videoId="v"
          slug="slow-light"
          count={8}
          rights={rights}
          isInView={false}
          focusCommentId={focusCommentId}
        />
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

describe('R03 the address of a comment', () => {
  it('R03 says in the page that the comment is gone, and stays saying it', async () => {
    await open({ FocusedComment: () => ({ comment: null }) }, undefined, '7');
    const notice = (await screen.findByText('That comment is no longer here.')).closest('[role="status"]');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    const shown = screen.getAllByRole('article');
    expect(shown).toHaveLength(2);
    // The notice stands in the room that was reserved for the comments, so that the form above it stays where it is.
    expect(screen.getByRole('textbox').compareDocumentPosition(notice as Element)).toBe(FOLLOWING);
    expect(notice?.compareDocumentPosition(shown[0] as Element)).toBe(FOLLOWING);
  });

  it('R03 shows no comments before it is known whether that one is among them', async () => {
    const gate = Promise.withResolvers<{ comment: null }>();
    const loadFocused = vi.fn(() => gate.promise);
    const opened = open({ FocusedComment: loadFocused }, undefined, '7');
    // The list is there, since it is asked for what the list lacks.
    await waitFor(() => expect(loadFocused).toHaveBeenCalled());
    expect(screen.getByRole('status', { busy: true })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
    gate.resolve({ comment: null });
    await opened;
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('status', { busy: true })).toBeNull();
  });

  it('R03 says nothing of the kind where the comment is there', async () => {
    const thread = { __typename: 'FocusedComment', thread: page.comments[1], replies: [], nextCursor: null };
    await open({ FocusedComment: () => ({ comment: thread }) }, undefined, '8');
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-8'));
    expect(screen.queryByText('That comment is no longer here.')).toBeNull();
  });
});

describe('E11 what a thread says of a call that failed', () => {
  it('E11 of the list, with another try', async () => {
    await open({}, [lost, () => ({ comments: page })]);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch comments');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The light.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('begins with five and brings twenty more, of which the first takes the focus of the button that is gone', async () => {
    const asked: object[] = [];
    const more = { ...page, nextCursor: null, comments: [comment('7', 'The hall.'), comment('6', 'The door.')] };
    const Comments = (variables: object) => ({ comments: asked.push(variables) === 1 ? page : more });
    await open({ Comments }, []);
    await userEvent.click(screen.getByRole('button', { name: 'More comments' }));
    expect(await screen.findByText('The door.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More comments' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-7'));
    expect(asked).toEqual([
      expect.objectContaining({ after: null, first: 5 }),
      expect.objectContaining({ after: '0.8', first: 20 }),
    ]);
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

  it('E11 V07 of a vote that was cast already', async () => {
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

describe('C19 what its author does with a comment', () => {
  const own = { ...comment('9', 'The light.'), isMine: true, isEditable: true };
  const lists = () => [() => ({ comments: { ...page, comments: [own] } })];
  const edit = async (words: string) => {
    const field = await screen.findByRole('textbox', { name: 'Edit your comment' });
    await userEvent.clear(field);
    await userEvent.type(field, words);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  it('C19 edits it in its place', async () => {
    const edited = { ...own, text: 'The dark.', isEdited: true };
    const EditComment = () => ({ editComment: { __typename: 'CommentChanged', comment: edited } });
    const { choose, first } = await open({ EditComment }, lists());
    await choose('Edit');
    await edit('The dark.');
    expect(await first().findByText('The dark.')).toBeTruthy();
    expect(first().getByText('edited')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull();
  });

  it.each([
    [
      'too late',
      refused('editTimeOver'),
      'You can edit a comment for 15 minutes after posting it. This one can no longer be edited.',
    ],
    ['the same words again', refused('duplicate'), 'You have already made that comment'],
    ['a call without an answer', null, 'Failed to edit comment'],
  ])('C19 V07 says why an edit was not saved, and keeps the words: %s', async (_case, answer, text) => {
    const { choose } = await open({ EditComment: () => (answer === null ? lost() : { editComment: answer }) }, lists());
    await choose('Edit');
    await edit('My own words');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your comment' }).value).toBe('My own words');
  });

  it('C19 deletes it after a confirmation, as its author and not as an editor', async () => {
    const withdrawn = { ...own, isRemoved: true, text: null, author: null };
    const WithdrawComment = () => ({ withdrawComment: { __typename: 'CommentChanged', comment: withdrawn } });
    const { choose } = await open({ WithdrawComment }, lists());
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The light.')).toBeNull());
  });
});

describe('E11 V07 what a comment is refused with', () => {
  it.each([
    ['a call that failed', new Error('Not now.'), 'Failed to add comment. Try refreshing page'],
    ['a call without a network', UNREACHED, 'There is no connection. What you typed is kept.'],
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
    if (answer instanceof Error) gate.reject(answer);
    else gate.resolve({ addComment: answer });
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(field.value).toBe('My own words');
  });
});
