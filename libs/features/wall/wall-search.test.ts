import { describe, expect, it } from 'vitest';
import { wallHref } from './wall-href.ts';
import { readWallSearch } from './wall-search.ts';

describe('R49 the query of /wall', () => {
  it('R49 begins with everybody’s posts on page 1', () => {
    expect(readWallSearch({})).toEqual({ page: 1, curator: null });
    expect(readWallSearch({ curator: ' ' })).toMatchObject({ curator: null });
  });

  it.each([{}, { page: 2 }, { curator: 'Maud Okafor' }, { page: 3, curator: 'Ines & Co' }])(
    'R49 has an address that reads back: %j',
    (search) => {
      const { searchParams } = new URL(wallHref(search), 'http://a');
      expect(readWallSearch(Object.fromEntries(searchParams))).toEqual({ page: 1, curator: null, ...search });
    },
  );
});
