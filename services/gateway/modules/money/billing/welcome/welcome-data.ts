import { WELCOME_SITE_IDS } from '@network/tenant/constants.ts';
import { isBundle, isKnownSite, siteById } from '../../../../config/known-network.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { PlansTable } from '../tables.ts';
import type { Order } from '../orders/order-repository.ts';
import { hashedMemberId } from './hashed-member-id.ts';

/** Welcome data as the addresses after a payment carry them. */
export interface WelcomeData {
  readonly memberid: string;
  readonly hashedMemberId: string;
  readonly username: string;
  readonly siteId: string;
}

/** The person welcomed by an order. The username reveals nothing until they choose one. */
export function welcomeData(
  services: Pick<GatewayServices, 'config'>,
  order: Pick<Order, 'member_id' | 'tenant_id'>,
  plan: Pick<PlansTable, 'product'>,
): WelcomeData {
  return {
    memberid: order.member_id,
    hashedMemberId: hashedMemberId(services, order.member_id, order.tenant_id),
    username: `member${order.member_id.replaceAll('-', '').slice(0, 8)}`,
    siteId: String(welcomeSiteId(plan, order.tenant_id)),
  };
}

/** The site's offer page id; several sites are 10 when bought on the bundle's own brand, else 8 (D2, D6). */
function welcomeSiteId({ product }: Pick<PlansTable, 'product'>, tenantId: Tenant['id']): number {
  if (isKnownSite(product)) return siteById(product).offerPageId;
  return isBundle(tenantId) ? WELCOME_SITE_IDS.premiumPlus : WELCOME_SITE_IDS.multisite;
}
