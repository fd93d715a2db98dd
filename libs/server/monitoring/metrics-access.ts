import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromThisMachine, isNamedByProxy, trustProxies } from '../requests/client-address.ts';

/** The other machines that may read `/metrics`; this machine always may. */
export interface MetricsAccess {
  /** From everywhere with `Authorization: Bearer` and this token; null for none. */
  readonly token: string | null;
  /** Addresses and ranges that need no token, as long as no proxy is in between. */
  readonly addresses: readonly string[];
}

export const THIS_MACHINE_ONLY: MetricsAccess = { token: null, addresses: [] };

/** Decides whether a request may read the metrics. */
export function metricsGuard({
  token,
  addresses,
}: MetricsAccess): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean {
  const listed = trustProxies(addresses);
  return (request) => {
    if (isFromThisMachine(request)) return true;
    // Without forwarding headers the peer is the reader itself.
    if (addresses.length > 0 && !isNamedByProxy(request.headers) && listed.has(request.socket.remoteAddress))
      return true;
    return token !== null && isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  };
}

function isSame(sent: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
