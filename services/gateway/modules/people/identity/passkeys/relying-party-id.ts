import type { GatewayServices } from '../../../../services.ts';
import { issuerOf } from '../provider/oidc-clients.ts';

/**
 * Returns the party that passkeys belong to: the identity server's host, for all brands. Brands have domains of their
 * own, and a passkey works below one domain only (decision 0350).
 */
export function passkeyPartyOf(config: GatewayServices['config']): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(issuerOf(config));
  return { rpID: hostname, origin };
}
