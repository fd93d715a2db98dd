import type { AnyRoute } from '@tanstack/react-router';
import { builtFeatures } from '../registry.ts';
import { createRoot } from '../root-route.tsx';

/** An address with `$` in the place of each parameter, however it is written (`:slug`, `$slug`). */
export const shapeOf = (path: string): string => path.replaceAll(/[$:]\w+/g, '$');

const root = createRoot();

/** The features with the shapes of their pages: the tree of routes. */
export const featurePages = await Promise.all(
  builtFeatures.map(async ({ id, flag, routes }) => {
    const create = typeof routes === 'function' ? routes : await routes.load();
    const paths = create(root).map((route: AnyRoute) => shapeOf((route.options as { path?: string }).path ?? ''));
    return { id, flag, paths };
  }),
);

/** The shape of every page there is. */
export const pagePaths: readonly string[] = featurePages.flatMap(({ paths }) => paths);
