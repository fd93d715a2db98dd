import { analyticsOff } from '../analytics/analytics.ts';
import { type Measuring, measuringOff } from '../analytics/measuring.ts';

/** Measuring for a test's page, and the events that the page sent, by name and fields, in order. */
export function toldEvents(): { readonly measuring: Measuring; readonly told: readonly (readonly [string, object])[] } {
  const told: (readonly [string, object])[] = [];
  const analytics = {
    ...analyticsOff,
    track: (name: string, fields: object) => void told.push([name, fields]),
    trackBefore: async (name: string, fields: object) => void told.push([name, fields]),
  };
  return { measuring: { ...measuringOff, analytics }, told };
}
