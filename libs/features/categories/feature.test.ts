import { expect, it } from 'vitest';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import { categoriesFeature } from './feature.ts';

const sent = (path: string, search = '') => matchHttpRedirect(categoriesFeature.redirects ?? [], path, search);

it('R15 /categories/:slug goes to the search for its slug for good, and an invalid slug is not found', () => {
  expect(sent('/categories/golden-hour', '?x=1')).toEqual({ location: '/search?search=golden-hour', status: 301 });
  for (const slug of ['Golden', 'a--b', 'a'.repeat(201)]) expect(sent(`/categories/${slug}`)).toBeNull();
});
