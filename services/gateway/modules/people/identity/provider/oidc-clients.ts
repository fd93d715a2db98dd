import { createPrivateKey } from 'node:crypto';
import type { Adapter, ClientMetadata, JWK } from 'oidc-provider';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';

type Needs = Pick<GatewayServices, 'config' | 'tenants'>;

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export const ID_TOKEN_ALGORITHM = 'EdDSA';

/** The address under which browsers and brands know the identity server; `OIDC_ISSUER` says otherwise. */
export function issuerOf(config: Needs['config']): string {
  return config.environmentVariables['OIDC_ISSUER'] || `${config.publicUrl}/oidc`;
}

/** Each tenant is a client of the identity server, under its own id. */
export function clientSecretOf(config: Needs['config'], tenant: Pick<Tenant, 'id'>): string {
  return config.secrets.derive(`identity-client:${tenant.id}`).toString('base64url');
}

/** Returns the address to which the identity server sends a browser back. */
export function callbackOf(tenant: Pick<Tenant, 'urls'>): string {
  return `${tenant.urls.members}/oidc/callback`;
}

/** Clients come from the tenant directory, so that a newly published brand can sign people in without a restart. */
export function clientAdapter(services: Needs): Adapter {
  const readOnly = async (): Promise<void> => undefined;
  return {
    find: async (id) => {
      const tenant = services.tenants.find(id);
      return tenant ? metadataOf(services, tenant) : undefined;
    },
    upsert: readOnly,
    consume: readOnly,
    destroy: readOnly,
    revokeByGrantId: readOnly,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/**
 * The first signs id tokens; another is only published, for tokens of the secret before. Derived from the gateway's secret,
 * so that all gateways have the same and none stores them.
 */
export function signingKeys(config: Needs['config']): JWK[] {
  return config.secrets.deriveEach('identity-signing').map((seed) => {
    const key = createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' });
    return { ...key.export({ format: 'jwk' }), use: 'sig' };
  });
}

function metadataOf(services: Needs, tenant: Tenant): ClientMetadata {
  return {
    client_id: tenant.id,
    client_name: tenant.name,
    client_secret: clientSecretOf(services.config, tenant),
    redirect_uris: [callbackOf(tenant)],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: ID_TOKEN_ALGORITHM,
  };
}
