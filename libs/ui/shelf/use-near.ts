import { startTransition, useEffect, useState } from 'react';

/** How far below the window a row is made whole: a flick of the finger later it is seen. */
const ROOM = '800px 0px';

/** Whether somebody has come near an element, where that is awaited. False on the server, and until scripts run. */
export function useNear(element: Element | null, isAwaited: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || !isAwaited || isNear) return;
    const come = () => startTransition(() => setIsNear(true));
    if (typeof IntersectionObserver === 'undefined') return come();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: ROOM },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element, isAwaited, isNear]);
  return isNear;
}
