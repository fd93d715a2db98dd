import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when the browser restores this page as it was left, such as by the back button of a payment page: its pending
 * requests are gone.
 */
export function usePageReturn(onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
