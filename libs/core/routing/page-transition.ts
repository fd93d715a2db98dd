import type { AnyRouter } from '@tanstack/react-router';

/** The part of a browser that a transition needs; a browser without it commits at once. */
export interface TransitionSurroundings {
  readonly startViewTransition?:
    | ((commit: () => Promise<void>) => {
        readonly updateCallbackDone: Promise<void>;
        readonly ready: Promise<unknown>;
        readonly finished: Promise<unknown>;
      })
    | undefined;
  readonly prefersStillness: () => boolean;
}

/** The document's own transitions. */
export function browserSurroundings(): TransitionSurroundings {
  return {
    startViewTransition: document.startViewTransition?.bind(document) as TransitionSurroundings['startViewTransition'],
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/**
 * Animates a change of pages where the browser can. A change of the query alone (a filter, a page of a list) and the
 * first page are drawn at once, and so is everything for people who prefer reduced motion.
 */
export function changePagesSoftly(
  router: AnyRouter,
  { startViewTransition, prefersStillness }: TransitionSurroundings,
) {
  router.startViewTransition = (commit) => {
    const before = router.stores.resolvedLocation.get()?.pathname;
    const isAnotherPage = before !== undefined && before !== router.latestLocation.pathname;
    if (!startViewTransition || !isAnotherPage || prefersStillness()) return commit();
    const transition = startViewTransition(commit);
    // The router's own way leaves these unhandled: a transition that the next click or a hidden tab skips is no failure.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
