import { type BillerServices, isConfigured } from '../billers/biller-directory.ts';
import type { Database } from '../../../../db/database.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import { lockAgreement } from '../subscription/agreement.ts';
import { isFollowed, leftOfCharge, MONEY_OF_CHARGE } from './money-of-charge.ts';
import { type AmountToRefund, refundOf, type UnrefundableReason } from './refund-terms.ts';

/** A charge of a person, as far as a refund needs it. Amounts are in minor units. */
export interface RefundableCharge {
  readonly transactionId: string;
  /** The id of the charge's agreement; for a gift, which has none, of its order. */
  readonly agreementId: string;
  readonly isGift: boolean;
  readonly plan: string;
  /** The amount that the person paid, and the part of it that was not refunded yet. */
  readonly amount: number;
  readonly left: number;
  readonly currency: string;
  readonly chargedAt: Date;
  /** 0 for the first charge of an agreement. */
  readonly period: number;
}

/** A charge with how much of it goes back: all that is left, or a part. */
export interface PreparedRefund extends AmountToRefund {
  readonly charge: RefundableCharge;
}

/**
 * A person's charge that can be refunded, with its agreement locked until the transaction ends: of two refunds at once
 * the second sees the first. Lock the person first.
 * @param wanted so much of it; all that is left where nothing is said
 */
export async function prepareRefund(
  trx: Database,
  services: BillerServices,
  { userId, chargeId, wanted }: { readonly userId: string; readonly chargeId: string; readonly wanted: number | null },
): Promise<PreparedRefund | UnrefundableReason> {
  const found = await findCharge(trx, userId, chargeId);
  if (found === undefined) return 'unknown';
  if (found.amount === 0) return 'nothing-paid';
  if (!isConfigured(services, found.biller)) return 'biller-missing';
  // Any other charge that made no agreement is refunded without anybody asking.
  const gift = await lockGift(trx, found.agreement_id);
  if (gift === 'being-changed') return gift;
  const isGift = gift !== null;
  if (!isGift && (await lockAgreement(trx, found.agreement_id)) === null) return 'unknown';
  // Read again behind the lock.
  const locked = await findCharge(trx, userId, chargeId);
  if (locked === undefined) return 'unknown';
  const refund = refundOf(services, { ...locked, isGift }, wanted);
  if (typeof refund === 'string') return refund;
  const { transaction_id: transactionId, agreement_id: agreementId, currency, product, plan_kind: kind } = locked;
  const { period, occurred_at: chargedAt } = locked;
  const plan = planName(chargedPlan({ product, kind }, period));
  const left = leftOfCharge(locked);
  const charge = { transactionId, agreementId, isGift, plan, amount: locked.amount, left, currency, chargedAt, period };
  return { charge, ...refund };
}

/**
 * Locks the order of a paid gift; null for what is none. It does not wait for an order, since a transaction that has
 * one waits for its person (decision 1038).
 */
async function lockGift(trx: Database, orderId: string): Promise<'locked' | 'being-changed' | null> {
  const gift = trx
    .selectFrom('billing_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('kind', '=', 'gift')
    .where('status', '=', 'paid');
  if ((await gift.executeTakeFirst()) === undefined) return null;
  const locked = await gift.forNoKeyUpdate().skipLocked().executeTakeFirst();
  return locked === undefined ? 'being-changed' : 'locked';
}

function findCharge(trx: Database, userId: string, chargeId: string) {
  return trx
    .selectFrom('billing_transactions as charge')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .select(['charge.transaction_id', 'charge.agreement_id', 'charge.currency', 'charge.period', 'charge.biller'])
    .select(['plans.product', 'plans.kind as plan_kind', 'charge.occurred_at'])
    .select(MONEY_OF_CHARGE)
    .select(isFollowed.as('is_followed'))
    .where('charge.id', '=', chargeId)
    .where('charge.user_id', '=', userId)
    .where('charge.kind', '=', 'charge')
    .executeTakeFirst();
}
