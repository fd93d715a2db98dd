import type { AnyRouter } from '@tanstack/react-router';
import { untilReachable } from './reachable.ts';

/** The part of a browser that a page that can't be followed needs. */
export interface LeavingSurroundings {
  readonly reload: () => void;
  /** Resolves as soon as the host of the page answers. */
  readonly untilReachable: () => Promise<void>;
}

/** The browser's own. */
export function browserLeaving(): LeavingSurroundings {
  return { reload: () => window.location.reload(), untilReachable };
}

/**
 * Lets a router begin with the routes of the first page: the others are loaded before it loads or preloads anything, and by the
 * returned function. Where they are gone, such as after a release, the document of the new address is loaded instead, once the host
 * answers; a page of the first routes is shown without the others, so that one that is only changed is not lost.
 * @param loadPages puts all routes into the router's tree; it waits for the host of the page itself
 */
export function loadPagesLater(
  router: AnyRouter,
  loadPages: () => Promise<void>,
  { reload, untilReachable: hostAnswers }: LeavingSurroundings,
): () => Promise<void> {
  const { load, preloadRoute } = router;
  let isWhole = false;
  const complete = async (): Promise<void> => {
    if (isWhole) return;
    await loadPages();
    if (!isWhole) router.setRoutes(router.buildRouteTree());
    isWhole = true;
  };
  router.load = async (...options) => {
    if (!isWhole && !(await isSettled(complete())) && !isKnownNow(router)) {
      await hostAnswers();
      reload();
      return;
    }
    return load(...options);
  };
  router.preloadRoute = async (...options) => {
    await complete();
    return preloadRoute(...options);
  };
  return complete;
}

const isSettled = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

function isKnownNow(router: AnyRouter): boolean {
  router.updateLatestLocation();
  return isKnown(router);
}

/** Whether the router has a route for its address. */
export function isKnown(router: AnyRouter): boolean {
  return router.getMatchedRoutes(router.latestLocation.pathname)[2] !== undefined;
}
