import { useSyncExternalStore } from 'react';
import { useMeasuring } from '../tenant/page-provider.tsx';
import type { Analytics } from './analytics.ts';

/** Whether this visit may be measured, and the way to answer that. */
export function useConsent() {
  const { consent } = useMeasuring();
  return {
    consent: useSyncExternalStore(consent.subscribe, consent.get, consent.initial),
    choose: consent.set,
  };
}

/** Tracks events of a component: `useAnalytics().track('videoPlay', { … })`. */
export const useAnalytics = (): Analytics => useMeasuring().analytics;

/** The key of the survey service, for parts of a page that is measured; null without one. */
export const useSurveyKey = (): string | null => useMeasuring().surveyKey ?? null;
