import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { changePagesSoftly } from './page-transition.ts';

function routerAt(before: string | undefined, after: string) {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: [after] });
  const router = createRouter({ routeTree: root.addChildren([anywhere]), history });
  router.stores.resolvedLocation.set(
    before === undefined ? undefined : { ...router.latestLocation, pathname: before, href: before },
  );
  return router;
}

function surroundings(isStill = false, rejected?: Error) {
  const startViewTransition = vi.fn((commit: () => Promise<void>) => {
    const updateCallbackDone = commit();
    const ready = rejected ? Promise.reject(rejected) : Promise.resolve();
    const finished = rejected ? Promise.reject(rejected) : Promise.resolve();
    return { updateCallbackDone, ready, finished };
  });
  return { startViewTransition, prefersStillness: () => isStill };
}

describe('page transitions', () => {
  it.each([
    { what: 'another page', before: '/', after: '/videos', isStill: false, times: 1 },
    { what: 'a change of the query alone', before: '/videos', after: '/videos?page=2', isStill: false, times: 0 },
    { what: 'the first page', before: undefined, after: '/videos', isStill: false, times: 0 },
    { what: 'someone who asked for less motion', before: '/', after: '/videos', isStill: true, times: 0 },
  ])('$what: $times', async ({ before, after, isStill, times }) => {
    const router = routerAt(before, after);
    const around = surroundings(isStill);
    const commit = vi.fn(() => Promise.resolve());
    changePagesSoftly(router, around);
    await router.startViewTransition(commit);
    expect(commit).toHaveBeenCalledOnce();
    expect(around.startViewTransition).toHaveBeenCalledTimes(times);
  });

  it('commits at once where the browser has none', async () => {
    const router = routerAt('/', '/videos');
    const commit = vi.fn(() => Promise.resolve());
    changePagesSoftly(router, { prefersStillness: () => false });
    await router.startViewTransition(commit);
    expect(commit).toHaveBeenCalledOnce();
  });

  it('takes a skipped transition for no failure', async () => {
    const router = routerAt('/', '/videos');
    const around = surroundings(false, new DOMException('Transition was skipped', 'AbortError') as unknown as Error);
    changePagesSoftly(router, around);
    await expect(router.startViewTransition(() => Promise.resolve())).resolves.toBeUndefined();
  });
});
