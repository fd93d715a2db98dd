import type { AnyRoute } from '@tanstack/react-router';
import { type Guard, requireFlag } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { builtFeatures, type RegisteredFeature } from './registry.ts';

type FeatureRoute = ReturnType<RegisteredFeature['routes']>[number];

/**
 * The routes of every feature of this build. Where a feature belongs to a flag, each of its pages is not found at a brand
 * that has the flag off, before any guard of the page's own.
 */
export function featureRoutes(root: AppRootRoute): readonly FeatureRoute[] {
  return builtFeatures.flatMap((feature) => {
    const routes: readonly FeatureRoute[] = feature.routes(root);
    const { flag } = feature;
    if (flag !== undefined) for (const route of routes) guardRoute(route, requireFlag(flag));
    return routes;
  });
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
