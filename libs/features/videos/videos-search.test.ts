import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, type RawSearch, stringifySearch } from '@network/core/routing/search-params.ts';
import { videosHref } from './videos-href.ts';
import { readVideosSearch } from './videos-search.ts';

const read = (raw: RawSearch, faceted = false) => readVideosSearch(raw, faceted);

describe('R01 the query of /videos', () => {
  it('R01 cuts a long text between two characters', () => {
    const film = '\u{1f3ac}';
    const wanted = { search: film.repeat(200) };
    expect(read({ search: `a${film.repeat(250)}` })).toMatchObject({ value: { search: `a${film.repeat(199)}` } });
    expect(read({ search: film.repeat(250) })).toMatchObject({ value: wanted });
  });

  it('R01 begins on page 1, newest first', () => {
    expect(read({})).toEqual({
      ok: true,
      value: { page: 1, order: 'NEWEST', search: null, facets: {}, trialOnly: false, searchedBy: 'search' },
    });
  });

  it.each(['0', '-1', '1.5', '1e3', '01', '+1', '٣', '', ['1', '2'], '2147483648', '9'.repeat(20)])(
    'R01 D14 takes the page %j off the address and keeps the rest',
    (page) => {
      expect(read({ page, order: 'name' })).toEqual({ ok: false, redirectTo: { order: 'name' } });
    },
  );

  it.each([
    [{ search: 'Golden Hour', page: '2', order: 'name' }, { categories: 'golden hour' }],
    [{ search: 'Dusk' }, { categories: 'dusk' }],
    [
      { search: 'piano', hair: 'red', order: 'name' },
      { hair: 'red', order: 'name', categories: 'piano' },
    ],
    [{ search: 'piano', categories: 'rain' }, { categories: 'rain,piano' }],
    [{ search: 'No, No' }, { categories: 'no, no' }],
    [{ search: 'Dusk', categories: 'dusk,rain' }, { categories: 'rain,dusk' }],
  ])('R01 makes a text a category, always, where faceted search is on: %j', (raw, redirectTo) => {
    expect(readVideosSearch(raw, true, ['golden-hour'])).toEqual({ ok: false, redirectTo, isWhole: true });
  });

  it.each([
    ['golden hour', null, ['golden-hour']],
    ['dusk', 'dusk', undefined],
    ['golden hour,dusk,24/7', 'dusk 24/7', ['golden-hour']],
    ['no, no', 'no no', undefined],
    ['golden hour,no,Golden Hour,no', 'no no', ['golden-hour']],
    ['\u0000', null, undefined],
  ])('R01 looks for the words of %j that name no category', (categories, search, named) => {
    const facets = named ? { categories: named } : {};
    const value = { page: 1, order: 'NEWEST', search, facets, trialOnly: false, searchedBy: 'categories' } as const;
    expect(readVideosSearch({ categories }, true, ['golden-hour'])).toEqual({ ok: true, value });
    const raw = parseSearch(videosHref(value, {}).split('?')[1] ?? '');
    expect(readVideosSearch(raw, true, ['golden-hour'])).toEqual({ ok: true, value });
  });

  it('R01 keeps the words beside other filters', () => {
    const dusk = {
      page: 1,
      order: 'NEWEST',
      search: 'dusk',
      facets: {},
      trialOnly: false,
      searchedBy: 'categories',
    } as const;
    expect(videosHref(dusk, { facets: { hair: ['red'] } })).toBe('/videos?categories=dusk&hair=red');
    expect(videosHref(dusk, { search: null })).toBe('/videos');
  });

  it('R01 lower-cases a search in the address when there is no filter', () => {
    expect(read({ search: 'Dusk' })).toEqual({ ok: false, redirectTo: { search: 'dusk' } });
    expect(read({ search: 'Dusk', categories: 'drama' })).toMatchObject({ ok: true, value: { search: 'Dusk' } });
  });

  it('R01 takes one redirect for all that is wrong', () => {
    expect(read({ search: 'Dusk', page: '0' })).toEqual({ ok: false, redirectTo: { search: 'dusk' } });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('page', 'search', 'categories', 'sites', 'order', 'x'),
          fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 })),
        ),
        fc.boolean(),
        (raw, faceted) => {
          const first = read(raw, faceted);
          if (!first.ok) expect(read(parseSearch(stringifySearch(first.redirectTo)), faceted).ok).toBe(true);
        },
      ),
    );
  });

  it('R01 reads facets sorted, once each and in their own spelling, from commas and from a form without scripts', () => {
    const search = {
      categories: ['Rain, duets', 'rain'],
      sex: 'f,M',
      year: '2025,25',
      length: 'long,none',
      hair: 'RED',
    };
    expect(readVideosSearch(search, true, ['rain', 'duets'])).toMatchObject({
      ok: true,
      value: {
        facets: { categories: ['duets', 'rain'], sex: ['F', 'M'], year: ['2025'], length: ['long'], hair: ['red'] },
      },
    });
    const value = {
      page: 1,
      order: 'NEWEST',
      search: null,
      facets: { year: ['2025', '2024'], sex: ['M', 'F'] },
      trialOnly: false,
      searchedBy: 'categories',
    } as const;
    expect(videosHref(value, {})).toBe('/videos?sex=F,M&year=2024,2025');
  });

  it('T07 reads no facet but sites and categories where faceted search is off', () => {
    const search = { hair: 'red', categories: 'rain', sites: 'deeper,no%where' };
    expect(read(search)).toHaveProperty('value.facets', { categories: ['rain'], sites: ['deeper'] });
  });

  it('R01 writes an address that reads back as the same listing', () => {
    const value = {
      page: 3,
      order: 'RATING',
      search: null,
      facets: { categories: ['a', 'b-c'], sites: ['tushyraw'] },
      trialOnly: false,
      searchedBy: 'search',
    } as const;
    const raw = Object.fromEntries(new URLSearchParams(videosHref(value, { page: 3 }).split('?')[1]));
    expect(read(raw)).toEqual({ ok: true, value });
  });

  it.each([true, false])(
    'A02 keeps the filter by the films of a free limited trial (faceted search: %s)',
    (faceted) => {
      const listing = readVideosSearch({ trial: '1' }, faceted);
      if (!listing.ok) throw new Error('An address that is not answered');
      expect(listing.value.trialOnly).toBe(true);
      expect(videosHref(listing.value, { page: 2 })).toBe('/videos?trial=1&page=2');
      expect(readVideosSearch({ trial: 'yes' }, faceted)).toHaveProperty('value.trialOnly', false);
    },
  );
});
