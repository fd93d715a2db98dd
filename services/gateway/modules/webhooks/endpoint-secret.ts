import { hkdfSync } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';

const PREFIX = 'whsec_';

/**
 * The secret by which the calls of an endpoint are signed, in the form of Standard Webhooks. It is derived from the gateway's
 * own secret, so that a copy of the database signs nothing.
 */
export function endpointSecret(secrets: Secrets, endpointId: string): string {
  const key = hkdfSync('sha256', secrets.derive('webhooks'), 'webhook-endpoint', endpointId, 32);
  return `${PREFIX}${Buffer.from(key).toString('base64')}`;
}
