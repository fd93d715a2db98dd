import { createMemoryHistory, createRoute, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '@network/core/routing/create-app-router.ts';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import { errors } from '@network/messages/errors.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { LastPage } from '../errors/screens/last-page.tsx';
import { visitorContext } from './testing/resolve-visit.ts';

const BROKEN = new Error('x is null');
const reportError = vi.fn();
let broken: 'nothing' | 'shell' | 'page and error page' = 'nothing';

/** Throws once the test says so. */
function Fragile({ when, children }: { readonly when: typeof broken; readonly children?: ReactNode }) {
  if (broken === when) throw BROKEN;
  return children;
}

/** The document of a page, which is rendered again when its button is pressed. */
function Shell({ children }: { readonly children: ReactNode }) {
  const [, setCount] = useState(0);
  return (
    <html lang="de" data-brand="vixen" className="notranslate">
      <head>
        <link rel="stylesheet" href="/assets/brand.css" />
      </head>
      <body>
        <button type="button" onClick={() => setCount((count) => count + 1)}>
          Change
        </button>
        <Fragile when="shell">{children}</Fragile>
      </body>
    </html>
  );
}

function Home() {
  const [, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Change the page
      </button>
      <Fragile when="page and error page">
        <p>The film</p>
      </Fragile>
    </>
  );
}

async function open() {
  const root = createAppRootRoute({
    component: undefined as never,
    shellComponent: Shell,
    errorComponent: () => <Fragile when="page and error page" />,
    notFoundComponent: () => null,
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Home });
  const context = { ...visitorContext(vixen), telemetry: { ...telemetryOff, reportError } };
  const router = createAppRouter(
    {
      routeTree: root.addChildren([page]),
      defaultErrorComponent: () => <Fragile when="page and error page" />,
      defaultNotFoundComponent: () => null,
      lastPage: LastPage,
    },
    { contextFrom: () => context as never },
  );
  router.update({ context, history: createMemoryHistory({ initialEntries: ['/'] }) } as never);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(<RouterProvider router={router as never} />, { container: document });
  await screen.findByText('The film');
  return reload;
}

/** The file of the document's style is not there. */
const loadsStyles = (handleDisabledFileLoadingAsSuccess: boolean) =>
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess });

beforeAll(() => {
  // A root elsewhere in a document has React take it for one that it listens to already.
  for (const key of Object.keys(document)) if (key.startsWith('_reactListening')) Reflect.deleteProperty(document, key);
});
beforeEach(() => {
  broken = 'nothing';
  loadsStyles(true);
  vi.stubGlobal('fetch', async () => new Response('', { status: 200 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  loadsStyles(false);
  reportError.mockReset();
});

describe('a document that fails as a whole', () => {
  it.each([
    ['its frame fails', 'shell', 'Change'],
    ['a page and its error page fail', 'page and error page', 'Change the page'],
  ] as const)('gives way to a page of the brand, never to the router’s own, when %s', async (_what, what, button) => {
    await open();
    broken = what;
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('heading', { name: errors.server.title })).toBeTruthy();
    expect(screen.getByRole('img', { name: vixen.name })).toBeTruthy();
    expect(screen.getByRole('link', { name: errors.server.action }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Show Error')).toBeNull();
    const { lang, className, dataset } = document.documentElement;
    expect([lang, className, dataset['brand']]).toEqual(['de', 'notranslate', 'vixen']);
    expect(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toContain('/assets/brand.css');
    expect(reportError.mock.calls[0]?.[0]).toMatchObject({ message: 'x is null' });
  });

  it('is loaded again by its button, once the host answers', async () => {
    const reload = await open();
    broken = 'shell';
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.click(screen.getByRole('button', { name: errors.missing.action }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });
});
