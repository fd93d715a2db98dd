import { createRoute } from '@tanstack/react-router';
import { guards, pageParameter, validSlug } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';

// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-pages.ts'));

export const angelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/angels',
      validateSearch: rawSearch,
      loader: async ({ context }) => (await loads()).loadAngels(context),
    }).update(lazyPage(() => import('./screens/angels-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/angels/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => {
        guards(validSlug('slug'), pageParameter())(navigation);
        return { page: parsePage(navigation.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, params }) => (await loads()).loadAngel(context, params.slug, context.page),
    }).update(lazyPage(() => import('./screens/angel-page.tsx'))),
  ] as const;
