import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { isLanguage } from '@network/validation/languages.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { PlansTable } from '../tables.ts';
import { isNativeBiller } from '../../membership/public.ts';
import type { Order } from '../orders/order-repository.ts';
import { welcomeData } from './welcome-data.ts';

/** Paths to which a payment leads, on the host of the brand where its order was begun. */
export interface ReturnPaths {
  readonly approved: string;
  readonly declined: string;
}

/** What the paths after a payment are made of. */
export type ReturnedOrder = Pick<
  Order,
  'id' | 'kind' | 'biller' | 'member_id' | 'tenant_id' | 'opened_on' | 'language'
>;
type BoughtPlan = Pick<PlansTable, 'product'>;

/**
 * Returns the paths on which a person continues after paying: an upgrade has its own pages, an external biller's signup
 * passes by its page, everything else is welcomed or denied. Each path names its order, so that the page tells of that one.
 * A gift's are in the language in which it was bought.
 */
export function returnPaths(
  services: Pick<GatewayServices, 'config'>,
  order: ReturnedOrder,
  plan: BoughtPlan,
): ReturnPaths {
  if (order.kind === 'gift') {
    // It is bought on a page of a tour host, whose address says the language; the members host may never have been opened.
    const language = isLanguage(order.language) ? `&lang=${order.language}` : '';
    return { approved: `/gift/thanks?order=${order.id}${language}`, declined: `/gift?declined=1${language}` };
  }
  const query = new URLSearchParams({ ...welcomeData(services, order, plan), order: order.id }).toString();
  if (order.kind === 'trial-upgrade') {
    return { approved: `/_upgradesuccess?${query}`, declined: `/_upgradedenial?${query}` };
  }
  const isExternal = order.kind === 'signup' && !isNativeBiller(order.biller);
  const approved = isExternal ? `/_signup-extern/${order.biller}?${query}` : `/_signupsuccess?${query}`;
  return { approved, declined: `/_signupdenial?${query}` };
}

/** Returns the return paths as whole addresses, for a biller. */
export function returnAddresses(
  services: Pick<GatewayServices, 'config'>,
  tenant: Pick<Tenant, 'urls'>,
  order: ReturnedOrder,
  plan: BoughtPlan,
): { readonly approvedUrl: string; readonly declinedUrl: string } {
  const { approved, declined } = returnPaths(services, order, plan);
  const host = returnHost(tenant, order.opened_on);
  return { approvedUrl: host + approved, declinedUrl: host + declined };
}

/**
 * Returns the origin of a brand to which a biller leads back: the host where the person began, which stores what they typed. There are two,
 * both of the brand itself, and none comes from an address.
 */
export function returnHost({ urls }: Pick<Tenant, 'urls'>, openedOn: Order['opened_on']): string {
  return openedOn === 'tour' ? urls.tour : urls.members;
}
