import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { findStartOfCharge, revokeAccess } from '../../membership/public.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import { returnUse } from '../discounts/reserve-use.ts';
import { mailRefunded } from '../mails/billing-mails.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import { returnCreditedDays } from '../orders/end-credited-days.ts';
import { settlePartRefund, withdrawRefunds } from '../refunds/refund-commands.ts';
import { type Reversal, type ReversalEvent, reverseCharge } from '../refunds/reverse-charge.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { revokeAddedDays } from './added-days.ts';
import { type Applied, flagged, PROCESSED } from './applied.ts';
import { endMembership, forfeitGems, type Moment, wasReplacedAfter } from './end-reversed.ts';
import { soldAs } from './sold-as.ts';

const LOGS = { refund: 'refunded', void: 'voided', chargeback: 'charged-back' } as const;

/**
 * A charge that was taken back is reversed in the ledger, once. The access that it opened ends at once after a
 * chargeback, and after a void, which says that it never came to be; a refund leaves what was begun, and nothing of
 * what was not. Nothing more is charged for its agreement. What other charges paid stays, and so does a membership that
 * replaced the agreement (docs/money.md); days whose worth was taken off a charge that is voided or charged back are
 * open again. A part that is refunded is booked, and ends nothing.
 */
export async function applyReversal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: ReversalEvent,
  now: Date,
): Promise<Applied> {
  const reversal = await reverseCharge(trx, agreement, event);
  if ('status' in reversal) return reversal;
  const { kind, charge, amount, isWhole } = reversal;
  await settlePartRefund(trx, agreement.id, { ...event, amount }, now);
  if (reversal.isNew) await bookNewReversal(trx, agreement, { reversal, at: event.occurredAt }, now);
  const logged = { subscriptionId: agreement.subscription_id, occurredAt: reversal.at, cause: event.id };
  const details = { transaction: charge.transaction_id, amount };
  const isFirst = await logEvent(trx, { ...logged, kind: isWhole ? LOGS[kind] : 'refunded-in-part', details }, now);
  if (!isFirst || !isWhole) return PROCESSED;
  await withdrawRefunds(trx, agreement.id, charge.transaction_id, now);
  await endWhatItPaid(trx, agreement, { reversal, logged }, now);
  // The charge was taken back before by another kind of reversal: a person looks.
  return reversal.isSecond ? flagged('reversed-twice') : PROCESSED;
}

async function bookNewReversal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { reversal, at }: { readonly reversal: Reversal; readonly at: Date },
  now: Date,
): Promise<void> {
  const { kind, charge, transactionId, amount, isWhole } = reversal;
  const { currency } = charge;
  await bookReversal(trx, kind, { biller: agreement.biller, amount, currency, transactionId, at });
  if (isWhole) await returnUse(trx, charge, at);
  if (kind !== 'chargeback') await confirmRefund(trx, agreement, reversal, now);
}

async function confirmRefund(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { charge, amount, isWhole, transactionId }: Reversal,
  now: Date,
): Promise<void> {
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement, charge.period);
  const { currency, occurred_at: chargedAt } = charge;
  const about = { userId: agreement.user_id, tenantId, plan: { product, kind }, amount, currency, chargedAt, isWhole };
  await mailRefunded(trx, { ...about, transactionId: isWhole ? charge.transaction_id : transactionId }, now);
}

/** Ends the access that a wholly reversed charge had opened, and the access that was to follow it. */
async function endWhatItPaid(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { reversal: { kind, charge }, logged }: { readonly reversal: Reversal; readonly logged: Moment },
  now: Date,
): Promise<void> {
  const { subscriptionId, occurredAt } = logged;
  const paid = { subscriptionId: charge.subscription_id, transactionId: charge.transaction_id };
  const opensAt = await findStartOfCharge(trx, paid);
  // It opened nothing, since something else had paid for its days.
  if (opensAt === null) return;
  if (kind !== 'refund' || opensAt > occurredAt) {
    await revokeAccess(trx, { ...logged, ...paid });
    await revokeAddedDays(trx, charge, opensAt, logged);
  }
  if (kind !== 'refund' && charge.period === 0) await returnCreditedDays(trx, agreement, logged, now);
  if (agreement.replaced_at === null) {
    await endMembership(trx, agreement, { ...logged, kind }, now);
    if (kind !== 'refund') await endAwaiting(trx, agreement, { period: agreement.paid_period + 1, occurredAt });
    // A refund leaves the period that is running; the job notices its end.
    if (kind !== 'refund' && opensAt <= occurredAt) {
      await announceMembership(trx, { happened: 'ended', subscriptionId, cause: agreement.id }, now);
    }
  } else if (kind === 'chargeback' && (await wasReplacedAfter(trx, agreement, occurredAt))) {
    await forfeitGems(trx, agreement, logged, now);
  }
}
