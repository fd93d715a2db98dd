import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A component that is loaded with its route and knows the module that it comes from. */
export type ScreenComponent = AsyncRouteComponent<object> & {
  readonly sourceModule?: string;
};

/**
 * The screen of a route, in a chunk of its own: `screen(() => import('./screens/home-screen.tsx'))`. The module's
 * default export is the component. The brand's build notes which module an importer names, so that the server can
 * preload its chunk.
 */
export function screen(
  importer: (() => Promise<{ default: ComponentType }>) & { readonly sourceModule?: string },
): ScreenComponent {
  const component = lazyRouteComponent(importer);
  return importer.sourceModule === undefined
    ? component
    : Object.assign(component, { sourceModule: importer.sourceModule });
}
