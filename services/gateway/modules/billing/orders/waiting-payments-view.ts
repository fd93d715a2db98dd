import type { WaitingPayment } from '../../../graphql/resolvers.generated.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { GatewayServices } from '../../../services.ts';
import { planName } from '../options/plan-name.ts';
import { awaitingPayments } from './confirm-payment.ts';
import { priceOf } from './order-repository.ts';

/** The payments that wait for a person, as their account page shows them, in one statement. */
export async function waitingPaymentsView(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<readonly WaitingPayment[]> {
  const orders = await awaitingPayments(db, userId, clock.now())
    .innerJoin('plans', 'plans.id', 'billing_orders.plan_id')
    .select(['billing_orders.id', 'billing_orders.amount', 'billing_orders.currency', 'billing_orders.paid_at'])
    .select(['billing_orders.confirm_by', 'plans.product', 'plans.kind'])
    .modifyEnd(REUSED_PLAN)
    .execute();
  return orders.flatMap(({ id: orderId, paid_at: paidAt, confirm_by: confirmBy, ...order }) => {
    if (paidAt === null || confirmBy === null) return [];
    return [
      {
        orderId,
        amount: priceOf(order),
        description: planName(order),
        paidAt: paidAt.toISOString(),
        confirmBy: confirmBy.toISOString(),
      },
    ];
  });
}
