import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SignupStatus } from '../../../../graphql/resolvers.generated.ts';
import { isSameBrowser } from '../../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { STATUS } from '../welcome/find-signup.ts';

/**
 * What a page sends to show that a gift is its own: the secret of the tab that ordered it, or the signed-in person.
 * Either may be missing.
 */
export interface GiftAsker {
  readonly secret: string | null;
  readonly userId: string | null;
}

/**
 * Returns the outcome of a gift's payment; null for what is no gift of this brand, and for everybody but the tab that ordered it and its
 * buyer: an address can be forwarded. The biller sends the browser back before its postback arrives: while the order is open, its
 * biller's own record decides.
 */
export async function giftPayment(
  services: GatewayServices,
  tenant: Tenant,
  orderId: string,
  asker: GiftAsker,
): Promise<SignupStatus | null> {
  const order = await findGiftOrder(services, tenant, orderId);
  if (order === null || !isOwnGift(order, asker)) return null;
  if (order.status !== 'pending' && order.status !== 'declined') return STATUS[order.status];
  try {
    await queryBiller(services, order.biller, orderId, services.clock.now());
  } catch (error) {
    services.log.warn({ err: error, order: orderId }, 'order of a gift not compared with the biller');
  }
  const compared = await findGiftOrder(services, tenant, orderId);
  return compared && STATUS[compared.status];
}

type GiftOrder = NonNullable<Awaited<ReturnType<typeof findGiftOrder>>>;

const isOwnGift = (order: GiftOrder, { secret, userId }: GiftAsker): boolean =>
  isSameBrowser(secret, order.browser_hash) || (order.user_id !== null && order.user_id === userId);

async function findGiftOrder({ db }: Pick<GatewayServices, 'db'>, tenant: Pick<Tenant, 'id'>, id: string) {
  const order = await db
    .selectFrom('billing_orders')
    .select(['status', 'biller', 'browser_hash', 'user_id'])
    .where('id', '=', id)
    .where('kind', '=', 'gift')
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return order ?? null;
}
