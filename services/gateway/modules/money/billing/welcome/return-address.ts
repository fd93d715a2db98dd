import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { isLanguage } from '@network/validation/languages.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { PlansTable } from '../tables.ts';
import { isNativeBiller } from '../../membership/public.ts';
import type { Order } from '../orders/order-repository.ts';
import { welcomeData } from './welcome-data.ts';

/** Paths on the members host to which a payment leads. */
export interface ReturnPaths {
  readonly approved: string;
  readonly declined: string;
}

/**
 * Returns the paths on which a person continues after paying: an upgrade has its own pages, an external biller's signup
 * passes by its page, everything else is welcomed or denied. Each path names its order, so that the page tells of that one (decision 1076).
 * A gift's are in the language in which it was bought.
 */
export function returnPaths(services: Pick<GatewayServices, 'config'>, order: Order, plan: PlansTable): ReturnPaths {
  if (order.kind === 'gift') {
    // It is bought on a page of a tour host, whose address says the language; the members host may never have been opened.
    const language = isLanguage(order.language) ? `lang=${order.language}` : null;
    return {
      approved: language === null ? '/gift/thanks' : `/gift/thanks?${language}`,
      declined: language === null ? '/gift?declined=1' : `/gift?declined=1&${language}`,
    };
  }
  const query = new URLSearchParams({ ...welcomeData(services, order, plan), order: order.id }).toString();
  if (order.kind === 'trial-upgrade') {
    return { approved: `/_upgradesuccess?${query}`, declined: `/_upgradedenial?${query}` };
  }
  const isExternal = order.kind === 'signup' && !isNativeBiller(order.biller);
  const approved = isExternal ? `/_signup-extern/${order.biller}?${query}` : `/_signupsuccess?${query}`;
  return { approved, declined: `/_signupdenial?${query}` };
}

/** The same as addresses, for a biller. */
export function returnAddresses(
  services: Pick<GatewayServices, 'config'>,
  tenant: Pick<Tenant, 'urls'>,
  order: Order,
  plan: PlansTable,
): { readonly approvedUrl: string; readonly declinedUrl: string } {
  const { approved, declined } = returnPaths(services, order, plan);
  return { approvedUrl: tenant.urls.members + approved, declinedUrl: tenant.urls.members + declined };
}
