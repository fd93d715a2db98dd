import { expect, it } from 'vitest';
import { inLanguage } from '@network/core/server/serve-languages.ts';
import { declineWords } from './decline-words.ts';

it.each([
  ['en', 'There was not enough money on the card'],
  ['de', 'Die Karte war nicht gedeckt'],
] as const)('says in %s why a payment was declined', (language, title) => {
  expect(inLanguage({ language, prefix: '' }, () => declineWords('INSUFFICIENT_FUNDS'))?.title).toBe(title);
});
