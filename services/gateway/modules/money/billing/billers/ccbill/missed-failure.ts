import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../../db/database.ts';
import type { Agreement, BillerEvent } from '../biller.ts';
import type { SubscriptionStatus } from './data-link.ts';
import { isEnded } from './subscription-history.ts';

/** CCBill counts days where we count months, so it may charge a renewal this long after we expect it. */
const LATE_MS = 3 * DAY_MS;

interface CurrentStatus {
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  readonly at: Date;
}

/**
 * A renewal that CCBill's own count does not have days after it fell due: it failed, and the webhook that says so was lost. No extract
 * has failures. Null for one that is counted, or not due for so long.
 */
export function findMissedFailure(
  { orderId, period, dueAt }: Pick<Agreement, 'orderId' | 'period' | 'dueAt'>,
  { subscriptionId, status, at }: CurrentStatus,
): BillerEvent | null {
  const isCounted = status.timesRebilled >= period;
  if (isCounted || isEnded(status) || at.getTime() - dueAt.getTime() < LATE_MS) return null;
  return {
    id: `missed-failure:${subscriptionId}:${period}`,
    kind: 'rebill-failed',
    orderId,
    occurredAt: dueAt,
    period,
    price: null,
    transactionId: null,
    reversedTransactionId: null,
    reference: null,
  };
}

/** Returns whether no failure of the next renewal is known. */
export async function isRunning(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_agreements')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}
