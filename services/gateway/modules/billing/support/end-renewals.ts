import type { Database } from '../../../db/database.ts';
import { forfeitWithLastMembership, recordRebillChange } from '../../membership/public.ts';
import { currentAgreement, lockAgreement, paidUntil } from '../subscription/agreement.ts';
import { isCancellable } from '../subscription/cancellation-step.ts';
import { commandEnd } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';

/** A subscription whose renewals staff end. */
export interface RenewalsToEnd {
  readonly userId: string;
  readonly subscriptionId: string;
  /** One effect for each, such as `staff:<key>`. */
  readonly cause: string;
}

/**
 * Ends the renewals of a subscription by the word of staff: nothing more is charged, and with the last membership gems and
 * packs go, as when its owner cancels. The biller is called after this transaction. Lock the person first.
 * @returns the agreement, and when what is paid for ends; null when there is no renewal to end
 */
export async function endRenewals(
  trx: Database,
  { userId, subscriptionId, cause }: RenewalsToEnd,
  now: Date,
): Promise<{ readonly agreementId: string; readonly accessUntil: Date } | null> {
  const current = await currentAgreement(trx, subscriptionId);
  const agreement = current && (await lockAgreement(trx, current.id));
  if (!agreement || agreement.user_id !== userId || agreement.replaced_at !== null) return null;
  if (!isCancellable(agreement)) return null;
  await trx
    .updateTable('billing_agreements')
    .set({ status: 'cancelled', status_at: now })
    .where('id', '=', agreement.id)
    .execute();
  const at = { subscriptionId, occurredAt: now, cause };
  await recordRebillChange(trx, 'rebill-cancelled', at);
  await logEvent(trx, { ...at, kind: 'cancelled', details: { reason: 'support' } }, now);
  await commandEnd(trx, agreement.id, now);
  const accessUntil = paidUntil(agreement);
  await forfeitWithLastMembership(trx, { userId, subscriptionId, cause, restorableUntil: accessUntil, at: now }, now);
  return { agreementId: agreement.id, accessUntil };
}

/** Whether a subscription will be charged again. */
export async function isRenewing(db: Database, subscriptionId: string): Promise<boolean> {
  const agreement = await currentAgreement(db, subscriptionId);
  return agreement !== null && isCancellable(agreement);
}
