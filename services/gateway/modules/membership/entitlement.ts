import { monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';

export type EntitlementEventKind = 'granted' | 'rebill-cancelled' | 'rebill-resumed' | 'revoked';

export interface EntitlementEvent {
  readonly kind: EntitlementEventKind;
  readonly occurredAt: Date;
  readonly accessFrom: Date | null;
  /** Null: for ever. Without meaning outside a grant. */
  readonly accessUntil: Date | null;
  readonly isPaid: boolean;
}

/** A span of time that a subscription opens; the end is not part of it. */
export interface AccessPeriod {
  readonly from: Date;
  readonly until: Date | null;
}

export interface Entitlement {
  readonly isActive: boolean;
  /** Start of the unbroken access that now is in, or of the last one. */
  readonly activeSince: Date | null;
  /** End of the last access there is; null when it is open for ever or never was. */
  readonly accessUntil: Date | null;
  /** The next rebill was cancelled; access goes on until its end. */
  readonly isCancelled: boolean;
  /** Paid access that has passed, joined up, oldest first. */
  readonly paidPeriods: readonly AccessPeriod[];
}

/** What the log of a subscription says at a moment. Nothing of it is ever set by hand. */
export function entitlementAt(events: readonly EntitlementEvent[], now: Date): Entitlement {
  const known = events
    .filter((event) => event.occurredAt <= now)
    .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  const periods = joinUp(grantedPeriods(known, () => true));
  const begun = periods.filter((period) => period.from <= now);
  const last = begun.at(-1);
  const rebill = known.findLast((event) => event.kind === 'rebill-cancelled' || event.kind === 'rebill-resumed');
  return {
    isActive: last !== undefined && isOpen(last, now),
    activeSince: last?.from ?? null,
    accessUntil: last?.until ?? null,
    isCancelled: rebill?.kind === 'rebill-cancelled',
    paidPeriods: joinUp(grantedPeriods(known, (event) => event.isPaid)).filter((period) => period.from <= now),
  };
}

/** A revocation ends what was open or yet to come at its moment; a later grant opens anew (L24). */
function grantedPeriods(
  events: readonly EntitlementEvent[],
  counts: (event: EntitlementEvent) => boolean,
): AccessPeriod[] {
  let periods: AccessPeriod[] = [];
  for (const event of events) {
    if (event.kind === 'granted' && event.accessFrom && counts(event)) {
      periods.push({ from: event.accessFrom, until: event.accessUntil });
    } else if (event.kind === 'revoked') {
      const end = event.occurredAt;
      periods = periods
        .filter((period) => period.from < end)
        .map((period) => (isOpen(period, end) ? { from: period.from, until: end } : period));
    }
  }
  return periods;
}

function isOpen(period: AccessPeriod, at: Date): boolean {
  return period.from <= at && (period.until === null || at < period.until);
}

/** Periods that touch or overlap become one. */
function joinUp(periods: readonly AccessPeriod[]): AccessPeriod[] {
  const joined: AccessPeriod[] = [];
  for (const period of periods.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = joined.at(-1);
    if (!last || (last.until !== null && last.until < period.from)) {
      joined.push(period);
    } else if (last.until !== null && (period.until === null || period.until > last.until)) {
      joined[joined.length - 1] = { from: last.from, until: period.until };
    }
  }
  return joined;
}

/** Access of several subscriptions as one: what overlaps or touches counts once. */
export function unionOfPeriods(lists: readonly (readonly AccessPeriod[])[]): readonly AccessPeriod[] {
  return joinUp(lists.flat());
}

/** Whole months of these periods that have passed by now (D26 seniority). */
export function passedMonths(periods: readonly AccessPeriod[], now: Date): number {
  return periods.reduce((sum, period) => {
    const until = period.until === null || period.until > now ? now : period.until;
    return sum + monthsBetween(period.from, until);
  }, 0);
}
