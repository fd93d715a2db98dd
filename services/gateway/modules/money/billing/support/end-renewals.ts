import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { forfeitWithLastMembership, recordRebillChange } from '../../membership/public.ts';
import { endAwaitingUndue, openUntil } from '../awaited/awaited-renewals.ts';
import { type AgreementRow, currentAgreement, lockAgreement } from '../subscription/agreement.ts';
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
 * @returns the agreement, and when the membership ends; null when there is no renewal to end
 */
export async function endRenewals(
  trx: Database,
  { userId, subscriptionId, cause }: RenewalsToEnd,
  now: Date,
): Promise<{ readonly agreementId: string; readonly accessUntil: Date } | null> {
  const agreement = await endRenewal(trx, { userId, subscriptionId, cause, reason: 'support' }, now);
  if (agreement === null) return null;
  const accessUntil = await openUntil(trx, agreement);
  await forfeitWithLastMembership(trx, { userId, subscriptionId, cause, restorableUntil: accessUntil, at: now }, now);
  return { agreementId: agreement.id, accessUntil };
}

/**
 * Ends all renewals of somebody whose account has been locked for too long because it was taken from them: nothing more is charged.
 * What is paid for stays open, and gems and packs stay: nobody cancelled. Lock the person first.
 * @returns the agreements that end, of which the biller is told after this transaction
 */
export async function endRenewalsOfLocked(trx: Database, userId: string, now: Date): Promise<readonly string[]> {
  const renewing = await trx
    .selectFrom('billing_agreements')
    .select(['id', 'subscription_id'])
    .where('user_id', '=', userId)
    .where(isCurrentRenewal)
    .orderBy('id')
    .execute();
  const ended: string[] = [];
  for (const { id, subscription_id: subscriptionId } of renewing) {
    const wanted = { userId, subscriptionId, cause: `locked:${id}:${now.toISOString()}`, reason: 'locked' } as const;
    if ((await endRenewal(trx, wanted, now)) !== null) ended.push(id);
  }
  return ended;
}

/** Returns which of these people will be charged again. */
export async function renewingAmong(db: Database, userIds: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('billing_agreements')
    .select('user_id')
    .distinct()
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .where(isCurrentRenewal)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

const isCurrentRenewal = ({ and, eb }: ExpressionBuilder<Tables, 'billing_agreements'>) =>
  and([
    eb('replaced_at', 'is', null),
    eb('period_months', 'is not', null),
    eb('status', 'in', ['running', 'past-due'] as const),
  ]);

/** Ends what renews a subscription, and nothing else. @returns it as it was; null where nothing is to be ended */
async function endRenewal(
  trx: Database,
  { userId, subscriptionId, cause, reason }: RenewalsToEnd & { readonly reason: 'support' | 'locked' },
  now: Date,
): Promise<AgreementRow | null> {
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
  await logEvent(trx, { ...at, kind: 'cancelled', details: { reason } }, now);
  await endAwaitingUndue(trx, agreement, now);
  await commandEnd(trx, agreement.id, now);
  return agreement;
}

/** Returns whether a subscription will be charged again. */
export async function isRenewing(db: Database, subscriptionId: string): Promise<boolean> {
  const agreement = await currentAgreement(db, subscriptionId);
  return agreement !== null && isCancellable(agreement);
}
