import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { Order } from './order-repository.ts';
import { isPageOver } from './page-life.ts';
import type { UnusedCharge } from './unused-charge.ts';
import { unusedCharges } from './unused-charges.ts';

/** Returns whether an order was paid after its page should have ended, since not every biller can close pages. */
export const isPaidLate = ({ created_at: openedAt }: Pick<Order, 'created_at'>, paidAt: Date): boolean =>
  isPageOver(openedAt, paidAt);

export type OutdatedPlan = Pick<UnusedCharge, 'subscriptionId' | 'product' | 'kind'>;

/**
 * The plan whose unused days lowered an order's price and no longer pay for it: the order was paid more than a day
 * after it was opened, or the days of a charge are worth less than the order took off, since they were spent on another order or
 * taken back by then. Null where the price is right. The caller's transaction has locked the person and spends the credit.
 * @param paidAt the biller's time; what was taken back after it does not count
 */
export async function findOutdatedCredit(
  trx: Transaction<Tables>,
  order: Pick<Order, 'id' | 'credit' | 'created_at'>,
  userId: string,
  paidAt: Date,
): Promise<OutdatedPlan | null> {
  if (!order.credit) return null;
  const credited = await creditedBy(trx, order.id);
  // The page said what the days were worth when it was opened, so that time is compared.
  const worth = new Map(
    (await unusedCharges(trx, userId, order.created_at, paidAt)).map(({ chargeId, amount }) => [chargeId, amount]),
  );
  const isLate = isPaidLate(order, paidAt);
  const outdated = credited.find(
    ({ charge_id, amount, spent_on }) => isLate || spent_on !== null || (worth.get(charge_id) ?? 0) < amount,
  );
  if (!outdated) return null;
  const { subscription_id: subscriptionId, product, kind } = outdated;
  // After a trial comes the membership by the month.
  return { subscriptionId, product, kind: kind === 'trial' ? 'month' : kind };
}

/** Builds what an order takes off each charge, with another order that has spent the days of the same charge. */
function creditedBy(trx: Transaction<Tables>, orderId: string) {
  return trx
    .selectFrom('billing_order_credits as credit')
    .innerJoin('billing_transactions as charge', 'charge.id', 'credit.charge_id')
    .innerJoin('plans', 'plans.id', 'charge.plan_id')
    .leftJoin('billing_order_credits as spent', (join) =>
      join
        .onRef('spent.charge_id', '=', 'credit.charge_id')
        .onRef('spent.order_id', '<>', 'credit.order_id')
        .on('spent.applied_at', 'is not', null)
        .on('spent.returned_at', 'is', null),
    )
    .select(['credit.charge_id', 'credit.subscription_id', 'credit.amount', 'plans.product', 'plans.kind'])
    .select('spent.order_id as spent_on')
    .where('credit.order_id', '=', orderId)
    .orderBy('credit.charge_id')
    .execute();
}
