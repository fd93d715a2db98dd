import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SignupStatus, WelcomeCheckInput } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isBillerId, isNativeBiller } from '../../membership/public.ts';
import type { Order } from '../orders/order-repository.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import type { PlansTable } from '../tables.ts';
import { verifiedOrder } from './welcome-check.ts';

export interface FoundSignup {
  readonly order: Order;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
}

/** What a page may say of an order. */
export const STATUS: Readonly<Record<Order['status'], SignupStatus>> = {
  paid: 'PAID',
  pending: 'PENDING',
  declined: 'NOT_PAID',
  refused: 'NOT_PAID',
  abandoned: 'NOT_PAID',
  'awaiting-confirmation': 'AWAITING_CONFIRMATION',
  returned: 'RETURNED',
};

/**
 * The order that welcome data name, with its plan; null for data that do not verify. With a biller: only what that
 * external biller took and did not decline.
 */
export async function findSignup(
  services: GatewayServices,
  tenant: Tenant | null,
  input: WelcomeCheckInput,
  biller: string | null,
): Promise<FoundSignup | null> {
  if (biller !== null && (!isBillerId(biller) || isNativeBiller(biller))) return null;
  const order = await settled(services, tenant, input);
  if (order === null) return null;
  if (biller !== null && (order.biller !== biller || STATUS[order.status] === 'NOT_PAID')) return null;
  const plan = await services.db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  return { order, plan };
}

/**
 * The order of welcome data. The biller sends the browser back before its postback arrives: an open order may have been
 * declined, and a declined one paid by another card on the same page. The biller's own record decides what the page
 * says.
 */
async function settled(services: GatewayServices, tenant: Tenant | null, input: WelcomeCheckInput) {
  const order = await verifiedOrder(services, tenant, input);
  if (order?.status !== 'declined' && order?.status !== 'pending') return order;
  try {
    await queryBiller(services, order.biller, order.id, services.clock.now());
  } catch (error) {
    services.log.warn({ err: error, order: order.id }, 'order of welcome data not compared with the biller');
  }
  return verifiedOrder(services, tenant, input);
}
