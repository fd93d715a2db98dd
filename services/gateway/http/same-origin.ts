import type { FastifyRequest } from 'fastify';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { GatewayServices } from '../services.ts';

/**
 * Returns whether a write comes from one of our pages. Browsers report where a request began; other clients report
 * nothing. Used for GraphQL, REST writes and the named forms.
 */
export function isSameOrigin(
  { headers }: FastifyRequest,
  { config, tenants }: Pick<GatewayServices, 'config' | 'tenants'>,
): boolean {
  const isOwn = (origin: string): boolean =>
    origin === config.publicUrl || tenants.all().some(({ urls }) => origin === urls.tour || origin === urls.members);
  return readProvenance(headers, isOwn, true) !== 'cross-site';
}
