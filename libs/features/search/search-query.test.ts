import { describe, expect, it } from 'vitest';
import { readSearchQuery, searchHref } from './search-query.ts';

describe('R19 the query of /search', () => {
  it('R19 begins on page 1 with twelve results', () => {
    expect(readSearchQuery({ q: ' dusk ' })).toEqual({ ok: true, value: { query: 'dusk', page: 1, size: 12 } });
  });

  it.each(['0', 'x', '1.5', '', ['1', '2']])('R19 the page %j redirects keeping only q and size', (page) => {
    expect(readSearchQuery({ q: 'Dusk', size: '24', page, order: 'name' })).toEqual({
      ok: false,
      redirectTo: { q: 'Dusk', size: '24' },
    });
  });

  it('D33 takes search for another name of q', () => {
    expect(readSearchQuery({ search: 'drama' })).toMatchObject({ ok: true, value: { query: 'drama' } });
  });

  it('R19 writes addresses that read back', () => {
    expect(searchHref({ query: 'a b', page: 2, size: 24 })).toBe('/search?q=a+b&size=24&page=2');
  });
});
