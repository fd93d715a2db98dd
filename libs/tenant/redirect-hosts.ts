import type { Tenant } from './tenant-schema.ts';
import { sisterUrl } from './sister-url.ts';

/** Origins and hosts that a redirect of a brand may lead to. */
export interface RedirectHosts {
  /** The brand's own hosts; the members origin comes first by default. */
  readonly ownOrigins: readonly string[];
  /** Sister brands' members origins, and partners' hosts, which mean https. */
  readonly allowedHosts: readonly string[];
}

/**
 * The allow list of a brand, as `safeRedirectTarget` takes it.
 * @param tenant with its effective addresses (`effectiveUrls`); the gateway gives it all brands as sisters
 */
export function redirectHosts(
  tenant: Pick<Tenant, 'id' | 'urls' | 'partnerHosts'> & { readonly sisters: readonly string[] },
): RedirectHosts {
  const { tour, members, partner } = tenant.urls;
  const sisters = tenant.sisters.map((sister) => sisterUrl(members, tenant.id, sister));
  return {
    ownOrigins: [members, tour],
    allowedHosts: [
      ...new Set([
        ...sisters.filter((origin) => origin !== members),
        ...tenant.partnerHosts,
        ...(partner === undefined ? [] : [partner]),
      ]),
    ],
  };
}
