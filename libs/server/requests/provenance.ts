import type { IncomingHttpHeaders } from 'node:http';

/** Where a request began: at a page of ours, at another site, or unknown. */
export type Provenance = 'same-origin' | 'cross-site' | 'unknown';

/**
 * Reads Sec-Fetch-Site and Origin. Browsers send at least one with every write, so `unknown` is no browser.
 * @param own our origin, or what says whether an origin is ours
 * @param isTypedUnknown also takes what began at no page, such as a typed address, as `unknown`: it is no page of another site
 */
export function readProvenance(
  headers: Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'origin'>,
  own: string | ((origin: string) => boolean),
  isTypedUnknown = false,
): Provenance {
  const sent = headers['sec-fetch-site'];
  const site = isTypedUnknown && sent === 'none' ? undefined : sent;
  if (site !== undefined && site !== 'same-origin') return 'cross-site';
  const { origin } = headers;
  if (origin !== undefined && !(typeof own === 'string' ? origin === own : own(origin))) return 'cross-site';
  return site === undefined && origin === undefined ? 'unknown' : 'same-origin';
}
