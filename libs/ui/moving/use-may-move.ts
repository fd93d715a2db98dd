import { useEffect, useState } from 'react';
import { watchBattery } from './battery.ts';
import { isStill, watchStillness } from './stillness.ts';

/**
 * Whether a picture may move by itself: not before the page has loaded, with reduced motion, where data is saved, or on a low battery.
 * False until all of that is known.
 */
export function useMayMove(element: Element | null): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    if (!element) return;
    // Unknown until it answers.
    let isLow = true;
    const decide = (): void => setMayMove(!isLow && document.readyState === 'complete' && !isStill(element));
    const ends = [
      watchStillness(decide),
      watchBattery((low) => {
        isLow = low;
        decide();
      }),
    ];
    addEventListener('load', decide);
    return () => {
      for (const end of ends) end();
      removeEventListener('load', decide);
    };
  }, [element]);
  return mayMove;
}
