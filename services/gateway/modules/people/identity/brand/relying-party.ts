import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { requestLanguage } from '../../../../http/language.ts';
import { callbackOf, clientSecretOf, ID_TOKEN_ALGORITHM, issuerOf } from '../provider/oidc-clients.ts';
import { wantedPage } from '../provider/wanted-page.ts';
import type { SessionTokens } from '../sessions/sessions.ts';

export interface AuthorizationChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The brands' side of OpenID Connect. The protocol is spoken in full; only its back channel stays in this process. */
export interface RelyingParty {
  /** @param checks with the page that the person wants, which the identity server's pages lead to again */
  authorizationUrl(tenant: Tenant, checks: AuthorizationChecks & { readonly uri: string }): Promise<URL>;
  /** @throws GatewayError when the identity server is unreachable, the answer fails the checks, or the code is invalid */
  exchange(
    tenant: Tenant,
    query: string,
    checks: AuthorizationChecks,
  ): Promise<SessionTokens & { readonly userId: string }>;
  /** Null when the identity server no longer honours the session. @throws when it is unreachable */
  refresh(tenant: Tenant, tokens: SessionTokens): Promise<SessionTokens | null>;
}

export function createRelyingParty(app: FastifyInstance, services: GatewayServices): RelyingParty {
  const configurations = new Map<string, oidc.Configuration>();
  const configurationOf = (tenant: Tenant): oidc.Configuration => {
    const known = configurations.get(tenant.id);
    if (known) return known;
    const made = configure(app, services, tenant);
    configurations.set(tenant.id, made);
    return made;
  };
  return {
    authorizationUrl: async (tenant, checks) => {
      const wanted = wantedPage(checks.uri, tenant);
      return oidc.buildAuthorizationUrl(configurationOf(tenant), {
        redirect_uri: callbackOf(tenant),
        scope: 'openid',
        ui_locales: requestLanguage(),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(wanted !== null && { uri: wanted }),
      });
    },
    exchange: async (tenant, query, checks) => {
      const url = new URL(callbackOf(tenant));
      url.search = query;
      const tokens = await oidc
        .authorizationCodeGrant(configurationOf(tenant), url, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        })
        .catch(refuseAsUnavailable);
      const userId = tokens.claims()?.sub;
      if (userId === undefined) throw new Error('The identity server named nobody.');
      return { ...tokensOf(tokens, null), userId };
    },
    refresh: async (tenant, tokens) => {
      try {
        return tokensOf(await oidc.refreshTokenGrant(configurationOf(tenant), tokens.refreshToken), tokens);
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return null;
        return refuseAsUnavailable(error);
      }
    },
  };
}

/** The identity server could not look anything up: that is no word on the code or the session. */
function refuseAsUnavailable(error: unknown): never {
  const { status, cause } = error as { readonly status?: unknown; readonly cause?: unknown };
  const answered = cause instanceof Response ? cause.status : status;
  if (typeof answered === 'number' && answered >= 500) {
    throw new GatewayError('UNAVAILABLE', 'errors.unavailable', 'The identity server could not answer.');
  }
  throw error;
}

function tokensOf(response: oidc.TokenEndpointResponse, before: SessionTokens | null): SessionTokens {
  const refreshToken = response.refresh_token ?? before?.refreshToken;
  if (refreshToken === undefined) throw new Error('The identity server gave no refresh token.');
  return { accessToken: response.access_token, refreshToken, idToken: response.id_token ?? before?.idToken ?? null };
}

function configure(app: FastifyInstance, services: GatewayServices, tenant: Tenant): oidc.Configuration {
  const issuer = issuerOf(services.config);
  const configuration = new oidc.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    },
    tenant.id,
    { id_token_signed_response_alg: ID_TOKEN_ALGORITHM },
    oidc.ClientSecretBasic(clientSecretOf(services.config, tenant)),
  );
  // The identity server is this process: no network lies between, so none can be listened to or down.
  configuration[oidc.customFetch] = async (url, options) => {
    const target = new URL(url);
    const response = await app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url: target.pathname + target.search,
      headers: { ...options.headers, host: target.host },
      ...(options.body instanceof URLSearchParams && { payload: options.body.toString() }),
    });
    return new Response(response.rawPayload as Uint8Array<ArrayBuffer>, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  oidc.enableNonRepudiationChecks(configuration);
  return configuration;
}
