import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { createAppRouter } from './create-app-router.ts';
import { createPageSearch } from './page-search.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('reads the first address in the order in which the server reads it, whatever its own is', () => {
  window.history.replaceState(null, '', '/list?b=2&a=1');
  const router = createAppRouter(
    {
      routeTree: createRootRoute() as never,
      defaultErrorComponent: () => null,
      defaultNotFoundComponent: () => null,
      readSearch: createPageSearch([{ searchParameters: { '/list': ['a', 'b'] } }]),
    },
    { contextFrom: () => ({}) as never },
  );
  expect(Object.keys(router.latestLocation.search)).toEqual(['a', 'b']);
});
