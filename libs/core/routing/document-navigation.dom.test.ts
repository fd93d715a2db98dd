import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocumentsWhenReachable } from './document-navigation.ts';

const replace = vi.fn<(address: string) => void>();
beforeEach(() => {
  replace.mockReset();
  vi.spyOn(globalThis.location, 'replace').mockImplementation((address) => replace(String(address)));
});

/** A page at `/` of which `/film` has to be loaded as a document, on a host that answers once it is told to. */
async function open() {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const film = createRoute({
    getParentRoute: () => root,
    path: '/film',
    beforeLoad: () => {
      throw redirect({ href: '/film', reloadDocument: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/other'), film]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const host = Promise.withResolvers<void>();
  loadDocumentsWhenReachable(router, () => host.promise);
  await router.load();
  return { router, answer: host.resolve };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a document in the place of a page', () => {
  it('L07 is loaded when the host answers, and the page stays until then', async () => {
    const { router, answer } = await open();
    const going = router.navigate({ to: '/film' as never });
    await settle();
    expect(replace).not.toHaveBeenCalled();
    answer();
    await going;
    await expect.poll(() => replace.mock.calls).toEqual([['/film']]);
  });

  it('is not loaded for somebody who went elsewhere meanwhile', async () => {
    const { router, answer } = await open();
    void router.navigate({ to: '/film' as never });
    await settle();
    await router.navigate({ to: '/other' as never });
    answer();
    await settle();
    expect([replace.mock.calls, router.state.location.pathname]).toEqual([[], '/other']);
  });
});
