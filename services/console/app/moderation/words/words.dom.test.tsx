import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/console-page.tsx';

const WORD = { word: 'pineapple', verdict: 'banned', decidedAt: '2026-03-01T10:00:00Z', decidedBy: null };
const NOTHING = { spellings: [], latestComments: 0, caughtComments: 0, caughtExamples: [], refusal: null };
const previewOf = (text: unknown, more: object = {}) => ({
  previewBannedWord: { word: text, reading: text, ...NOTHING, ...more },
});

it('a word shows what it would catch, is banned, and is taken back from the message', async () => {
  const list: object[] = [];
  const { calls } = await openPage('/banned-words', 'moderator', {
    BannedWords: () => ({ bannedWords: [...list] }),
    PreviewBannedWord: ({ text }) =>
      previewOf(text, {
        spellings: ['p1neapple'],
        latestComments: 1_000,
        caughtComments: 3,
        caughtExamples: ['A pineapple'],
      }),
    DecideBannedWord: () => {
      list.push(WORD);
      return { decision: { __typename: 'BannedWordDecided', word: 'pineapple', before: null } };
    },
    RemoveBannedWord: () => {
      list.length = 0;
      return { decision: { __typename: 'BannedWordDecided', word: 'pineapple', before: 'banned' } };
    },
  });
  expect(await screen.findByText('No word is decided on yet')).toBeDefined();
  const field = screen.getByLabelText('Word or phrase');
  await userEvent.type(field, 'pineapple');
  const preview = within(screen.getByRole('region', { name: 'What it would do' }));
  expect(await preview.findByText('p1neapple')).toBeDefined();
  expect(preview.getByText('In 3 of the latest 1000 comments.')).toBeDefined();
  expect(preview.getByText('A pineapple')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ban word' }));
  expect(await screen.findByRole('row', { name: /pineapple.*Banned.*Command line/ })).toBeDefined();
  expect(field).toHaveProperty('value', '');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No word is decided on yet')).toBeDefined();
  const changes = calls.filter(({ operation }) => /^(?:Decide|Remove)/.test(operation));
  expect(changes.map(({ variables }) => variables)).toEqual([
    { text: 'pineapple', verdict: 'banned' },
    { text: 'pineapple' },
  ]);
});

it('a refusal stands at the field before and after it is sent, and what was typed stays', async () => {
  const message = 'This is in too many of the latest comments: choose a longer phrase.';
  await openPage('/banned-words', 'moderator', {
    BannedWords: () => ({ bannedWords: [WORD] }),
    PreviewBannedWord: ({ text }) =>
      previewOf(text, { latestComments: 40, caughtComments: 30, refusal: { code: 'TOO_BROAD', message } }),
    DecideBannedWord: () => ({ decision: { __typename: 'BannedWordRefused', code: 'EMPTY', message: 'Type a word.' } }),
  });
  const field = await screen.findByLabelText('Word or phrase');
  await userEvent.type(field, 'film');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('In 30 of the latest 40 comments.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ban word' }));
  expect(await screen.findByText('Type a word.')).toBeDefined();
  expect(field).toHaveProperty('value', 'film');
});

it('a word is removed, and comes back as it was from the message', async () => {
  const { calls } = await openPage('/banned-words', 'admin', {
    BannedWords: () => ({ bannedWords: [{ ...WORD, verdict: 'allowed' }] }),
    RemoveBannedWord: () => ({ decision: { __typename: 'BannedWordDecided', word: 'pineapple', before: 'allowed' } }),
    DecideBannedWord: () => ({ decision: { __typename: 'BannedWordDecided', word: 'pineapple', before: null } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “pineapple”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'DecideBannedWord')?.variables).toEqual({
      text: 'pineapple',
      verdict: 'allowed',
    }),
  );
});

it('support reads and tries the words, and changes none', async () => {
  await openPage('/banned-words', 'support', {
    BannedWords: () => ({ bannedWords: [WORD] }),
    TryBannedWords: ({ text }) => ({ tryBannedWords: text === 'a bad word' }),
  });
  const trial = await screen.findByLabelText('Try a text');
  await userEvent.type(trial, 'a bad word');
  expect(await screen.findByText('A comment with this text is refused.')).toBeDefined();
  expect(screen.getByRole('cell', { name: 'pineapple' })).toBeDefined();
  expect(screen.queryByLabelText('Word or phrase')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
