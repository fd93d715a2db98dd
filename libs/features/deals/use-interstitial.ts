import { useState, useSyncExternalStore } from 'react';
import {
  type InterstitialOutcome,
  isInterstitialHidden,
  snoozeInterstitial,
} from '@network/lifecycle/interstitial/interstitial.ts';

/** Reached only when it is used: a page has no storage while the server makes it, and a browser may refuse it. */
const storage = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
};
const readOnce = () => () => undefined;

/**
 * The passage through the offers: `outcome` is null until the person passes on, which a snoozed interstitial lets
 * them do at once. Whether it is snoozed is known in the browser alone, so `isShown` is false until the page is live.
 */
export function useInterstitial(now: () => number = Date.now) {
  const [passed, setPassed] = useState<InterstitialOutcome | null>(null);
  const [openedAt] = useState(now);
  const isHidden = useSyncExternalStore(
    readOnce,
    () => isInterstitialHidden(storage, openedAt),
    () => null,
  );
  return {
    isShown: isHidden === false,
    outcome: passed ?? (isHidden === true ? 'hidden' : null),
    pass: () => setPassed('continued'),
    snooze: () => {
      snoozeInterstitial(storage, now());
      setPassed('snoozed');
    },
  };
}
