import { useEffect } from 'react';
import type { CornerMoves } from './use-corner.ts';

/**
 * Moves the small player off what was just opened or focused under it (WCAG 2.4.11). Dialogs, menus and notices are above
 * it anyway.
 *
 * @param host null while the player is on its page
 */
export function useAsideFrom(host: HTMLElement | null, moveAside: CornerMoves['moveAside']): void {
  useEffect(() => {
    if (!host) return;
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    const avoid = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || host.contains(target)) return;
      // An element that contains the whole page, such as its main part after a skip link, can't be avoided.
      if (target.tagName !== 'MAIN' && target !== document.body) moveAside(target.getBoundingClientRect());
    };
    document.addEventListener('focusin', avoid, options);
    document.addEventListener('toggle', avoid, options);
    return () => leaving.abort();
  }, [host, moveAside]);
}
