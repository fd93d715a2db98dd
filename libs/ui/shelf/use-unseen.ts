import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A window, and so much below it, in which what is above counts too: who jumps from beyond a place to before it passes no
 * edge of the window, and an observer would say nothing.
 */
export const seenOrPassed = (below: string): string => `1000000px 0px ${below} 0px`;

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
      { rootMargin: seenOrPassed('0px') },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isWaiting, isUnseen]);
  return isUnseen;
}
