import type { FastifyRequest } from 'fastify';
import type { GatewayServices } from '../../../../services.ts';
import { issuerOf } from './oidc-clients.ts';

/**
 * Returns where a form of the identity server's own pages came from. `unsaid` is no browser, which says at least one of
 * Origin and Sec-Fetch-Site with every form. An opaque Origin, as a page without referrer sends, counts by
 * Sec-Fetch-Site.
 */
export function formProvenance(
  request: FastifyRequest,
  config: GatewayServices['config'],
): 'same-origin' | 'cross-site' | 'unsaid' {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return 'cross-site';
  const own = [config.publicUrl, new URL(issuerOf(config)).origin];
  const isForeign = origin !== undefined && !own.includes(origin) && !(origin === 'null' && site === 'same-origin');
  if (isForeign) return 'cross-site';
  return site === undefined && origin === undefined ? 'unsaid' : 'same-origin';
}
