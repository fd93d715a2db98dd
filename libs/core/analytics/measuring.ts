import { type ConsentStore, createConsentStore } from '../consent/consent.ts';
import { type Analytics, analyticsOff } from './analytics.ts';

/** Variants that the server chose, by experiment; a tester's are not counted. One that is not here has no test under way. */
export type Variants = Readonly<Record<string, { readonly variant: string; readonly isCounted: boolean }>>;

/** How a visit is measured: whether it may be, where to, and as which variants of which experiments. */
export interface Measuring {
  readonly consent: ConsentStore;
  readonly analytics: Analytics;
  readonly variants: Variants;
  /** Key of the survey service; left out in the off state. */
  readonly surveyKey?: string;
}

/** A page without a consent question and without measuring. */
export const measuringOff: Measuring = {
  consent: createConsentStore('refused'),
  analytics: analyticsOff,
  variants: {},
};
