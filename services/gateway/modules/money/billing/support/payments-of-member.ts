import { sql } from 'kysely';
import { type BillerServices, isConfigured } from '../billers/biller-directory.ts';
import type { Database } from '../../../../db/database.ts';
import { voucherOfCharge } from '../discounts/voucher-of-charge.ts';
import { paidPlanName } from '../mails/paid-plan-name.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import {
  type ChargeState,
  isFollowed,
  leftOfCharge,
  MONEY_OF_CHARGE,
  stateOfCharge,
} from '../refunds/money-of-charge.ts';
import { allowsParts, isOutOfReach } from '../refunds/refund-terms.ts';
import type { BillingTransactionsTable } from '../tables.ts';

/** A charge or its reversal. Amounts are minor units. */
export interface PaymentOfMember {
  readonly id: string;
  readonly transactionId: string;
  readonly biller: string;
  readonly kind: BillingTransactionsTable['kind'];
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
  readonly subscriptionId: string;
  /** Null for a reversal. */
  readonly state: ChargeState | null;
  /** The part of a charge that was not reversed; null for a reversal. */
  readonly left: number | null;
  /** A part of it can be refunded from here. */
  readonly allowsParts: boolean;
  /** Its biller can be reached from here. */
  readonly isBillerConnected: boolean;
  /** Its biller refunds only the last charge of an agreement, and another charge follows this one. */
  readonly isOutOfReach: boolean;
}

/** A person's charges and reversals, the newest first. */
export async function paymentsOfMember(
  services: BillerServices & { readonly db: Database },
  userId: string,
  most: number,
): Promise<readonly PaymentOfMember[]> {
  const rows = await services.db
    .selectFrom('billing_transactions as charge')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .select(['charge.id', 'charge.transaction_id', 'charge.biller', 'charge.kind', 'charge.currency'])
    .select(['charge.occurred_at', 'charge.period', 'charge.subscription_id', 'plans.product'])
    .select(['plans.kind as plan_kind', isGift.as('is_gift'), isFollowed.as('is_followed')])
    .select(MONEY_OF_CHARGE)
    .where('charge.user_id', '=', userId)
    .orderBy('charge.occurred_at', 'desc')
    .orderBy('charge.id')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const isCharge = row.kind === 'charge';
    const isBillerConnected = isConfigured(services, row.biller);
    return {
      id: row.id,
      transactionId: row.transaction_id,
      biller: row.biller,
      kind: row.kind,
      plan: planName(chargedPlan({ product: row.product, kind: row.plan_kind }, row.period)),
      amount: row.amount,
      currency: row.currency,
      at: row.occurred_at,
      subscriptionId: row.subscription_id,
      state: isCharge ? stateOfCharge(row) : null,
      left: isCharge ? leftOfCharge(row) : null,
      allowsParts: isCharge && allowsParts(services, { biller: row.biller, isGift: row.is_gift }),
      isBillerConnected,
      isOutOfReach: isCharge && isOutOfReach(services, row),
    };
  });
}

const isGift = sql<boolean>`exists (
  select from billing_orders placed where placed.id = charge.agreement_id and placed.kind = 'gift'
)`;

/** A biller's own number in ours, as the index of them has it. */
const OWN_NUMBER = sql<string>`substring(transaction_id from '[^:]+$')`;

/**
 * Finds the payers of a transaction, by our number of it or by the biller's own, which is the end of ours and the one
 * that a statement or a mail of the biller names. One that CCBill said after its extract had reported the sale counts
 * as well. Several billers may use one number.
 */
export async function payersOfTransaction(db: Database, number: string): Promise<readonly string[]> {
  const learned = await db
    .selectFrom('ccbill_transactions')
    .select('order_id')
    .where('learned_number', '=', number)
    .limit(20)
    .execute();
  const orders = learned.map(({ order_id }) => order_id);
  const rows = await db
    .selectFrom('billing_transactions')
    .select('user_id')
    .distinct()
    .where((where) =>
      where.or([
        where('transaction_id', '=', number),
        where(OWN_NUMBER, '=', number),
        ...(orders.length > 0 ? [where.and([where('agreement_id', 'in', orders), where('kind', '=', 'charge')])] : []),
      ]),
    )
    .limit(20)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/**
 * Finds the people whose memberships charge or charged a card that ends in these four digits, by id; nobody for a text
 * that is not four digits.
 * @param after the last id of the page before; null for the first page
 */
export async function holdersOfCard(
  db: Database,
  { lastFour, after, size }: { readonly lastFour: string; readonly after: string | null; readonly size: number },
): Promise<readonly string[]> {
  if (!/^\d{4}$/.test(lastFour)) return [];
  const rows = await db
    .selectFrom('billing_agreements')
    .select('user_id')
    .distinct()
    .where('card_last_four', '=', lastFour)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(size)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A charge as its receipt says it; null for what is no charge of this person. */
export async function findReceiptOf(
  db: Database,
  { userId, chargeId }: { readonly userId: string; readonly chargeId: string },
): Promise<{
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly chargedAt: Date;
} | null> {
  const row = await db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.agreement_id', 'entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.period'])
    .select(['plans.product', 'plans.kind'])
    .where('entry.id', '=', chargeId)
    .where('entry.user_id', '=', userId)
    .where('entry.kind', '=', 'charge')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amount, currency, occurred_at: chargedAt, period, product, kind } = row;
  const voucher = await voucherOfCharge(db, { orderId: row.agreement_id, period });
  const name = planName(chargedPlan({ product, kind }, period));
  return { plan: paidPlanName(name, { amount, currency, voucher }), amount, currency, chargedAt };
}
