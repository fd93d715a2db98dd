import { sql } from 'kysely';
import type { WaitingPayment } from '../../../../graphql/resolvers.generated.ts';
import type { StatementPart } from '../../../../db/read-together.ts';
import { slot } from '../../../../db/stored-statement.ts';
import type { GatewayServices } from '../../../../services.ts';
import { planName } from '../options/plan-name.ts';
import type { PlansTable } from '../tables.ts';
import { awaitingPayments } from './confirmation/awaiting-payments.ts';
import { type Order, priceOf } from './order-repository.ts';

type WaitingRow = Pick<Order, 'id' | 'amount' | 'currency'> &
  Pick<PlansTable, 'product' | 'kind'> & { readonly paid_at: string | null; readonly confirm_by: string | null };

/** The payments that wait for a person, as their account page shows them. */
export function waitingPaymentsOf(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): StatementPart<readonly WaitingPayment[], readonly WaitingRow[]> {
  return {
    name: 'waiting_payments',
    values: { waitingFor: userId, waitingAt: clock.now() },
    select: () => sql`(select coalesce(json_agg(payment), '[]') from (${waitingRows(db)}) payment)`,
    read: viewOf,
  };
}

function waitingRows(db: GatewayServices['db']) {
  const userId = sql<string>`${slot('waitingFor')}::text`;
  return awaitingPayments(db, userId, sql<Date>`${slot('waitingAt')}::timestamptz`)
    .innerJoin('plans', 'plans.id', 'billing_orders.plan_id')
    .select(['billing_orders.id', 'billing_orders.amount', 'billing_orders.currency', 'billing_orders.paid_at'])
    .select(['billing_orders.confirm_by', 'plans.product', 'plans.kind']);
}

function viewOf(orders: readonly WaitingRow[]): readonly WaitingPayment[] {
  return orders.flatMap(({ id: orderId, paid_at: paidAt, confirm_by: confirmBy, ...order }) => {
    if (paidAt === null || confirmBy === null) return [];
    return [
      {
        orderId,
        amount: priceOf(order),
        description: planName(order),
        paidAt: new Date(paidAt).toISOString(),
        confirmBy: new Date(confirmBy).toISOString(),
      },
    ];
  });
}
