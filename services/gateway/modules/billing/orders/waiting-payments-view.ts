import type { WaitingPayment } from '../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../services.ts';
import { planName } from '../options/plan-name.ts';
import { awaitingPaymentsOf } from './confirm-payment.ts';
import { priceOf } from './order-repository.ts';

/** The payments that wait for a person, as their account page shows them. */
export async function waitingPaymentsView(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<readonly WaitingPayment[]> {
  const orders = await awaitingPaymentsOf(services, userId);
  if (orders.length === 0) return [];
  const ids = orders.map(({ plan_id }) => plan_id);
  const plans = await services.db
    .selectFrom('plans')
    .select(['id', 'product', 'kind'])
    .where('id', 'in', ids)
    .execute();
  return orders.flatMap((order) => {
    const plan = plans.find(({ id }) => id === order.plan_id);
    const { paid_at: paidAt, confirm_by: confirmBy } = order;
    if (!plan || paidAt === null || confirmBy === null) return [];
    return [
      {
        orderId: order.id,
        amount: priceOf(order),
        description: planName(plan),
        paidAt: paidAt.toISOString(),
        confirmBy: confirmBy.toISOString(),
      },
    ];
  });
}
