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

function surroundings({ isStill = false, isMoving = true, rejected = undefined as Error | undefined } = {}) {
  const startViewTransition = vi.fn((commit: () => Promise<void>) => {
    const updateCallbackDone = commit();
    const ready = rejected ? Promise.reject(rejected) : Promise.resolve();
    const finished = rejected ? Promise.reject(rejected) : Promise.resolve();
    return { updateCallbackDone, ready, finished };
  });
  return { startViewTransition, prefersStillness: () => isStill, hasMovingPicture: () => isMoving };
}

describe('page transitions', () => {
  it.each([
    { what: 'a card to its film', before: '/videos', after: '/videos/dusk', times: 1 },
    { what: 'pages without a picture in common', before: '/', after: '/videos', isMoving: false, times: 0 },
    { what: 'a change of the query alone', before: '/videos', after: '/videos?page=2', times: 0 },
    { what: 'the first page', before: undefined, after: '/videos', times: 0 },
    { what: 'someone who asked for less motion', before: '/', after: '/videos', isStill: true, times: 0 },
  ])('$what: $times', async ({ before, after, times, ...wishes }) => {
    const router = routerAt(before, after);
    const around = surroundings(wishes);
    const commit = vi.fn(() => Promise.resolve());
    changePagesSoftly(router, around);
    await router.startViewTransition(commit);
    expect(commit).toHaveBeenCalledOnce();
    expect(around.startViewTransition).toHaveBeenCalledTimes(times);
  });

  it('commits at once where the browser has none', async () => {
    const router = routerAt('/', '/videos');
    const commit = vi.fn(() => Promise.resolve());
    changePagesSoftly(router, { prefersStillness: () => false, hasMovingPicture: () => true });
    await router.startViewTransition(commit);
    expect(commit).toHaveBeenCalledOnce();
  });

  it('takes a skipped transition for no failure', async () => {
    const router = routerAt('/', '/videos');
    const rejected = new DOMException('Transition was skipped', 'AbortError') as unknown as Error;
    const around = surroundings({ rejected });
    changePagesSoftly(router, around);
    await expect(router.startViewTransition(() => Promise.resolve())).resolves.toBeUndefined();
  });
});
