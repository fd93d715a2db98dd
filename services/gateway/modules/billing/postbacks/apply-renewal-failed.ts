import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { mailPaymentFailed } from '../mails/billing-mails.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, PROCESSED } from './applied.ts';
import { soldAs } from './sold-as.ts';

/** A failed renewal: the biller tries again during the grace, and access ends with the paid period. */
export async function applyRenewalFailed(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, period } = event;
  const details = { period, biller: agreement.biller };
  const logged = { subscriptionId: agreement.subscription_id, occurredAt, cause: event.id, details };
  if (!(await logEvent(trx, { ...logged, kind: 'rebill-failed' }, now))) return PROCESSED;
  if (agreement.replaced_at !== null || agreement.status !== 'running') return PROCESSED;
  if (period <= agreement.paid_period) return PROCESSED;
  await trx.updateTable('billing_agreements').set({ status: 'past-due' }).where('id', '=', agreement.id).execute();
  const { joined_on } = await soldAs(trx, agreement);
  await mailPaymentFailed(
    trx,
    {
      userId: agreement.user_id,
      tenantId: joined_on,
      renewal: `${agreement.id}:${period}`,
      amount: agreement.amount,
      currency: agreement.currency,
      triedAt: occurredAt,
      accessUntil: renewalPeriod(agreement, period).from,
    },
    now,
  );
  return PROCESSED;
}
