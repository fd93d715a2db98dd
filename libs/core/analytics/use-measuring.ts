import { useSyncExternalStore } from 'react';
import { useMeasuring } from '../tenant/page-provider.tsx';
import type { Analytics } from './analytics.ts';

/** Whether this visit may be measured, whether this document came with the question, and the way to answer it. */
export function useConsent() {
  const { consent } = useMeasuring();
  return {
    consent: useSyncExternalStore(consent.subscribe, consent.get, consent.initial),
    wasAsked: consent.initial() === 'unasked',
    choose: consent.set,
  };
}

/** Tracks events of a component: `useAnalytics().track('videoPlay', { … })`. */
export const useAnalytics = (): Analytics => useMeasuring().analytics;

/** The key of the survey service, for parts of a page that is measured; null without one. */
export const useSurveyKey = (): string | null => useMeasuring().surveyKey ?? null;
