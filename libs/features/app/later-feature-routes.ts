import type { AnyRoute } from '@tanstack/react-router';
import { type Guard, requireFlag } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { FeatureRoute } from './feature-routes.ts';
import { builtFeatures } from './registry.ts';

/**
 * The routes of this build that are no part of the first page's code. Where a feature belongs to a flag, each of its pages
 * is not found at a brand that has the flag off, before any guard of the page's own.
 */
export async function laterRoutes(root: AppRootRoute): Promise<readonly FeatureRoute[]> {
  const loaded = await Promise.all(
    builtFeatures.map(async ({ flag, routes }) => {
      if (typeof routes === 'function') return [];
      const created: readonly FeatureRoute[] = (await routes.load())(root);
      if (flag !== undefined) for (const route of created) guardRoute(route, requireFlag(flag));
      return created;
    }),
  );
  return loaded.flat();
}

type BeforeLoad = (input: Parameters<Guard>[0]) => unknown;

function guardRoute(route: AnyRoute, guard: Guard): void {
  const own: BeforeLoad | undefined = route.options.beforeLoad;
  const beforeLoad: BeforeLoad = (input) => {
    guard(input);
    return own?.(input);
  };
  route.options.beforeLoad = beforeLoad;
}
