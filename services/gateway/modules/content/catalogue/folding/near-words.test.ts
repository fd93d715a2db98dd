import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNear, neighbourhood } from './near-words.ts';

it.each([
  ['silver', 'silve', true],
  ['silver', 'silvera', true],
  ['silver', 'xsilver', true],
  ['silver', 'silber', true],
  ['silver', 'sliver', true],
  ['silver', 'silevr', true],
  ['silver', 'silver', false],
  ['silver', 'siver2', false],
  ['silver', 'sivlre', false],
  ['silver', 'silv', false],
  ['silver', 'slievr', false],
])('%s and %s are one error apart: %s', (one, other, near) => {
  expect(isNear(one, other)).toBe(near);
  expect(isNear(other, one)).toBe(near);
});

it('words that are one error apart share a part of their neighbourhoods', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '𝒜'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const shared = neighbourhood(one).some((part) => neighbourhood(other).includes(part));
      if (isNear(one, other)) expect(shared).toBe(true);
    }),
  );
});
