import { expect, it } from 'vitest';
import { isWithin, WORTH_BOUNDS } from './worth-bounds.ts';

it.each(Object.entries(WORTH_BOUNDS))('%s is from its least to its most', (_name, { least, most }) => {
  expect([least - 1, least, most, most + 1].map((value) => isWithin(value, { least, most }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
