import type { FastifyRequest } from 'fastify';
import type { GatewayServices } from '../services.ts';

/**
 * Whether a write comes from a page of ours: browsers say where a request began, other clients say nothing. Used for
 * GraphQL, REST writes and the named forms.
 */
export function isSameOrigin(request: FastifyRequest, services: Pick<GatewayServices, 'config' | 'tenants'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === services.config.publicUrl) return true;
  return services.tenants.all().some(({ urls }) => origin === urls.tour || origin === urls.members);
}
