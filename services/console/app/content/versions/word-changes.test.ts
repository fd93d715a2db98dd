import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const sideOf = (parts: ReturnType<typeof wordChanges>, left: 'one' | 'other'): string =>
  parts
    .filter(({ side }) => side === 'both' || side === left)
    .map(({ text }) => text)
    .join('');

it('marks the words that differ, and loses nothing of either side', () => {
  const one = 'A slow evening by the harbor.\nTwo people.';
  const other = 'A slow night by the old harbor.\nTwo people.';
  const parts = wordChanges(one, other);
  expect(parts.filter(({ side }) => side === 'one').map(({ text }) => text)).toEqual(['evening']);
  expect(sideOf(parts, 'one')).toBe(one);
  expect(sideOf(parts, 'other')).toBe(other);
});

it('does not compare the words of very long texts', () => {
  const long = 'word '.repeat(10_000);
  expect(wordChanges(long, `${long}more`).map(({ side }) => side)).toEqual(['one', 'other']);
});
