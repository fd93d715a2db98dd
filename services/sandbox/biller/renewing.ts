import { NATIVE_BILLERS } from '@network/tenant/constants.ts';
import type { Clock } from '../sandbox-part.ts';
import type { Charging } from './charging.ts';
import { cardFactsOf, declineOfRenewal } from './declines.ts';
import type { SandboxAgreement, SandboxOrder } from './state.ts';

export const DAY_MS = 86_400_000;

/** After a renewal failed an external biller tries again, so many days after it fell due. */
const RETRY_DAYS = [0, 1, 3, 6] as const;
/** A native one tries once, and then when it is called. */
const BY_CALL = [0] as const;
/** A wrong clock must not charge for centuries. */
const MOST_RENEWALS = 60;

/** Charges the renewals of an order; see `Charging`. */
export function createRenewing(
  clock: Clock,
  newId: (prefix: string) => string,
  recordEvent: Charging['recordEvent'],
): Pick<Charging, 'renew' | 'renewNow' | 'retry'> {
  /** Tries the next renewal once. */
  function attempt(order: SandboxOrder, at: Date, reference: string | null) {
    const { agreement, card, charge } = order;
    if (agreement === null || card === null) return null;
    const period = agreement.period + 1;
    const decline = declineOfRenewal(card, { period, failures: agreement.failures, at });
    if (decline !== null) {
      agreement.failures += 1;
      return recordEvent(order, { kind: 'rebill-failed', period, reference, decline }, at);
    }
    agreement.failures = 0;
    agreement.period = period;
    const { amount } = agreement;
    const money = { amount, currency: charge.currency, transactionId: newId('txn') };
    return recordEvent(order, { kind: 'charged', period, reference, ...money, ...cardFactsOf(card) }, at);
  }

  return {
    renew: (order, by, asOf) => {
      const { agreement, card } = order;
      if (agreement === null || card === null) return;
      const days: readonly number[] = isRetriedByCall(order) ? BY_CALL : RETRY_DAYS;
      for (let round = 0; round < MOST_RENEWALS && !agreement.isCancelled; round += 1) {
        const wait = days[agreement.failures];
        if (wait === undefined) return;
        const tryAt = new Date(dueAt(agreement, agreement.period + 1).getTime() + wait * DAY_MS);
        if (tryAt > by) return;
        // Renewals that fell due while the sandbox was stopped are charged now; those requested ahead, or for another
        // day, on that day.
        const at = new Date(Math.min(Math.max(tryAt.getTime(), clock.now().getTime()), asOf.getTime()));
        attempt(order, at, null);
      }
    },
    renewNow: (order) => {
      if (order.agreement?.isCancelled === false) attempt(order, clock.now(), null);
    },
    retry: (order, reference) => {
      const known = order.events.find((event) => event.reference === reference);
      if (known) return known;
      const { agreement } = order;
      if (agreement === null || agreement.isCancelled || agreement.failures === 0) return null;
      return attempt(order, clock.now(), reference);
    },
  };
}

/** Whether a failed renewal waits for the gateway's call. */
function isRetriedByCall({ biller }: SandboxOrder): boolean {
  return (NATIVE_BILLERS as readonly string[]).includes(biller);
}

/** When renewal n of an agreement falls due. */
export function dueAt({ anchorAt, anchorPeriod = 1, ...term }: SandboxAgreement, period: number): Date {
  return addPeriods(new Date(anchorAt), term, period - anchorPeriod);
}

/** So many periods later, by what the vendor counts: 30 days are 30 days. */
export function addPeriods(
  from: Date,
  { months, periodDays }: Pick<SandboxAgreement, 'months' | 'periodDays'>,
  periods: number,
): Date {
  return periodDays === undefined
    ? addMonths(from, months * periods)
    : new Date(from.getTime() + periodDays * periods * DAY_MS);
}

/** Adds calendar months to a day, in UTC; a shorter month gives its last day. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
