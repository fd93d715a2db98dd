import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The window and a part below it; everything above counts too: a jump from below a place to above it passes no edge of
 * the window, and an observer would report nothing.
 */
export const seenOrPassed = (below: string): string => `1000000px 0px ${below} 0px`;

/** More than the gap above any place, which goes with it: what follows comes up by both. */
const GAP = '320px';

/**
 * Whether a placeholder may be removed: not while it is visible or above the window, since the content below would shift, and not
 * right below it, since what follows would come into view.
 */
export function useUnseen(place: RefObject<Element | null>, isWaiting: boolean): boolean {
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    if (!isWaiting || isUnseen || !place.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Synchronously: a frame later it may be visible.
        if (entry?.isIntersecting === false) flushSync(() => setIsUnseen(true));
      },
      { rootMargin: seenOrPassed(GAP) },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isWaiting, isUnseen]);
  return isUnseen;
}
