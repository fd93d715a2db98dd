import { describe, expect, it } from 'vitest';
import { awardsHref } from './awards-href.ts';
import { readAwardsSearch } from './awards-pages.ts';

describe('R08 the query of /awards', () => {
  it('R08 begins with all awards on page 1', () => {
    expect(readAwardsSearch({})).toEqual({ page: 1, result: null });
    expect(readAwardsSearch({ result: 'lost' })).toEqual({ page: 1, result: null });
    expect(readAwardsSearch({ result: ['won', 'nominated'] })).toMatchObject({ result: null });
  });

  it.each([
    { page: 1, result: null },
    { page: 3, result: 'won' },
    { page: 1, result: 'nominated' },
  ] as const)('R08 has an address that reads back: %j', (search) => {
    const { searchParams } = new URL(awardsHref(search), 'http://a');
    expect(readAwardsSearch(Object.fromEntries(searchParams))).toEqual(search);
  });
});
