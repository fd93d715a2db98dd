import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import { mailPaymentFailed } from '../mails/recovery-mails.ts';
import { declineOf, recordDecline } from '../declines/record-decline.ts';
import { recordLostPause } from '../pause/lost-pause.ts';
import { lapsesAt, recordFailure } from '../recovery/record-failure.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';
import { supersedeFailed } from '../subscription/supersede.ts';
import { type Applied, PROCESSED } from './applied.ts';
import { soldAs } from './sold-as.ts';

/** A failed renewal: it is tried again during the grace, and access ends with the paid period. */
export async function applyRenewalFailed(
  trx: Transaction<Tables>,
  before: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, period } = event;
  const details = { period, biller: before.biller };
  const logged = { subscriptionId: before.subscription_id, occurredAt, cause: event.id, details };
  if (!(await logEvent(trx, { ...logged, kind: 'rebill-failed' }, now))) return PROCESSED;
  await recordDecline(trx, before.biller, event, 'renewal', now);
  const agreement = await recordLostPause(trx, before, { period, occurredAt, cause: event.id }, now);
  const isRunning = agreement.status === 'running' || agreement.status === 'past-due';
  if (agreement.replaced_at !== null || !isRunning || period !== agreement.paid_period + 1) return PROCESSED;
  if (agreement.status === 'running' && (await supersedeFailed(trx, agreement, period, now))) return PROCESSED;
  // A failed renewal gives no access beyond the paid period.
  await endAwaiting(trx, agreement, { period, occurredAt });
  const { nextTryAt } = await recordFailure(trx, agreement, period, now);
  if (agreement.status === 'past-due') return PROCESSED;
  await trx.updateTable('billing_agreements').set({ status: 'past-due' }).where('id', '=', agreement.id).execute();
  const { joined_on } = await soldAs(trx, agreement);
  await mailPaymentFailed(
    trx,
    {
      userId: agreement.user_id,
      tenantId: joined_on,
      biller: agreement.biller,
      renewal: `${agreement.id}:${period}`,
      amount: agreement.amount,
      currency: agreement.currency,
      triedAt: occurredAt,
      accessUntil: renewalPeriod(agreement, period).from,
      reason: declineOf(event).reason,
      nextTryAt,
      endsAt: lapsesAt(agreement, period),
    },
    now,
  );
  return PROCESSED;
}
