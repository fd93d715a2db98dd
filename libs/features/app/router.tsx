import { createAppRouter, type PageSide } from '@network/core/routing/create-app-router.ts';
import { NotFoundPage } from '../errors/screens/not-found-page.tsx';
import { ServerErrorPage } from '../errors/screens/server-error-page.tsx';
import { featureRoutes } from './feature-routes.ts';
import { readPageSearch } from './page-search.ts';
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
  return root.addChildren(featureRoutes(root));
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createBrandRouter>;
  }
}
