import type { IncomingHttpHeaders } from 'node:http';

/** The origin of a request: a page of this host, another site, or unknown. */
export type Provenance = 'same-origin' | 'cross-site' | 'unknown';

/** Reads Origin and Sec-Fetch-Site. Browsers send at least one with every write; `unknown` is no browser. */
export function readProvenance(headers: IncomingHttpHeaders, ownOrigin: string): Provenance {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'cross-site';
  const origin = headers.origin;
  if (origin !== undefined && origin !== ownOrigin) return 'cross-site';
  return site === undefined && origin === undefined ? 'unknown' : 'same-origin';
}
