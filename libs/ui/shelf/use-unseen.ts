import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a part may give its room up, since it waits to: not while somebody looks at it or is beyond it, for what
 * stands below would move under them.
 */
export function useUnseen(place: RefObject<Element | null>, isWaiting: boolean): boolean {
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    if (!isWaiting || isUnseen || !place.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        // At once: a frame later somebody may look at it.
        flushSync(() => setIsUnseen(true));
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isWaiting, isUnseen]);
  return isUnseen;
}
