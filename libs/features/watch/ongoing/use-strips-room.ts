import { useEffect } from 'react';

/** Lifts the small player over the strips at the lower edge of the page, as high as they are at the moment. */
export function useStripsRoom(host: HTMLElement, isMini: boolean): void {
  useEffect(() => {
    const strips = document.querySelector('.site-strips');
    if (!isMini || !strips) return;
    const observer = new ResizeObserver(([entry]) => {
      host.style.setProperty('--ongoing-lift', `${String(Math.round(entry?.contentRect.height ?? 0))}px`);
    });
    observer.observe(strips);
    return () => observer.disconnect();
  }, [host, isMini]);
}
