import type { FastifyRequest } from 'fastify';
import { type Provenance, readProvenance } from '@network/server/requests/provenance.ts';
import type { GatewayServices } from '../../../../services.ts';
import { issuerOf } from './oidc-clients.ts';

/**
 * Returns where a form of the identity server's own pages came from. An opaque Origin, as a page without referrer sends,
 * counts by Sec-Fetch-Site.
 */
export function formProvenance({ headers }: FastifyRequest, config: GatewayServices['config']): Provenance {
  const own = [config.publicUrl, new URL(issuerOf(config)).origin];
  const isOpaque = (origin: string): boolean => origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
  return readProvenance(headers, (origin) => own.includes(origin) || isOpaque(origin));
}
