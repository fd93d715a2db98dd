import type { Brand } from './html-page.ts';

/** As browsers write addresses. A longer one is not carried along: every proxy and cookie must have room for it. */
const ADDRESS = /^[\x21-\x7e]{2,1000}$/;

/**
 * The page that a person wanted before they signed in, as an address or a cookie carries it; null for the home page and for
 * anything too long. Whether it may be led to is checked where it is used, by the brand's own `/oidc/login` (D15).
 */
export function wantedPage(value: unknown): string | null {
  return typeof value === 'string' && ADDRESS.test(value) ? value : null;
}

/** Where a sign-in begins that leads to the wanted page. */
export function loginAddressOf({ urls }: Pick<Brand, 'urls'>, wanted: string | null): string {
  const query = wanted === null ? '' : `?${new URLSearchParams({ uri: wanted }).toString()}`;
  return `${urls.members}/oidc/login${query}`;
}

/** Adds the wanted page to the query of an address on the way. */
export function withWanted(query: Readonly<Record<string, string>>, wanted: string | null): string {
  return new URLSearchParams({ ...query, ...(wanted !== null && { uri: wanted }) }).toString();
}
