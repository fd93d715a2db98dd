import { expect, it } from 'vitest';
import { OWN_PAGES, ROUTE_RULES } from '../testing/route-rules.ts';
import { PAGE_KINDS, pageKindOf } from './page-kinds.ts';

it('names only pages that there are', () => {
  const pages = new Set([...ROUTE_RULES, ...OWN_PAGES].map(({ path }) => path));
  expect(Object.keys(PAGE_KINDS).filter((path) => !pages.has(path))).toEqual([]);
});

it('knows a route by its full path, whatever its parameters are called', () => {
  expect(
    ['/', '/videos/$slug', '/channels/$channelSlug/videos/$slug', '/videos', '/account/$section'].map(pageKindOf),
  ).toEqual(['home', 'film', 'film', 'listing', 'account']);
});
