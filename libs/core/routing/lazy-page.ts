import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageHead } from '../head/page-head.ts';
import { againWhenReachable } from './reachable.ts';

/** The exports of a module `screens/*-page.tsx`. */
interface PageModule<Input> {
  readonly default: ComponentType;
  readonly head: (input: Input) => PageHead;
}

/** A component that is loaded with its route, together with its module's loader. */
type PageComponent = AsyncRouteComponent<object> & { readonly sourceModule?: string };

/**
 * The page of a route, in its own chunk: `createRoute({ … }).update(lazyPage(() =>
 * import('./screens/home-page.tsx')))`. The module's default export is the component, its `head` the page's metadata:
 * neither is in the bundle of other pages, and the head costs no request, as its chunk is loaded for the component. A
 * head that needs more than the route's guards and loader provide is a compile error; this works with `update`, while
 * an option of `createRoute` would influence the inferred loader type. The brand's build records the module of an
 * importer, so that the server can preload its chunk.
 */
export function lazyPage<Input>(importer: (() => Promise<PageModule<Input>>) & { readonly sourceModule?: string }): {
  readonly component: PageComponent;
  readonly head: (input: Input) => Promise<PageHead>;
} {
  const { sourceModule } = importer;
  const load = againWhenReachable(importer);
  const component = lazyRouteComponent(load);
  return {
    component: sourceModule === undefined ? component : Object.assign(component, { sourceModule }),
    head: async (input) => (await load()).head(input),
  };
}
