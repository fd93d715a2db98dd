import { expect, it } from 'vitest';
import { pagePaths } from '../testing/pages.ts';
import { PAGE_KINDS, pageKindOf } from './page-kinds.ts';

it('names only pages that there are', () => {
  expect(Object.keys(PAGE_KINDS).filter((path) => !pagePaths.includes(path))).toEqual([]);
});

it('knows a route by its full path, whatever its parameters are called', () => {
  expect(
    ['/', '/videos/$slug', '/channels/$channelSlug/videos/$slug', '/videos', '/account/$section'].map(pageKindOf),
  ).toEqual(['home', 'film', 'film', 'listing', 'account']);
});
