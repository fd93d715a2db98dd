import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageHead } from '../head/page-head.ts';

/** What a module of `screens/*-page.tsx` exports. */
interface PageModule<Given> {
  readonly default: ComponentType;
  readonly head: (given: Given) => PageHead;
}

/** A component that is loaded with its route and knows the module that it comes from. */
type PageComponent = AsyncRouteComponent<object> & { readonly sourceModule?: string };

/**
 * The page of a route, in a chunk of its own: `createRoute({ … }).update(lazyPage(() => import('./screens/home-page.tsx')))`.
 * The module's default export is the component, its `head` what the page says of itself: neither is in the bundle of
 * other pages, and the head costs no request, as the chunk is there for the component. A head that asks for more than
 * the route's guards and loader give is an error of the compiler; `update` makes it one, where an option of
 * `createRoute` would have been taken for a hint at what the loader gives. The brand's build notes which module an
 * importer names, so that the server can preload its chunk.
 */
export function lazyPage<Given>(importer: (() => Promise<PageModule<Given>>) & { readonly sourceModule?: string }): {
  readonly component: PageComponent;
  readonly head: (given: Given) => Promise<PageHead>;
} {
  const component = lazyRouteComponent(importer);
  const { sourceModule } = importer;
  return {
    component: sourceModule === undefined ? component : Object.assign(component, { sourceModule }),
    head: async (given) => (await importer()).head(given),
  };
}
