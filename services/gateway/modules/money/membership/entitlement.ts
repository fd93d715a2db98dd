import { monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';

/**
 * `credited`: the days to come of a charge were taken off the price of another plan; `credit-returned`: that plan was
 * never paid after all. `paused` and `pause-ended` occur when the pause begins and ends, and may be recorded ahead.
 */
export type EntitlementEventKind =
  | 'granted'
  | 'rebill-cancelled'
  | 'rebill-resumed'
  | 'revoked'
  | 'credited'
  | 'credit-returned'
  | 'paused'
  | 'pause-ended';

export interface EntitlementEvent {
  readonly kind: EntitlementEventKind;
  readonly occurredAt: Date;
  readonly accessFrom: Date | null;
  /** Null: forever. Without meaning outside a grant. */
  readonly accessUntil: Date | null;
  readonly isPaid: boolean;
  /** The cause of the grant, such as `charge:<transaction>`. A revocation names the grant by it. */
  readonly cause: string;
  /**
   * Set for a revocation, a credit and its return: the cause of the grants that it is about. Null, for a revocation
   * only: everything that was open or yet to come.
   */
  readonly revokes: string | null;
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
  /** End of the last access there is; null when it is open forever or never was. */
  readonly accessUntil: Date | null;
  /** The next rebill was cancelled; access continues until its end. */
  readonly isCancelled: boolean;
  /** The time of the cancellation; null if there was none, or it was undone. */
  readonly cancelledAt: Date | null;
  /** Its owner paused it: nothing is open or charged now, and it will resume. */
  readonly isPaused: boolean;
  /** All access that has begun, joined up, oldest first; and that of it which was paid for. */
  readonly periods: readonly AccessPeriod[];
  readonly paidPeriods: readonly AccessPeriod[];
}

/**
 * Computes what the log of a subscription says at an instant. The events must be in the order in which they were recorded.
 * Nothing of it is ever set by hand.
 */
export function entitlementAt(events: readonly EntitlementEvent[], now: Date): Entitlement {
  const known = events
    .filter((event) => event.occurredAt <= now)
    .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  const periods = joinUp(grantedPeriods(known, () => true));
  const begun = periods.filter((period) => period.from <= now);
  const last = begun.at(-1);
  // A cancellation or resumption of renewals is recorded when it takes effect, and a later record overrides it whatever
  // the billers' clocks say.
  const rebill = events.findLast(
    ({ kind, occurredAt }) => occurredAt <= now && (kind === 'rebill-cancelled' || kind === 'rebill-resumed'),
  );
  const isActive = last !== undefined && isOpen(last, now);
  const pause = events.findLast(
    ({ kind, occurredAt }) => occurredAt <= now && (kind === 'paused' || kind === 'pause-ended'),
  );
  return {
    isActive,
    activeSince: last?.from ?? null,
    accessUntil: last?.until ?? null,
    isCancelled: rebill?.kind === 'rebill-cancelled',
    cancelledAt: rebill?.kind === 'rebill-cancelled' ? rebill.occurredAt : null,
    isPaused: !isActive && pause?.kind === 'paused' && rebill?.kind !== 'rebill-cancelled',
    periods: begun,
    paidPeriods: joinUp(grantedPeriods(known, (event) => event.isPaid)).filter((period) => period.from <= now),
  };
}

/**
 * Periods with their revocations carried out. A revocation that names a charge ends what that charge opened and
 * nothing else, in whichever order the two became known. One that names none ends all that was granted before it.
 */
function grantedPeriods(
  events: readonly EntitlementEvent[],
  counts: (event: EntitlementEvent) => boolean,
): AccessPeriod[] {
  let periods: CausedPeriod[] = [];
  for (const event of events) {
    if (event.kind === 'granted' && event.accessFrom && counts(event)) {
      periods.push({ from: event.accessFrom, until: event.accessUntil, cause: event.cause });
    } else if (event.kind === 'revoked' && event.revokes === null) {
      periods = periods.flatMap((period) => cutAt(period, event.occurredAt));
    }
  }
  // Most logs have none, and each period would look through the whole log for them.
  const credits = events.filter(({ kind }) => kind === 'credited' || kind === 'credit-returned');
  if (credits.length > 0) periods = periods.flatMap((period) => withoutCredited(period, credits));
  for (const { kind, revokes, occurredAt } of events) {
    if (kind !== 'revoked' || revokes === null) continue;
    periods = periods.flatMap((period) => (period.cause === revokes ? cutAt(period, occurredAt) : [period]));
  }
  return periods;
}

type CausedPeriod = AccessPeriod & { readonly cause: string };

/**
 * Returns what is left of a period when days of it were credited. Days that were returned are open again from then on.
 */
function withoutCredited(period: CausedPeriod, events: readonly EntitlementEvent[]): CausedPeriod[] {
  let open = [period];
  for (const { kind, revokes, occurredAt } of events) {
    if (revokes !== period.cause) continue;
    if (kind === 'credited') open = open.flatMap((each) => cutAt(each, occurredAt));
    else if (kind === 'credit-returned') {
      const from = occurredAt > period.from ? occurredAt : period.from;
      const isClosed = open.every((each) => each.until !== null && each.until <= from);
      if (isClosed && (period.until === null || from < period.until)) open = [...open, { ...period, from }];
    }
  }
  return open;
}

/**
 * The time after an instant that the grants of one cause open, in milliseconds. Grants without an end count as nothing.
 */
export function openTimeOf(events: readonly EntitlementEvent[], cause: string, at: Date, knownBy = at): number {
  const known = events
    .filter((event) => event.occurredAt <= knownBy)
    .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  return grantedPeriods(known, (event) => event.cause === cause).reduce((sum, { from, until }) => {
    return until === null ? sum : sum + Math.max(0, until.getTime() - Math.max(from.getTime(), at.getTime()));
  }, 0);
}

/** Returns what is left of a period that ends early: nothing if it had not begun. */
function cutAt<Period extends AccessPeriod>(period: Period, end: Date): Period[] {
  if (period.from >= end) return [];
  return [isOpen(period, end) ? { ...period, until: end } : period];
}

function isOpen(period: AccessPeriod, at: Date): boolean {
  return period.from <= at && (period.until === null || at < period.until);
}

/** Periods that touch or overlap become one. */
function joinUp(periods: readonly AccessPeriod[]): AccessPeriod[] {
  const joined: AccessPeriod[] = [];
  let last: AccessPeriod | undefined;
  for (const period of periods.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const { from, until } = period;
    if (!last || (last.until !== null && last.until.getTime() < from.getTime())) {
      joined.push((last = { from, until }));
    } else if (last.until !== null && (until === null || until.getTime() > last.until.getTime())) {
      joined[joined.length - 1] = last = { from: last.from, until };
    }
  }
  return joined;
}

/** Access of several subscriptions as one: what overlaps or touches counts once. */
export function unionOfPeriods(lists: readonly (readonly AccessPeriod[])[]): readonly AccessPeriod[] {
  return joinUp(lists.flat());
}

/** Whole months of these periods that have passed by now: the seniority. */
export function passedMonths(periods: readonly AccessPeriod[], now: Date): number {
  return periods.reduce((sum, period) => {
    const until = period.until === null || period.until > now ? now : period.until;
    return sum + monthsBetween(period.from, until);
  }, 0);
}
