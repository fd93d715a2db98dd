import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SignupStatus } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { STATUS } from '../welcome/find-signup.ts';

/**
 * Returns the outcome of a gift's payment; null for what is no gift of this brand. The id is random, and in no address but that of its buyer.
 * The biller sends the browser back before its postback arrives: while the order is open, its biller's own record decides.
 */
export async function giftPayment(
  services: GatewayServices,
  tenant: Tenant,
  orderId: string,
): Promise<SignupStatus | null> {
  const order = await findGiftOrder(services, tenant, orderId);
  if (order?.status !== 'pending' && order?.status !== 'declined') return order && STATUS[order.status];
  try {
    await queryBiller(services, order.biller, orderId, services.clock.now());
  } catch (error) {
    services.log.warn({ err: error, order: orderId }, 'order of a gift not compared with the biller');
  }
  const compared = await findGiftOrder(services, tenant, orderId);
  return compared && STATUS[compared.status];
}

async function findGiftOrder({ db }: Pick<GatewayServices, 'db'>, tenant: Pick<Tenant, 'id'>, id: string) {
  const order = await db
    .selectFrom('billing_orders')
    .select(['status', 'biller'])
    .where('id', '=', id)
    .where('kind', '=', 'gift')
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return order ?? null;
}
