import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';

/** Origins that the redirects after a form of a sign-in may lead through: browsers check form-action against each. */
export function signInChain({ tenants }: Pick<GatewayServices, 'tenants'>, brand: Tenant): readonly string[] {
  const others = tenants.all().map((tenant) => tenant.urls.members);
  const partners = brand.partnerHosts.map((host) => `https://${host}`);
  return [...new Set([brand.urls.members, brand.urls.tour, ...others, ...partners])];
}
