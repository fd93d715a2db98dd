import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { refundRenewal } from '../postbacks/refund-renewal.ts';
import { isReversed, refundedParts } from '../refunds/money-of-charge.ts';
import { findEndOfCharge, recordPause } from '../../membership/public.ts';
import { type AgreementRow, pauseOf, renewalPeriod } from './agreement.ts';
import { commandEnd } from './commands.ts';

/**
 * Ends an agreement whose subscription continues with another one. A renewal that was charged for it while the payment
 * was under way, for days that the new agreement pays for, is refunded: no day is paid twice.
 * @param from start of the new agreement's first period
 */
export async function replaceAgreement(
  trx: Transaction<Tables>,
  { id }: Pick<AgreementRow, 'id'>,
  from: Date,
  now: Date,
): Promise<void> {
  const replaced = await trx
    .updateTable('billing_agreements')
    .set({ replaced_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (replaced.status === 'running' || replaced.status === 'past-due') await commandEnd(trx, id, now);
  if (pauseOf(replaced) !== null) {
    const cause = `replaced:${id}`;
    await recordPause(trx, 'pause-ended', { subscriptionId: replaced.subscription_id, occurredAt: now, cause });
  }
  const renewals = await trx
    .selectFrom('billing_transactions as charge')
    .select([
      'charge.transaction_id',
      'charge.period',
      'charge.currency',
      'charge.occurred_at',
      'charge.subscription_id',
    ])
    .select(sql<number>`charge.amount - ${refundedParts}`.as('amount'))
    .where('charge.agreement_id', '=', id)
    .where('charge.kind', '=', 'charge')
    .where('charge.period', '>', 0)
    .where(({ not }) => not(isReversed))
    .execute();
  for (const renewal of renewals) {
    const { transaction_id: transactionId, occurred_at: occurredAt, subscription_id: subscriptionId } = renewal;
    // The charge is found by what it opened, since a date that the biller has moved since says nothing about a period
    // before it.
    const opened = await findEndOfCharge(trx, { subscriptionId, transactionId });
    const { period, currency, amount } = renewal;
    if ((opened ?? renewalPeriod(replaced, period).until) <= from) continue;
    await refundRenewal(trx, replaced, { period, currency, amount, transactionId, occurredAt }, now);
  }
}
