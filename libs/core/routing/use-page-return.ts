import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when the browser brings this page back as it was left, such as by the back button of a payment page: what was on
 * its way there is not any more.
 */
export function usePageReturn(onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
