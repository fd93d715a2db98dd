import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { mailRenewalRefunded } from '../mails/billing-mails.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { commandEnd, commandRefund } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import { soldAs } from './sold-as.ts';

export interface UnwantedCharge {
  readonly transactionId: string;
  readonly period: number;
  readonly amount: number;
  readonly currency: string;
  readonly occurredAt: Date;
}

/**
 * Decides the refund of a renewal that is booked and pays for nothing: its agreement was replaced or had ended. The person
 * is mailed, the biller refunds it after this transaction and ends the agreement, however often it was ended before.
 */
export async function refundRenewal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  renewal: UnwantedCharge,
  now: Date,
): Promise<void> {
  if (agreement.replaced_at !== null || agreement.status !== 'running') await commandEnd(trx, agreement.id, now);
  await refundCharge(trx, agreement, renewal, now);
}

/** Decides the refund of a charge that another one made superfluous, with a mail. Its agreement is left to the caller. */
export async function refundCharge(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  charge: UnwantedCharge,
  now: Date,
): Promise<void> {
  const { transactionId, period, amount, currency, occurredAt } = charge;
  const { id, subscription_id: subscriptionId, user_id: userId, biller } = agreement;
  const details = { period, amount, biller };
  const cause = `charge:${transactionId}`;
  await logEvent(trx, { subscriptionId, kind: 'renewal-refunded', occurredAt, cause, details }, now);
  if (amount === 0) return;
  await commandRefund(trx, id, transactionId, now);
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement);
  const about = { userId, tenantId, plan: { product, kind }, amount, currency, transactionId, chargedAt: occurredAt };
  await mailRenewalRefunded(trx, about, now);
}
