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
  /** Whether a picture or a running player of this page moves to its place on the page of the address. */
  readonly hasMovingPicture: () => boolean;
}

const leadsHere = (link: string): boolean =>
  document.querySelector<HTMLAnchorElement>(link)?.pathname === location.pathname;

/** The document's own transitions. */
export function browserSurroundings(): TransitionSurroundings {
  return {
    startViewTransition: document.startViewTransition?.bind(document) as TransitionSurroundings['startViewTransition'],
    prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    // The link of a film's card counts once it was followed: it may still have the focus when somebody goes elsewhere.
    hasMovingPicture: () =>
      leadsHere('.media-card-link:focus[href*="/videos/"]') ||
      leadsHere('.ongoing-film[data-mini] a') ||
      document.querySelector('.stage-box .ongoing-film') !== null,
  };
}

/**
 * Moves a picture or a running player from one page to the next where the browser can. All other changes are drawn at once,
 * because the browser draws nothing while it takes pictures for a transition: a change of the query alone, the
 * first page, and everything for people who prefer reduced motion.
 */
export function changePagesSoftly(
  router: AnyRouter,
  { startViewTransition, prefersStillness, hasMovingPicture }: TransitionSurroundings,
) {
  router.startViewTransition = (commit) => {
    const before = router.stores.resolvedLocation.get()?.pathname;
    const isAnotherPage = before !== undefined && before !== router.latestLocation.pathname;
    if (!startViewTransition || !isAnotherPage || prefersStillness() || !hasMovingPicture()) return commit();
    const transition = startViewTransition(commit);
    // The router's own way leaves these unhandled: a transition that the next click or a hidden tab skips is no failure.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
