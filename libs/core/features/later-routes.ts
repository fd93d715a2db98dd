import type { AnyRoute } from '@tanstack/react-router';
import { againWhenReachable } from '../routing/reachable.ts';
import type { AppRootRoute } from '../routing/root-route.ts';

/** Creates a feature's routes below the root. */
export type CreateRoutes<Routes extends readonly AnyRoute[]> = (parent: AppRootRoute) => Routes;

/** Routes that are no part of the first page's code. */
export interface LaterRoutes<Routes extends readonly AnyRoute[]> {
  readonly load: () => Promise<CreateRoutes<Routes>>;
}

/**
 * The routes of pages that a visit seldom begins with: `routes: later(async () => (await import('./routes.tsx')).dealsRoutes)`.
 * In a browser they are loaded, all in one file, when the first page is there or by the first step to another page, and waited for
 * while the host of the page does not answer.
 */
export function later<const Routes extends readonly AnyRoute[]>(
  load: () => Promise<CreateRoutes<Routes>>,
): LaterRoutes<Routes> {
  return { load: againWhenReachable(load) };
}
