import { createMemoryHistory, createRoute, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@network/core/api/api-error.ts';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { createAppRouter } from '@network/core/routing/create-app-router.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { ServerErrorPage } from '../errors/screens/server-error-page.tsx';
import { visitorContext } from './testing/resolve-visit.ts';

const AWAY = new ApiError('away', { kind: 'unavailable', status: 503, code: null, correlationId: 'c1' });

/** A page whose loader gives the next of these answers each time; the browser navigates to it without a request. */
function open(answers: readonly (() => string)[]) {
  const { Page } = pageFixture({});
  const loads = vi.fn(() => (answers[loads.mock.calls.length - 1] ?? (() => 'The end'))());
  const root = createAppRootRoute({
    component: undefined as never,
    shellComponent: ({ children }) => children,
    errorComponent: ({ error }) => <ServerErrorPage error={error} />,
    notFoundComponent: () => null,
  });
  const page = createRoute({ getParentRoute: () => root, path: '/page', loader: loads, component: () => <Film /> });
  const Film = () => <h1>{page.useLoaderData() as string}</h1>;
  const context = {
    ...visitorContext(vixen),
    client: { operatingSystem: 'linux', deviceType: 'desktop', country: null },
  };
  const router = createAppRouter(
    {
      routeTree: root.addChildren([page]),
      defaultErrorComponent: ({ error }) => <ServerErrorPage error={error} />,
      defaultNotFoundComponent: () => null,
    },
    { contextFrom: () => context as never },
  );
  router.update({ context, history: createMemoryHistory({ initialEntries: ['/page'] }) } as never);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  // React and the router write down what they hand to the error page.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Page>
      <RouterProvider router={router as never} />
    </Page>,
  );
  return { loads, reload };
}

const away = (): string => {
  throw AWAY;
};

const UNKNOWN = new ApiError('unknown', {
  kind: 'unavailable',
  status: 503,
  code: 'DOCUMENT_UNKNOWN',
  correlationId: 'c1',
});

/** Whether the host of the page answers. */
const host = (isThere: boolean) =>
  vi.stubGlobal('fetch', async () => new Response('', { status: isThere ? 200 : 503 }));

beforeEach(() => host(true));
afterEach(() => {
  sessionStorage.clear();
});

describe('a page that could not be loaded while the gateway was away', () => {
  it('is loaded again by its button, within the page', async () => {
    const { loads, reload } = open([away, () => 'A film']);
    fireEvent.click(await screen.findByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A film' })).toBeTruthy();
    expect(loads).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('says so when there is still no answer, with the button under the reader’s hand', async () => {
    const { loads } = open([away, away, () => 'A film']);
    fireEvent.click(await screen.findByRole('link', { name: 'Try again' }));
    expect(await screen.findByText('Still no answer. Please try again in a moment.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Try again' }));
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A film' })).toBeTruthy();
    expect(loads).toHaveBeenCalledTimes(3);
  });

  it('is loaded as a document where the server could not make it', async () => {
    const { Page, router } = pageFixture({ path: '/videos' });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(
      <Page>
        <ServerErrorPage error={{ code: 'unavailable', correlationId: 'abc-12345678' }} />
      </Page>,
    );
    expect(router.latestLocation.href).toBe('/videos');
    const link = screen.getByRole('link', { name: 'Try again' });
    expect(link.getAttribute('href')).toBe('/videos');
    fireEvent.click(link);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('is not left while its host does not answer: a browser would show an error of its own', async () => {
    host(false);
    const { Page } = pageFixture({ path: '/videos' });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(
      <Page>
        <ServerErrorPage error={{ code: 'unavailable', correlationId: 'abc-12345678' }} />
      </Page>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByText('Still no answer. Please try again in a moment.')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page that is led to within a release that has ended', () => {
  const unknown = (): string => {
    throw UNKNOWN;
  };
  const gone = (): string => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/film-1a2b.js');
  };

  it.each([
    ['a document', unknown],
    ['a chunk', gone],
  ])('is loaded as a document, once, where %s is not known', async (_what, load) => {
    const { reload } = open([load]);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    cleanup();
    const again = open([load]);
    expect(await screen.findByRole('heading')).toBeTruthy();
    expect(again.reload).toHaveBeenCalledOnce();
  });

  it('is loaded as a document by its button, where that did not help', async () => {
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    const { loads, reload } = open([unknown]);
    fireEvent.click(await screen.findByRole('link', { name: 'Try again' }));
    await expect.poll(() => [reload.mock.calls.length, loads.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not loaded again while the gateway is only away', async () => {
    const { reload } = open([away]);
    expect(await screen.findByRole('link', { name: 'Try again' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
