import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { plainAddress, type TrustedProxies } from '@network/server/requests/client-address.ts';

/** The origin of a request, as far as a trusted edge reports it. */
export interface Origin {
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null;
  /** ISO 3166-2, such as US-TX, or null. */
  readonly region: string | null;
  readonly address: string;
}

interface ProxyTrust {
  readonly trustedProxies: TrustedProxies;
  readonly areProxiesNamed: boolean;
}

/** Reads the edge's headers off a request whose peer is trusted; anybody else's are worth nothing. */
export function readOrigin(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustedProxies, areProxiesNamed }: ProxyTrust,
): Origin {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (!trustedProxies.has(peer)) return { country: null, region: null, address: peer };
  const country = matching(headers, 'x-geo-country', /^[A-Z]{2}$/);
  const region = matching(headers, 'x-geo-region', /^[A-Z]{2}-[A-Z0-9]{1,3}$/);
  return {
    // A region says its country, and one that contradicts the country says nothing.
    country: country ?? region?.slice(0, 2) ?? null,
    region: country !== null && region !== null && !region.startsWith(`${country}-`) ? null : region,
    address: areProxiesNamed ? trustedProxies.clientOf(request) : peer,
  };
}

function matching(headers: IncomingHttpHeaders, name: string, pattern: RegExp): string | null {
  const value = headers[name];
  if (typeof value !== 'string') return null;
  const text = value.trim().toUpperCase();
  return pattern.test(text) ? text : null;
}
