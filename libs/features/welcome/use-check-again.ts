import { useEffect, useRef } from 'react';
import { untilReachable } from '@network/core/routing/reachable.ts';

/**
 * Loads the page again. The wait may have ended because there was no answer: then the page stays until its host is
 * there. A person who has gone to another page meanwhile keeps that one.
 */
export function useCheckAgain(): () => void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => void untilReachable().then(() => isHere.current && window.location.reload());
}
