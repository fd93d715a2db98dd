import { type BillerServices, isConfigured } from '../billers/biller-directory.ts';
import type { Database } from '../../../db/database.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import { lockAgreement } from '../subscription/agreement.ts';
import { commandRefund } from '../subscription/commands.ts';

/** A charge of a person, as far as a refund needs it. The amount is in minor units. */
export interface RefundableCharge {
  readonly transactionId: string;
  readonly agreementId: string;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly chargedAt: Date;
}

/**
 * Why a charge can't be refunded: there is none, nothing was paid, it was taken back or is being refunded, or its biller
 * is not reached from here.
 */
export type UnrefundableReason = 'unknown' | 'nothing-paid' | 'refunded-already' | 'biller-missing';

/**
 * A person's charge that can be refunded, with its agreement locked until the transaction ends: of two refunds at once the
 * second sees the first. Lock the person first.
 */
export async function findRefundable(
  trx: Database,
  services: Pick<BillerServices, 'config'>,
  { userId, chargeId }: { readonly userId: string; readonly chargeId: string },
): Promise<RefundableCharge | UnrefundableReason> {
  const charge = await trx
    .selectFrom('billing_transactions as charge')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .select(['charge.id', 'charge.transaction_id', 'charge.agreement_id', 'charge.amount', 'charge.currency'])
    .select(['charge.occurred_at', 'charge.period', 'charge.biller', 'plans.product', 'plans.kind as plan_kind'])
    .where('charge.id', '=', chargeId)
    .where('charge.user_id', '=', userId)
    .where('charge.kind', '=', 'charge')
    .executeTakeFirst();
  if (charge === undefined) return 'unknown';
  if (charge.amount === 0) return 'nothing-paid';
  if (!isConfigured(services, charge.biller)) return 'biller-missing';
  // Charges of an order that made no agreement are refunded without anybody asking.
  if ((await lockAgreement(trx, charge.agreement_id)) === null) return 'unknown';
  const { agreement_id: agreementId, transaction_id: transactionId } = charge;
  if (await isTakenBack(trx, { chargeId, agreementId, transactionId })) return 'refunded-already';
  return {
    transactionId,
    agreementId,
    plan: planName(chargedPlan({ product: charge.product, kind: charge.plan_kind }, charge.period)),
    amount: charge.amount,
    currency: charge.currency,
    chargedAt: charge.occurred_at,
  };
}

/** Has the biller refund a charge after this transaction, whole: billers' port gives a charge back whole or not at all. */
export function decideRefund(trx: Database, charge: RefundableCharge, now: Date): Promise<void> {
  return commandRefund(trx, charge.agreementId, charge.transactionId, now);
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
  return command !== undefined;
}
