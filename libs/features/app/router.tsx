import { createAppRouter, type PageSide } from '@network/core/routing/create-app-router.ts';
import type { ReadPageSearch } from '@network/core/routing/page-search.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { LastPage, loadErrorPages, NotFoundPage, ServerErrorPage } from './error-pages.tsx';
import { firstRoutes } from './feature-routes.ts';
import { offerLaterSlots, rememberOfferedDialogs } from './offered.ts';
import { createRoot } from './root-route.tsx';

const root = createRoot();
const first = firstRoutes(root);

/** All routers share this tree: none of them changes it, and each page of the server has a router of its own. */
const routeTree = root.addChildren(first);

/** What pages read of their addresses. The first page reads nothing, and what others read comes with their routes. */
let readSearch: ReadPageSearch = (_path, search) => ({ read: '', unread: search, isOwn: false });

const routesOfFeatures = againWhenReachable(() => import('./later-feature-routes.ts'));
const pageSearch = againWhenReachable(() => import('./page-search.ts'));
const slotsOfLaterPages = againWhenReachable(() => import('./later-slots.ts'));
const openDialog = againWhenReachable(() => import('./open-dialog.tsx'));

let whole: Promise<void> | null = null;

/** Adds the pages to the tree that are not part of the first page's code. After a failure it can be tried again. */
export async function loadPages(): Promise<void> {
  whole ??= addLaterRoutes();
  await whole.catch((error: unknown) => {
    whole = null;
    throw error;
  });
}

async function addLaterRoutes(): Promise<void> {
  const [{ laterRoutes }, { readPageSearch }, { offeredDialogIds }, { laterSlots }] = await Promise.all([
    routesOfFeatures(),
    pageSearch(),
    openDialog(),
    slotsOfLaterPages(),
    loadErrorPages(),
  ]);
  readSearch = readPageSearch;
  rememberOfferedDialogs(offeredDialogIds);
  offerLaterSlots(laterSlots);
  root.addChildren([...first, ...(await laterRoutes(root))]);
}

/** A router for one page request on the server, or for the life of a page in a browser, which loads further pages itself. */
export function createBrandRouter(side: PageSide) {
  return createAppRouter(
    {
      routeTree,
      loadPages,
      defaultErrorComponent: ServerErrorPage,
      defaultNotFoundComponent: NotFoundPage,
      lastPage: LastPage,
      readSearch: (path, search) => readSearch(path, search),
    },
    side,
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createBrandRouter>;
  }
}
