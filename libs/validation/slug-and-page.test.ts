import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from './page.ts';
import { isSlug } from './slug.ts';

describe('V08 D12 a slug', () => {
  it.each(['a', '7', 'night-drive', 'a-1-b-2', 'a'.repeat(200)])('takes %s', (value) => {
    expect(isSlug(value)).toBe(true);
  });

  it.each([
    '',
    'A',
    'Night',
    'a--b',
    '-a',
    'a-',
    'a_b',
    'a.b',
    '..',
    'a/b',
    'a b',
    ' a',
    'a\n',
    'é',
    'a\u0000',
    '%61',
    '\u0430',
    'a'.repeat(201),
    7,
    null,
    undefined,
    ['a'],
    {},
  ])('refuses %j', (value) => {
    expect(isSlug(value)).toBe(false);
  });

  it('takes nothing that an address would have to encode', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9./%-]{1,12}$/)), (value) => {
        expect(isSlug(value) && encodeURIComponent(value) !== value).toBe(false);
      }),
    );
  });
});

describe('V08 D14 a page', () => {
  it.each([
    [undefined, 1],
    [[], 1],
    ['1', 1],
    ['12', 12],
    [['3'], 3],
    [7, 7],
    ['2147483647', 2_147_483_647],
  ])('reads %j as %j', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.5',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    '٣',
    '１',
    'one',
    'Infinity',
    'NaN',
    '2147483648',
    '9999999999',
    '12345678901234567890',
    null,
    true,
    {},
    ['1', '1'],
    ['1', '2'],
    [undefined],
    [''],
    0,
    -1,
    1.5,
    Number.NaN,
    Infinity,
    2_147_483_648,
  ])('refuses %j', (value) => {
    expect(parsePage(value)).toBeNull();
  });

  it('R08 keeps to the last page of its route', () => {
    expect(parsePage('715827882', 715_827_882)).toBe(715_827_882);
    expect(parsePage('715827883', 715_827_882)).toBeNull();
  });

  it('returns a whole number in its bounds that reads as its input, or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.anything()), (value) => {
        const page = parsePage(value);
        if (page === null || value === undefined || Array.isArray(value)) return;
        expect(Number.isInteger(page) && page >= 1 && page <= 2_147_483_647).toBe(true);
        expect([page, String(page)]).toContain(value);
      }),
    );
  });
});
