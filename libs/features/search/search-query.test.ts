import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHref } from './search-href.ts';
import { VIDEO_ORDERS } from '../listing/video-order.ts';
import { readSearchQuery } from './search-query.ts';

const read = (raw: Record<string, string | string[]>) => readSearchQuery(raw, true);

describe('R19 the query of /search', () => {
  it('R19 begins on page 1 with twelve results, newest first', () => {
    expect(read({ q: ' dusk ' })).toEqual({
      ok: true,
      value: { query: 'dusk', page: 1, size: 12, order: 'NEWEST', facets: {} },
    });
  });

  it.each(['0', 'x', '1.5', '', ['1', '2']])('R19 the page %j redirects keeping only q and size', (page) => {
    expect(read({ q: 'Dusk', size: '24', page, order: 'name' })).toEqual({
      ok: false,
      redirectTo: { q: 'Dusk', size: '24' },
    });
  });

  it('R19 leaves out of a query what no page can show', () => {
    expect(read({ q: '\u0000' })).toMatchObject({ ok: true, value: { query: '' } });
    expect(read({ q: '\tdusk\u0000at\r\nsea' })).toMatchObject({ ok: true, value: { query: 'dusk at sea' } });
  });

  it('D33 takes search for another name of q', () => {
    expect(read({ search: 'drama' })).toMatchObject({ ok: true, value: { query: 'drama' } });
  });

  it('R19 reads an order and facets, and leaves out what it does not know', () => {
    const raw = { q: 'dusk', order: 'Rating', length: 'long,none', year: '2025', hair: 'red' };
    expect(read(raw)).toMatchObject({
      ok: true,
      value: { order: 'RATING', facets: { length: ['long'], year: ['2025'] } },
    });
    expect(read({ q: 'dusk', order: 'loudest' })).toMatchObject({ value: { order: 'NEWEST' } });
  });

  it('R19 T07 reads no facet where faceted search is off', () => {
    expect(readSearchQuery({ q: 'dusk', length: 'long', order: 'name' }, false)).toMatchObject({
      value: { order: 'NAME', facets: {} },
    });
  });

  it('R19 writes addresses that read back', () => {
    expect(searchHref({ query: 'a b', page: 2, size: 24 })).toBe('/search?q=a+b&size=24&page=2');
    fc.assert(
      fc.property(
        fc.record({
          query: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim()),
          page: fc.integer({ min: 1, max: 900 }),
          size: fc.integer({ min: 1, max: 48 }),
          order: fc.constantFrom(...VIDEO_ORDERS),
          facets: fc.constantFrom({}, { length: ['long'], year: ['2024', '2025'] }, { categories: ['late-rain'] }),
        }),
        (search) => {
          const parameters = new URLSearchParams(searchHref(search).split('?')[1]);
          expect(read(Object.fromEntries(parameters))).toEqual({ ok: true, value: search });
        },
      ),
    );
  });
});
