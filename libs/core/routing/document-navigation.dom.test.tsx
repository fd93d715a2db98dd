import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocumentsWhenReachable } from './document-navigation.ts';

const replace = vi.fn<(address: string) => void>();
beforeEach(() => {
  replace.mockReset();
  vi.spyOn(globalThis.location, 'replace').mockImplementation((address) => replace(String(address)));
});

/** A page at `/` of which `/film` has to be loaded as a document, on a host that answers once the test lets it. */
async function open() {
  const root = createRootRoute();
  const page = (path: string, words: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{words}</h1> });
  const film = createRoute({
    getParentRoute: () => root,
    path: '/film',
    beforeLoad: () => {
      throw redirect({ href: '/film', reloadDocument: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Here'), page('/other', 'Elsewhere'), film]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const host = Promise.withResolvers<void>();
  const hostAnswers = vi.fn(() => host.promise);
  loadDocumentsWhenReachable(router, hostAnswers);
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Here' });
  act(() => void router.navigate({ to: '/film' as never }));
  await expect.poll(() => hostAnswers).toHaveBeenCalledOnce();
  return { router, answer: () => act(async () => host.resolve()) };
}

describe('a document in the place of a page', () => {
  it('L07 is loaded when the host answers, and the page stays until then', async () => {
    const { answer } = await open();
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
    await answer();
    await expect.poll(() => replace.mock.calls).toEqual([['/film']]);
  });

  it('is not loaded for somebody who went elsewhere meanwhile', async () => {
    const { router, answer } = await open();
    act(() => void router.navigate({ to: '/other' as never }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await answer();
    expect(replace).not.toHaveBeenCalled();
  });
});
