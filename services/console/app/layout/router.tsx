import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { ChoosePasswordPage } from '../session/choose-password-page.tsx';
import { may, sessionQuery } from '../session/session.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import { SignInPage } from '../session/sign-in-page.tsx';
import { areas, type ConsolePage } from './areas.ts';
import { HomePage } from './home-page.tsx';
import { MOVED_PAGES } from './moved-pages.ts';
import { FailedPage, MissingPage, RefusedPage } from './plain-pages.tsx';
import { Shell } from './shell.tsx';

interface Context {
  readonly client: QueryClient;
}

/** The role of the member of staff does not have the right that a page needs. */
class PageRefused extends Error {}

/** What the sign-in reads of its address. `next` is a path of this host, never an address elsewhere. */
function readSignInSearch({ next, ended }: Record<string, unknown>): { next?: string; ended?: boolean } {
  return {
    ...(typeof next === 'string' && /^\/(?![/\\])/.test(next) && { next }),
    ...(ended === true && { ended }),
  };
}

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: MissingPage });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: SignInPage,
});

const choosePassword = createRoute({
  getParentRoute: () => root,
  path: '/choose-password',
  component: ChoosePasswordPage,
});

/** Everything that needs a session. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context: { client }, location }) => {
    const session = await client.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ href: signInAddress({ next: location.href }) });
    return { session };
  },
  component: Shell,
  errorComponent: FailedPage,
});

const home = createRoute({ getParentRoute: () => signedIn, path: '/', component: HomePage });

const pageRoute = ({ path, scope, load }: ConsolePage): AnyRoute =>
  createRoute({
    getParentRoute: () => signedIn,
    path: path as '/$',
    beforeLoad: ({ context: { session } }) => {
      if (!may(session, scope)) throw new PageRefused(String(scope));
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
    errorComponent: ({ error, reset }) =>
      error instanceof PageRefused ? <RefusedPage /> : <FailedPage error={error} reset={reset} />,
  });

/** Leads from an address of before, and from everything below it, to where the page is now. */
const movedRoute = ([before, now]: readonly [string, string], isBelow: boolean): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: isBelow ? `${before}/$` : before,
    beforeLoad: ({ location: { href } }) => {
      throw redirect({ href: now + href.slice(before.length), replace: true });
    },
  });

const moved = Object.entries(MOVED_PAGES).flatMap((page) => [movedRoute(page, false), movedRoute(page, true)]);

const tree = root.addChildren([
  signIn,
  choosePassword,
  ...moved,
  signedIn.addChildren([home, ...areas.flatMap(({ pages }) => pages.map(pageRoute))]),
]);

/** The console's routes: those of the session, and the pages of every area behind it. */
export function createConsoleRouter(client: QueryClient) {
  return createRouter({ routeTree: tree, context: { client }, defaultPreload: 'intent', scrollRestoration: true });
}
