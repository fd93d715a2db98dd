import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { isKnown, loadPagesLater } from './later-pages.ts';

const root = () => {
  const parent = createRootRoute();
  const home = createRoute({ getParentRoute: () => parent, path: '/' });
  const films = createRoute({ getParentRoute: () => parent, path: '/films', loader: () => 'the films' });
  return { tree: parent.addChildren([home]), addFilms: () => void parent.addChildren([home, films]) };
};

function setUp({ isReachable = true, fails = 0 } = {}) {
  const { tree, addFilms } = root();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: tree, history, isServer: false }) as AnyRouter;
  let failures = fails;
  const loadPages = vi.fn(async () => {
    if (failures-- > 0) throw new Error('Failed to fetch dynamically imported module');
    addFilms();
  });
  const reload = vi.fn();
  let comeBack = () => {};
  const untilReachable = () => (isReachable ? Promise.resolve() : new Promise<void>((resolve) => (comeBack = resolve)));
  const complete = loadPagesLater(router, loadPages, { reload, untilReachable });
  const loadedBy = () => router.stores.matches.get().map(({ loaderData }) => loaderData);
  return { router, loadPages, reload, complete, comeBack: () => comeBack(), loadedBy };
}

describe('pages that are loaded later', () => {
  it('are there before the router loads one of them', async () => {
    const { router, loadedBy } = setUp();
    expect(isKnown(router)).toBe(true);
    router.history.push('/films');
    await router.load();
    expect(isKnown(router)).toBe(true);
    expect(loadedBy()).toEqual([undefined, 'the films']);
  });

  it('are loaded once, by whatever comes first', async () => {
    const { router, loadPages, complete } = setUp();
    await router.preloadRoute({ to: '/films' });
    await complete();
    await router.load();
    expect(loadPages).toHaveBeenCalledTimes(1);
  });

  it('of a release that has ended are loaded as a document', async () => {
    const { router, reload } = setUp({ fails: 1 });
    router.history.push('/films');
    await router.load();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(router.getMatchedRoutes('/films')[2]).toBeUndefined();
  });

  it('are loaded as a document only once the host answers', async () => {
    const { router, reload, comeBack } = setUp({ isReachable: false, fails: 1 });
    router.history.push('/films');
    const loading = router.load();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    comeBack();
    await loading;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('are no reason to load a page of the first routes again, which is only changed', async () => {
    const { router, reload } = setUp({ fails: 1 });
    router.history.push('/?order=new');
    await router.load();
    expect(reload).not.toHaveBeenCalled();
    expect(router.stores.matches.get().map(({ fullPath }) => fullPath)).toEqual(['/', '/']);
  });

  it('that could not be preloaded are tried again', async () => {
    const { router, loadPages, loadedBy } = setUp({ fails: 1 });
    await expect(router.preloadRoute({ to: '/films' })).rejects.toThrow('dynamically imported');
    router.history.push('/films');
    await router.load();
    expect(loadPages).toHaveBeenCalledTimes(2);
    expect(loadedBy()).toContain('the films');
  });
});
