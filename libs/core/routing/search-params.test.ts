import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, singleValue, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('guess at no types', () =>
    expect(parseSearch('?page=2&flag=true&q="x"&n=1e3&empty=')).toEqual({
      page: '2',
      flag: 'true',
      q: '"x"',
      n: '1e3',
      empty: '',
    }));

  it('D14 show that a parameter appeared twice', () => {
    const search = parseSearch('?page=1&page=2');
    expect(search).toEqual({ page: ['1', '2'] });
    expect(singleValue(search, 'page')).toBeUndefined();
  });

  it('are written plainly', () =>
    expect(stringifySearch({ page: 2, search: 'a b', none: undefined, nil: null, tags: ['x', 'y'] })).toBe(
      '?page=2&search=a+b&tags=x&tags=y',
    ));

  it('have no say in what an object is', () => {
    const search = parseSearch('?__proto__=x&constructor=y');
    expect(Object.keys(search)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it('come back as they were', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2 }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), value), (search) => {
        expect(Object.entries(parseSearch(stringifySearch(search)))).toEqual(Object.entries(search));
      }),
    );
  });

  it('are written the same after any number of readings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = stringifySearch(parseSearch(text));
        expect(stringifySearch(parseSearch(once))).toBe(once);
      }),
    );
  });
});
