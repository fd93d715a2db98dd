import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { DECLINE_POLICIES, MOST_RETRIES } from '../declines/policy.ts';
import type { DeclineReason } from '../declines/reasons.ts';

const HOUR_MS = 3_600_000;

/** A try to charge a renewal that failed. */
export interface Failure {
  readonly at: Date;
  readonly reason: DeclineReason;
}

/**
 * When a failed renewal is tried again with the card that there is: by the schedule of its last reason, counted from the first
 * failure. Null for never: the schedule is over, one of the failures says that this card never pays, the schemes' limit is
 * reached, or the membership lapses before.
 * @param failures in any order, those of an earlier card left out
 */
export function nextTryAt(failures: readonly Failure[], after: Date, lapsesAt: Date): Date | null {
  const sorted = failures.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  if (failures.some(({ reason }) => DECLINE_POLICIES[reason].retryHours.length === 0)) return null;
  const since = last.at.getTime() - MOST_RETRIES.days * DAY_MS;
  if (sorted.filter(({ at }) => at.getTime() > since).length > MOST_RETRIES.times) return null;
  const begin = Math.max(after.getTime(), last.at.getTime());
  const next = DECLINE_POLICIES[last.reason].retryHours
    .map((hours) => first.at.getTime() + hours * HOUR_MS)
    .find((at) => at > begin);
  return next === undefined || next >= lapsesAt.getTime() ? null : new Date(next);
}
