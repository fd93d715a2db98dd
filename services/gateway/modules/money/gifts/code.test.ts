import { expect, it } from 'vitest';
import { createCode, readCode, storedCode } from './code.ts';

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';

it('a code has 140 random bits, in groups that can be read out', () => {
  expect(createCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(createCode((size) => new Uint8Array(size).map((_, index) => index + 10))).toBe(CODE);
  expect(new Set(Array.from({ length: 100 }, () => createCode())).size).toBe(100);
});

it.each([
  ['abcd efgh jkmn pqrs tvwx yzo1 2345', 'in small letters, by spaces, O for 0'],
  ['ABCDEFGHJKMNPQRSTVWXYZ0I2345', 'in one, I for 1'],
  ['  ABCD-EFGH-JKMN-PQRS-TVWX-YZ0l-2345\n', 'with what was copied along'],
])('reads %s: %s', (typed) => {
  expect(readCode(typed)).toBe('ABCDEFGHJKMNPQRSTVWXYZ012345');
});

it.each(['', 'ABCD', `${CODE}6`, CODE.replace('A', 'U'), CODE.replace('A', '%'), 'A'.repeat(1_000_000)])(
  'is no code: %.20s',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

it('stores neither the code nor all of it', () => {
  const stored = storedCode(readCode(CODE) ?? '');
  expect(stored.code_end).toBe('2345');
  expect(stored.code_hash).toMatch(/^[0-9a-f]{64}$/);
});
