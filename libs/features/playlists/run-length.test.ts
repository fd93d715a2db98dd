import { expect, it } from 'vitest';
import { playlistFacts, runLengthText } from './run-length.ts';

it.each([
  [10, '10 sec'],
  [1_500, '25 min'],
  [3_600, '1 h 0 min'],
  [13_230, '3 h 41 min'],
])('%s seconds read %s', (seconds, text) => {
  expect(runLengthText(seconds)).toBe(text);
});

it('an empty list has no length', () => {
  expect(playlistFacts({ total: 0, runLength: 0 })).toBe('No films yet');
  expect(playlistFacts({ total: 1, runLength: 1_500 })).toBe('1 film · 25 min');
});
