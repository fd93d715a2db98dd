import { describe, expect, it } from 'vitest';
import { performersHref, readPerformersSearch } from './performers-search.ts';

describe('R12 the query of /performers', () => {
  it('R12 is rated girls, page 1, by default', () => {
    expect(readPerformersSearch({}, false)).toEqual({
      ok: true,
      value: { page: 1, order: 'rating', gender: 'girls', sex: null },
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

  it('R12 adds sex=F where faceted search is on and the query lacks it', () => {
    expect(readPerformersSearch({}, true)).toEqual({ ok: false, redirectTo: { sex: 'F' } });
    expect(readPerformersSearch({ order: 'name', page: '2' }, true)).toEqual({
      ok: false,
      redirectTo: { order: 'name', page: '2', sex: 'F' },
    });
    expect(readPerformersSearch({ sex: 'M', gender: 'girls' }, true)).toMatchObject({ ok: true, value: { sex: 'M' } });
  });

  it('R12 writes no defaults into an address', () => {
    const value = { page: 4, order: 'rating', gender: 'girls', sex: null } as const;
    expect(performersHref(value, {})).toBe('/performers');
    expect(performersHref(value, { order: 'newest', page: 2 })).toBe('/performers?order=newest&page=2');
  });
});
