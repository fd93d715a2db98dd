import type { FastifyRequest } from 'fastify';
import type { GatewayServices } from '../services.ts';

/**
 * Returns whether a write comes from one of our pages. Browsers report where a request began; other clients report
 * nothing. Used for GraphQL, REST writes and the named forms.
 */
export function isSameOrigin(request: FastifyRequest, services: Pick<GatewayServices, 'config' | 'tenants'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === services.config.publicUrl) return true;
  return services.tenants.all().some(({ urls }) => origin === urls.tour || origin === urls.members);
}
