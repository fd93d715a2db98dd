import { expect, it } from 'vitest';
import { isReason } from './reason.ts';

const FILM = '\u{1f3ac}';

it.each([
  ['why', true],
  ['no', false],
  [FILM.repeat(2), false],
  [FILM.repeat(1_000), true],
  [FILM.repeat(1_001), false],
  ['\u200b\u3164\u202e'.repeat(10), false],
  [`because${'\u200b'.repeat(2_000)}`, true],
])('a reason is measured as it is stored, in characters: case %#', (text, is) => {
  expect(isReason(text)).toBe(is);
});
