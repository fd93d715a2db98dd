import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@network/core/routing/search-params.ts';
import { performersHref, readPerformersSearch } from './performers-search.ts';

describe('R12 the query of /performers', () => {
  it('R12 is rated girls, page 1, by default', () => {
    expect(readPerformersSearch({}, false)).toEqual({
      ok: true,
      value: { page: 1, order: 'rating', gender: 'girls', facets: {} },
    });
  });

  it.each(['0', '-1', '1.5', '01', '', ['1', '1']])('R12 an invalid page %j drops the defaults with it', (page) => {
    expect(readPerformersSearch({ page, order: 'rating', gender: 'girls' }, false)).toEqual({
      ok: false,
      redirectTo: {},
    });
    expect(readPerformersSearch({ page, order: 'name', gender: 'guys' }, false)).toEqual({
      ok: false,
      redirectTo: { order: 'name', gender: 'guys' },
    });
  });

  it('R12 adds sex=F where faceted search is on and the query lacks it, and keeps the rest', () => {
    expect(readPerformersSearch({}, true)).toEqual({ ok: false, redirectTo: { sex: 'F' } });
    for (const sex of ['', ' ', ['', '']]) {
      expect(readPerformersSearch({ sex }, true)).toEqual({ ok: false, redirectTo: { sex: 'F' } });
    }
    expect(readPerformersSearch({ order: 'rating', page: '2', hair: 'red' }, true)).toEqual({
      ok: false,
      redirectTo: { order: 'rating', page: '2', hair: 'red', sex: 'F' },
    });
  });

  it('R12 lets sex win over the gender where faceted search is on', () => {
    expect(readPerformersSearch({ sex: 'M', gender: 'all' }, true)).toMatchObject({
      ok: true,
      value: { gender: 'girls', facets: { sex: ['M'] } },
    });
    expect(readPerformersSearch({ sex: 'M', gender: 'guys' }, false)).toMatchObject({
      value: { gender: 'guys', facets: {} },
    });
  });

  it('R12 mends page and sex by one redirect', () => {
    expect(readPerformersSearch({ page: '0', gender: 'girls', order: 'name' }, true)).toEqual({
      ok: false,
      redirectTo: { order: 'name', sex: 'F' },
    });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('page', 'order', 'gender', 'sex', 'hair', 'x'),
          fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 })),
        ),
        fc.boolean(),
        (raw, faceted) => {
          const first = readPerformersSearch(raw, faceted);
          if (first.ok) return;
          expect(readPerformersSearch(parseSearch(stringifySearch(first.redirectTo)), faceted).ok).toBe(true);
        },
      ),
    );
  });

  it('R12 writes no defaults into an address', () => {
    const value = { page: 4, order: 'rating', gender: 'girls', facets: {} } as const;
    expect(performersHref(value, {})).toBe('/performers');
    expect(performersHref(value, { order: 'newest', page: 2 })).toBe('/performers?order=newest&page=2');
  });
});
