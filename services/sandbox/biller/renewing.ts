import type { Clock } from '../sandbox-part.ts';
import type { Charging } from './charging.ts';
import type { SandboxAgreement } from './state.ts';

export const DAY_MS = 86_400_000;

/** After a renewal failed it is tried again, so many days after it fell due. */
const RETRY_DAYS = [0, 1, 3, 6] as const;
/** A wrong clock must not charge for centuries. */
const MOST_RENEWALS = 60;

/** Charges the renewals of an order; see `Charging.renew`. */
export function createRenewing(
  clock: Clock,
  newId: (prefix: string) => string,
  recordEvent: Charging['recordEvent'],
): Charging['renew'] {
  return (order, by, asOf) => {
    const { agreement, card, charge } = order;
    if (agreement === null || card === null) return;
    for (let round = 0; round < MOST_RENEWALS && !agreement.isCancelled; round += 1) {
      const period = agreement.period + 1;
      const wait = RETRY_DAYS[agreement.failures];
      if (wait === undefined) return;
      const tryAt = new Date(dueAt(agreement, period).getTime() + wait * DAY_MS);
      if (tryAt > by) return;
      const now = clock.now();
      // Renewals that fell due while the sandbox was stopped are charged now; those requested ahead, or for another
      // day, on that day.
      const at = new Date(Math.min(Math.max(tryAt.getTime(), now.getTime()), asOf.getTime()));
      const fails = card.behaviour === 'decline' || (card.behaviour === 'fail-first-renewal' && period === 1);
      if (fails) {
        agreement.failures += 1;
        recordEvent(order, { kind: 'rebill-failed', period }, at);
        continue;
      }
      agreement.failures = 0;
      agreement.period = period;
      const { amount } = agreement;
      recordEvent(
        order,
        { kind: 'charged', period, amount, currency: charge.currency, transactionId: newId('txn') },
        at,
      );
    }
  };
}

function dueAt({ anchorAt, months }: SandboxAgreement, period: number): Date {
  return addMonths(new Date(anchorAt), (period - 1) * months);
}

/** The same day some months later, UTC; the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
