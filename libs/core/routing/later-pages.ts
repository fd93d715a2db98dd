import type { AnyRouter } from '@tanstack/react-router';

/** The part of a browser that a page that can't be followed needs. */
export interface LeavingSurroundings {
  readonly isOnline: () => boolean;
  readonly reload: () => void;
  readonly whenOnline: () => Promise<void>;
}

/** The browser's own. */
export function browserLeaving(): LeavingSurroundings {
  return {
    isOnline: () => navigator.onLine,
    reload: () => window.location.reload(),
    whenOnline: () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
  };
}

/**
 * Lets a router begin with the routes of the first page: the others are loaded before it loads or preloads anything, and by the
 * returned function. Where they are gone, such as after a release, the document of the new address is loaded instead; without a
 * connection they are loaded when it is back.
 * @param loadPages puts all routes into the router's tree
 */
export function loadPagesLater(
  router: AnyRouter,
  loadPages: () => Promise<void>,
  { isOnline, reload, whenOnline }: LeavingSurroundings,
): () => Promise<void> {
  const { load, preloadRoute } = router;
  let isWhole = false;
  const complete = async (): Promise<void> => {
    if (isWhole) return;
    await loadPages().catch(async (error: unknown) => {
      if (isOnline()) throw error;
      await whenOnline();
      return loadPages();
    });
    if (!isWhole) router.setRoutes(router.buildRouteTree());
    isWhole = true;
  };
  router.load = async (...options) => {
    if (!isWhole) {
      try {
        await complete();
      } catch {
        reload();
        return;
      }
    }
    return load(...options);
  };
  router.preloadRoute = async (...options) => {
    await complete();
    return preloadRoute(...options);
  };
  return complete;
}

/** Whether the router has a route for its address. */
export function isKnown(router: AnyRouter): boolean {
  return router.getMatchedRoutes(router.latestLocation.pathname)[2] !== undefined;
}
