import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { checkRedirectTarget, type RedirectContext } from '@network/validation/redirect-target.ts';
import { networkBrands } from '../../../../config/known-network.ts';
import type { Brand } from './html-page.ts';

/** Lists the addresses to which a sign-in of a brand may lead. */
export function redirectsOf(brand: Pick<Tenant, 'id' | 'urls' | 'partnerHosts'>): RedirectContext {
  return { ...redirectHosts({ ...brand, sisters: networkBrands() }), home: '/' };
}

/**
 * Browsers write addresses with these characters. A longer one is not carried along: every proxy and cookie must have
 * room for it.
 */
const ADDRESS = /^[\x21-\x7e]{2,1000}$/;

/**
 * The page that a person wanted before they signed in, as an address or a cookie carries it; null for the home page and for
 * anything that is too long or that the brand may not lead to (D15). The brand's own `/oidc/login` checks it again.
 */
export function wantedPage(value: unknown, brand: Tenant | null): string | null {
  const target = brand && checkRedirectTarget(value, redirectsOf(brand));
  return target !== null && ADDRESS.test(target) ? target : null;
}

/** Returns the wanted page that the address of a page of the sign-in carries. */
export function wantedOf(request: { readonly query: unknown }, brand: Tenant | null): string | null {
  const { uri } = request.query as { readonly uri?: unknown };
  return wantedPage(uri, brand);
}

/** Returns the address at which a sign-in begins that leads to the wanted page. */
export function loginAddressOf({ urls }: Pick<Brand, 'urls'>, wanted: string | null): string {
  const query = wanted === null ? '' : `?${new URLSearchParams({ uri: wanted }).toString()}`;
  return `${urls.members}/oidc/login${query}`;
}

/** Adds the wanted page to the query of an address on the way. */
export function withWanted(query: Readonly<Record<string, string>>, wanted: string | null): string {
  return new URLSearchParams({ ...query, ...(wanted !== null && { uri: wanted }) }).toString();
}
