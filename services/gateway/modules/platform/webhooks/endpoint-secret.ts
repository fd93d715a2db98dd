import { hkdfSync } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';

const PREFIX = 'whsec_';

/**
 * The secret by which the calls of an endpoint are signed, in the form of Standard Webhooks. It is derived from the gateway's
 * own secret, so that a copy of the database signs nothing.
 */
export function endpointSecret(secrets: Secrets, endpointId: string): string {
  return secretBy(secrets.derive('webhooks'), endpointId);
}

/** All by which its calls are signed: that one, and the one that an integrator still has while secrets are exchanged. */
export function endpointSecrets(secrets: Secrets, endpointId: string): readonly string[] {
  return secrets.deriveEach('webhooks').map((key) => secretBy(key, endpointId));
}

function secretBy(of: Buffer, endpointId: string): string {
  const key = hkdfSync('sha256', of, 'webhook-endpoint', endpointId, 32);
  return `${PREFIX}${Buffer.from(key).toString('base64')}`;
}
