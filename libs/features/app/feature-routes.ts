import type { Feature } from '@network/core/features/define-feature.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { firstFeatures } from './first-features.ts';
import type { RegisteredFeature } from './registry.ts';

type RoutesOf<Each> = Each extends Feature<infer Routes, infer _Dialogs, infer _Slots> ? Routes : never;

/** A route of a feature of the product. */
export type FeatureRoute = RoutesOf<RegisteredFeature>[number];

/** The routes that are part of the first page's code. No feature with a flag has such a page. */
export function firstRoutes(root: AppRootRoute): readonly FeatureRoute[] {
  return firstFeatures.flatMap(({ routes }) =>
    typeof routes === 'function' ? (routes(root) as readonly FeatureRoute[]) : [],
  );
}
