import { analyticsOff } from '../analytics/analytics.ts';
import { type Measuring, measuringOff } from '../analytics/measuring.ts';

/** Measuring for a test's page, and the events that the page sent, by name and fields, in order. */
export function recordEvents(): {
  readonly measuring: Measuring;
  readonly events: readonly (readonly [string, object])[];
} {
  const events: (readonly [string, object])[] = [];
  const analytics = {
    ...analyticsOff,
    track: (name: string, fields: object) => void events.push([name, fields]),
    trackBefore: async (name: string, fields: object) => void events.push([name, fields]),
  };
  return { measuring: { ...measuringOff, analytics }, events };
}
