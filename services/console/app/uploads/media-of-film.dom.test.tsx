import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MediaOfFilm } from './media-of-film.tsx';

const source = (kind: string, state: string) => ({ id: `${kind}-${state}`, kind, state, steps: [] });

/** Only the network is replaced. */
async function show(sources: readonly object[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ data: { mediaSources: { sources, next: null } } }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routeTree = createRootRoute({ component: () => <MediaOfFilm filmId="f1" path="/uploads?for=f1" /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it('warns where no film was sent, also beside a picture', async () => {
  await show([source('picture', 'prepared')]);
  expect((await screen.findByRole('status')).textContent).toContain(
    'No video is ready. Without one the film can only be announced',
  );
  expect(screen.getByRole('link', { name: 'Open its uploads' }).getAttribute('href')).toBe('/uploads?for=f1');
});

it('warns while the film is being prepared', async () => {
  await show([source('film', 'working')]);
  expect((await screen.findByRole('status')).textContent).toContain('The video is still being prepared');
});

it('warns of a film that could not be prepared', async () => {
  await show([source('film', 'failed')]);
  expect(await screen.findByText('Failed')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('No video is ready');
});

it('says that all is ready, and nothing more', async () => {
  await show([source('film', 'prepared')]);
  expect(await screen.findByText('Ready, waiting for its draft')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not warn of a later file that failed, as an earlier one plays', async () => {
  await show([source('film', 'failed'), source('film', 'published')]);
  expect(await screen.findByText('Failed')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
