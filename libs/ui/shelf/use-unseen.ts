import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is above the window counts as in it: who jumps from beyond a place to before it passes no edge of the window. */
export const SEEN_OR_PASSED = '1000000px 0px 0px 0px';

/**
 * Whether a part may give its room up, since it waits to: not while somebody looks at it or is beyond it, for what
 * stands below would move under them.
 */
export function useUnseen(place: RefObject<Element | null>, isWaiting: boolean): boolean {
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    if (!isWaiting || isUnseen || !place.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // At once: a frame later somebody may look at it.
        if (entry?.isIntersecting === false) flushSync(() => setIsUnseen(true));
      },
      { rootMargin: SEEN_OR_PASSED },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isWaiting, isUnseen]);
  return isUnseen;
}
