import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const APPEAL = {
  id: 'comment:1:2',
  kind: 'comment',
  authorId: 'm1',
  comment: 'You can’t act.',
  decidedAgainstBy: 'other@demo.example',
  reason: 'It insults somebody.',
  text: 'It was said about a chair.',
  appealedAt: '2026-03-01T10:00:00Z',
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  answer: null,
};

it('an appeal is answered by another moderator than the one who decided', async () => {
  const { calls } = await openPage('/appeals', 'moderator', {
    CommentAppeals: () => ({
      commentAppeals: {
        appeals: [APPEAL, { ...APPEAL, id: 'comment:3:4', decidedAgainstBy: 'moderator@demo.example' }],
        nextCursor: null,
      },
    }),
    DecideAppeal: () => ({ decision: { __typename: 'CommentDecided' } }),
  });
  expect(await screen.findAllByText('It was said about a chair.')).toHaveLength(2);
  expect(screen.getAllByText('Somebody else has to answer: this was your decision.')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Take decision back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Answer to the author/), 'You are right.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take decision back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const decided = calls.find(({ operation }) => operation === 'DecideAppeal');
  expect(decided?.variables).toEqual({ id: 'comment:1:2', grant: true, answer: 'You are right.' });
});

it('support reads appeals and wall posts, and decides nothing', async () => {
  const post = {
    id: 'p1',
    site: 'wifey',
    curator: 'Ines',
    text: 'Light.',
    filmTitle: null,
    postedAt: APPEAL.appealedAt,
  };
  await openPage('/wall-queue', 'support', {
    WallQueue: () => ({
      wallQueue: { posts: [{ ...post, state: 'pending', rejectedOfCurator: 2 }], nextCursor: null },
    }),
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('2 rejected before')).toBeDefined();
  expect(main.queryByRole('button', { name: 'Reject' })).toBeNull();
});

it('the author is told why a comment is removed, and the moderator knows it', async () => {
  const comment = { id: '1', text: 'Rude', at: APPEAL.appealedAt, site: 'vixen', filmTitle: 'Film', filmSlug: 'film' };
  const author = { inReplyTo: null, authorId: 'm1', author: 'Ada', authorBannedUntil: null, authorIsBanned: false };
  const shadow = { authorIsShadowBanned: false, isShadowed: false };
  await openPage('/moderation', 'moderator', {
    ReportQueue: () => ({
      reportQueue: {
        items: [{ __typename: 'QueuedComment', ...comment, ...author, ...shadow, reports: [] }],
        nextCursor: null,
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The author reads this in an email, with the way to appeal.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Remove comment' })).toBeDefined();
});

it('a shadow ban says whom it is for and that its author is not notified, and shows what only they see', async () => {
  const written = { title: 'Film', at: APPEAL.appealedAt, removedAt: null, openReports: 0, decisions: [] };
  const author = { id: 'm1', displayName: 'Ada', createdAt: APPEAL.appealedAt, removedComments: 0, ban: null };
  const { calls } = await openPage('/moderation/authors/m1', 'moderator', {
    CommentAuthorHistory: () => ({
      commentAuthor: {
        ...author,
        comments: [
          { ...written, id: '1', text: 'Buy this', shadowedAt: APPEAL.appealedAt },
          { ...written, id: '2', text: 'A fine film', shadowedAt: null },
        ],
      },
    }),
    BanCommentAuthor: () => ({ decision: { __typename: 'CommentDecided' } }),
  });
  expect(await screen.findByText('Only its author sees it')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Show to everybody' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('How'), 'shadow');
  expect(dialog.getByText(/The author isn’t notified/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Advertises a shop');
  await userEvent.click(dialog.getByRole('button', { name: 'Shadow-ban for a week' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'BanCommentAuthor')?.variables).toMatchObject({
    id: 'm1',
    isShadow: true,
    reason: 'Advertises a shop',
  });
});

const POST = {
  __typename: 'ReportedWallPost',
  id: '1',
  site: 'wifey',
  curator: 'Ines',
  text: 'Light over the harbour.',
  aboutFilm: 'Film',
  postedAt: APPEAL.appealedAt,
  state: 'approved',
  rejectedOfCurator: 1,
  neighbours: [{ id: '2', curator: 'Maud', text: 'The post below it.' }],
  reports: [
    { reason: 'SPAM', at: APPEAL.appealedAt },
    { reason: 'SPAM', at: APPEAL.appealedAt },
  ],
};

it('a reported post stands with what is beside it, and is taken off the wall with a reason', async () => {
  const items: object[] = [POST];
  const { calls } = await openPage('/moderation?kind=wallPost', 'moderator', {
    ReportQueue: () => ({ reportQueue: { items, nextCursor: null } }),
    DecideWallPost: () => {
      items.length = 0;
      return { decision: { __typename: 'WallPostDecided' } };
    },
  });
  const post = within(await screen.findByRole('article'));
  expect(post.getByText('Maud: The post below it.')).toBeDefined();
  expect(post.getByText('2 reports:')).toBeDefined();
  expect(post.getAllByText('Spam')).toHaveLength(1);
  await userEvent.click(post.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this post off the wall?' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Advertises a shop');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove post' }));
  expect(await screen.findByText('Nothing waits for a decision')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'DecideWallPost')?.variables).toEqual({
    id: '1',
    approve: false,
    reason: 'Advertises a shop',
  });
  expect(calls[0]?.variables).toEqual({ kind: 'wallPost', after: null });
});

it('the queue is narrowed to one kind, and goes on where its page ends', async () => {
  const { calls } = await openPage('/moderation', 'support', {
    ReportQueue: () => ({ reportQueue: { items: [POST], nextCursor: 'next' } }),
  });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ kind: null, after: 'next' }));
  await userEvent.selectOptions(screen.getByLabelText('What is reported'), 'comment');
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ kind: 'comment', after: null }));
});
