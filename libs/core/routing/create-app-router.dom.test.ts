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

it('leaves the page of the server as it is where the code of its routes does not come', async () => {
  window.history.replaceState(null, '', '/films');
  const router = createAppRouter(
    {
      routeTree: createRootRoute() as never,
      defaultErrorComponent: () => null,
      defaultNotFoundComponent: () => null,
      loadPages: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    },
    { contextFrom: () => ({}) as never },
  );
  const hydrating = Promise.resolve(router.options.hydrate?.({} as never));
  const outcome = hydrating.then(
    () => 'hydrated',
    () => 'failed',
  );
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('as the server sent it'), 20));
  expect(await Promise.race([outcome, later])).toBe('as the server sent it');
});
