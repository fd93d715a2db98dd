import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part that has nothing to show may give its room up: not while somebody looks at it or is beyond it, for what
 * stands below would move under them.
 */
export function useLeaveUnseen(place: RefObject<Element | null>, isEmpty: boolean): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!isEmpty || isGone || !place.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setIsGone(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, isEmpty, isGone]);
  return isGone;
}
