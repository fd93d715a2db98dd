import { type BillerServices, isConfigured } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import type { Database } from '../../../db/database.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import { commandOrderRefund } from '../orders/order-commands.ts';
import { commandPartRefund, partsUnderWay, refundedParts } from '../refunds/refund-commands.ts';
import { lockAgreement } from '../subscription/agreement.ts';
import { commandRefund } from '../subscription/commands.ts';

/** A charge of a person, as far as a refund needs it. Amounts are in minor units. */
export interface RefundableCharge {
  readonly transactionId: string;
  /** Of the agreement that the charge is of; of a gift, which has none, its order. */
  readonly agreementId: string;
  readonly isGift: boolean;
  readonly plan: string;
  /** What the person paid, and what of it was not refunded yet. */
  readonly amount: number;
  readonly left: number;
  readonly currency: string;
  readonly chargedAt: Date;
  /** Whether its biller refunds less than all that is left. */
  readonly allowsParts: boolean;
}

/**
 * Why a charge can't be refunded: there is none, nothing was paid, it was taken back or is being refunded, a part of it is,
 * or its biller is not reached from here.
 */
export type UnrefundableReason = 'unknown' | 'nothing-paid' | 'refunded-already' | 'part-under-way' | 'biller-missing';

/**
 * A person's charge that can be refunded, with its agreement locked until the transaction ends: of two refunds at once the
 * second sees the first. Lock the person first.
 */
export async function findRefundable(
  trx: Database,
  services: BillerServices,
  { userId, chargeId }: { readonly userId: string; readonly chargeId: string },
): Promise<RefundableCharge | UnrefundableReason> {
  const charge = await findCharge(trx, userId, chargeId);
  if (charge === undefined) return 'unknown';
  if (charge.amount === 0) return 'nothing-paid';
  if (!isConfigured(services, charge.biller)) return 'biller-missing';
  // Any other charge that made no agreement is refunded without anybody asking.
  const isGift = await lockGift(trx, charge.agreement_id);
  if (!isGift && (await lockAgreement(trx, charge.agreement_id)) === null) return 'unknown';
  const { agreement_id: agreementId, transaction_id: transactionId } = charge;
  if (await isTakenBack(trx, { chargeId, agreementId, transactionId })) return 'refunded-already';
  // Read again behind the lock.
  const locked = await findCharge(trx, userId, chargeId);
  if (locked === undefined || locked.under_way > 0) return 'part-under-way';
  return {
    transactionId,
    agreementId,
    isGift,
    plan: planName(chargedPlan({ product: charge.product, kind: charge.plan_kind }, charge.period)),
    amount: charge.amount,
    left: charge.amount - locked.refunded,
    currency: charge.currency,
    chargedAt: charge.occurred_at,
    allowsParts: !isGift && capabilitiesOf(services, charge.biller).refundsParts !== 'none',
  };
}

/**
 * Has the biller refund so much of a charge after this transaction. All that is left takes the charge back, and ends its
 * renewals once it is booked, or a gift whose code is unused; a part ends nothing.
 */
export async function decideRefund(trx: Database, charge: RefundableCharge, amount: number, now: Date): Promise<void> {
  if (charge.isGift) return commandOrderRefund(trx, charge.agreementId, charge.transactionId, now);
  if (amount === charge.left) return commandRefund(trx, charge.agreementId, charge.transactionId, now);
  return commandPartRefund(trx, { ...charge, amount }, now);
}

/** Locks the order of a paid gift. @returns false for what is none */
async function lockGift(trx: Database, orderId: string): Promise<boolean> {
  const order = await trx
    .selectFrom('billing_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('kind', '=', 'gift')
    .where('status', '=', 'paid')
    .forUpdate()
    .executeTakeFirst();
  return order !== undefined;
}

function findCharge(trx: Database, userId: string, chargeId: string) {
  return trx
    .selectFrom('billing_transactions as charge')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .select(['charge.id', 'charge.transaction_id', 'charge.agreement_id', 'charge.amount', 'charge.currency'])
    .select(['charge.occurred_at', 'charge.period', 'charge.biller', 'plans.product', 'plans.kind as plan_kind'])
    .select([refundedParts.as('refunded'), partsUnderWay.as('under_way')])
    .where('charge.id', '=', chargeId)
    .where('charge.user_id', '=', userId)
    .where('charge.kind', '=', 'charge')
    .executeTakeFirst();
}

async function isTakenBack(
  trx: Database,
  charge: { readonly chargeId: string; readonly agreementId: string; readonly transactionId: string },
): Promise<boolean> {
  const reversal = await trx
    .selectFrom('billing_transactions')
    .select('id')
    .where('reverses_id', '=', charge.chargeId)
    .executeTakeFirst();
  if (reversal !== undefined) return true;
  const command = await trx
    .selectFrom('biller_commands')
    .select('id')
    .where('agreement_id', '=', charge.agreementId)
    .where('transaction_id', '=', charge.transactionId)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  if (command !== undefined) return true;
  const orderCommand = await trx
    .selectFrom('order_commands')
    .select('id')
    .where('order_id', '=', charge.agreementId)
    .where('transaction_id', '=', charge.transactionId)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  return orderCommand !== undefined;
}
