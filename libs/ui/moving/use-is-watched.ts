import { useEffect, useState } from 'react';

/** The least share of a moving picture that must be in the window for it to count as watched. */
const LEAST_SHARE = 0.25;

/** Whether an element is in the window, and the window in front of somebody. */
export function useIsWatched(element: Element | null): boolean {
  const [isInWindow, setInWindow] = useState(false);
  const [isInFront, setInFront] = useState(() => !document.hidden);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting ?? false), {
      threshold: LEAST_SHARE,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const look = (): void => setInFront(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInWindow && isInFront;
}
