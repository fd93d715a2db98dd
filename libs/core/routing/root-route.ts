import {
  createRootRouteWithContext,
  redirect,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteHead } from '../head/site-head.ts';
import { isCovered } from '../health-warning/health-warning.ts';
import type { RouterContext } from './router-context.ts';

/** The parts of a page that the composition root chooses. */
export interface RootRouteParts {
  /** The frame of every page: header, footer, dialogs. */
  readonly component: RouteComponent;
  /** The HTML document and the providers; error pages of the root use it too. */
  readonly shellComponent: (props: { children: ReactNode }) => ReactNode;
  readonly errorComponent: ErrorRouteComponent;
  readonly notFoundComponent: NotFoundRouteComponent;
}

/** The parent of every feature's routes. It loads nothing: shared data is in the router's context. */
export function createAppRootRoute(parts: RootRouteParts) {
  return createRootRouteWithContext<RouterContext>()({
    ...parts,
    beforeLoad: (page) => {
      const { context, location } = page;
      if (context.sessionFailure) throw context.sessionFailure;
      // Only the server shows the warning, so a covered page is requested again.
      const isInBrowser = context.client !== null;
      if (isInBrowser && context.isHealthWarningPending === true && isCovered(matchesOf(page))) {
        throw redirect({ href: location.publicHref, reloadDocument: true });
      }
    },
    head: ({ match }) => siteHead(match.context),
  });
}

/** The matches of a page, without their types: those depend on the routes, whose types depend on this root. */
const matchesOf = (page: object): Parameters<typeof isCovered>[0] =>
  (page as { readonly matches: Parameters<typeof isCovered>[0] }).matches;

export type AppRootRoute = ReturnType<typeof createAppRootRoute>;
