import type { AnyRoute } from '@tanstack/react-router';
import type { Feature } from '@network/core/features/define-feature.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { createAppRouter, type PageSide } from '@network/core/routing/create-app-router.ts';
import { NotFoundPage } from '../errors/screens/not-found-page.tsx';
import { ServerErrorPage } from '../errors/screens/server-error-page.tsx';
import { readPageSearch } from './page-search.ts';
import { registry } from './registry.ts';
import { createRoot } from './root-route.tsx';

/** A router for one page request on the server, or for the life of a page in a browser. */
export function createBrandRouter(side: PageSide) {
  return createAppRouter(
    {
      routeTree: createRouteTree(),
      defaultErrorComponent: ServerErrorPage,
      defaultNotFoundComponent: NotFoundPage,
      readSearch: readPageSearch,
    },
    side,
  );
}

function createRouteTree() {
  const root = createRoot();
  return root.addChildren([
    ...registry.home.routes(root),
    ...registry.videos.routes(root),
    ...registry.watch.routes(root),
    ...registry.channels.routes(root),
    ...registry.pictureSets.routes(root),
    ...registry.performers.routes(root),
    ...registry.search.routes(root),
    ...registry.topRated.routes(root),
    ...registry.categories.routes(root),
    ...routesOf(registry.showcases, root),
    ...routesOf(registry.angels, root),
    ...routesOf(registry.awards, root),
    ...routesOf(registry.reels, root),
    ...routesOf(registry.wall, root),
    ...routesOf(registry.recommendations, root),
    ...registry.brands.routes(root),
    ...registry.legal.routes(root),
    ...registry.requests.routes(root),
    ...registry.deals.routes(root),
    ...registry.account.routes(root),
    ...registry.join.routes(root),
    ...registry.welcome.routes(root),
    ...registry.membership.routes(root),
    ...registry.favorites.routes(root),
    ...registry.xsite.routes(root),
    ...registry.comments.routes(root),
    ...registry.watching.routes(root),
  ]);
}

/** Routes of a feature that a build may leave out; their types are those of a build that has it. */
function routesOf<Routes extends readonly AnyRoute[]>(feature: Feature<Routes> | null, root: AppRootRoute): Routes {
  return feature?.routes(root) ?? ([] as unknown as Routes);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createBrandRouter>;
  }
}
