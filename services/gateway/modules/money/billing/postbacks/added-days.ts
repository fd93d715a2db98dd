import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { findStartOfCharge, revokeGrant } from '../../membership/public.ts';
import type { BillingTransactionsTable } from '../tables.ts';

type Charge = Pick<BillingTransactionsTable, 'subscription_id' | 'agreement_id' | 'period'>;

/**
 * Ends the days that a biller added after those of a charge, by a later date of the renewal that follows it: they came with the
 * charge, and go with it when that is voided or charged back.
 * @param opensAt when the days of the charge begin
 */
export async function revokeAddedDays(
  trx: Transaction<Tables>,
  charge: Charge,
  opensAt: Date,
  { occurredAt, cause }: { readonly occurredAt: Date; readonly cause: string },
): Promise<void> {
  const { subscription_id: subscriptionId } = charge;
  const before = await startOfNext(trx, charge);
  const moves = await trx
    .selectFrom('subscription_events')
    .select(['cause', 'details'])
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'renewal-moved')
    .execute();
  for (const { cause: revokes, details } of moves) {
    // Another agreement of the same membership may have moved renewals since; earlier releases did not say which one.
    if ((details['agreement'] ?? charge.agreement_id) !== charge.agreement_id) continue;
    const until = new Date(String(details['until']));
    if (until <= opensAt || (before !== null && until > before)) continue;
    await revokeGrant(trx, { subscriptionId, occurredAt, cause: `${cause}:${revokes}`, revokes });
  }
}

/** When the days of the following charge begin; null while there is none. */
async function startOfNext(trx: Transaction<Tables>, { agreement_id, period }: Charge): Promise<Date | null> {
  const next = await trx
    .selectFrom('billing_transactions')
    .select(['subscription_id as subscriptionId', 'transaction_id as transactionId'])
    .where('agreement_id', '=', agreement_id)
    .where('kind', '=', 'charge')
    .where('period', '=', period + 1)
    .executeTakeFirst();
  return next ? findStartOfCharge(trx, next) : null;
}
