import { errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { prefersPage } from '@network/server/requests/accepts.ts';
import type { GatewayServices } from '../../../../services.ts';
import { signInPolicy } from '../lock/locked-sign-in.ts';
import { SESSION_LIFE } from '../sessions/sessions.ts';
import { clientAdapter, issuerOf, signingKeys } from './oidc-clients.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../../../http/unavailable.ts';
import { unavailableBody } from '../../../../http/error-answers.ts';
import { awayPage } from './away-page.ts';
import { findAccount } from './find-account.ts';
import { INTERACTION_COOKIES, nameInteractionCookies } from './interaction-cookies.ts';
import { oidcAdapter } from './oidc-adapter.ts';
import { noticeFor, wayOnPage } from './sign-in-page.ts';
import { loginAddressOf, wantedPage, withWanted } from './wanted-page.ts';

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** Prefixes the cookie's name on https, so that no sibling host can write it and sign somebody in as another person. */
export function sessionCookieName(issuer: string): string {
  return `${issuer.startsWith('https:') ? '__Host-' : ''}identity_session`;
}

/**
 * The identity server: authorization code with PKCE for confidential clients, rotating refresh tokens, nothing else.
 * There is no consent step, since every client is a brand of the network.
 */
export function createProvider(services: GatewayServices): Provider {
  const issuer = issuerOf(services.config);
  const cookieKeys = services.config.secrets.deriveEach('identity-cookies').map((key) => key.toString('base64url'));
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: issuer.startsWith('https:') } as const;
  const provider = new Provider(issuer, {
    adapter: (model) => (model === 'Client' ? clientAdapter(services) : oidcAdapter(services, model)),
    jwks: { keys: signingKeys(services.config) },
    cookies: {
      keys: cookieKeys,
      names: { session: sessionCookieName(issuer), ...INTERACTION_COOKIES },
      long: cookie,
      short: cookie,
    },
    scopes: ['openid'],
    responseTypes: ['code'],
    // The page that was wanted: a mailed link, or a bookmark of the form, begins another sign-in that leads there.
    extraParams: ['uri'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 10 * SECONDS.minute,
      AuthorizationCode: SECONDS.minute,
      IdToken: 10 * SECONDS.minute,
      Interaction: SECONDS.hour / 2,
      RefreshToken: SESSION_LIFE.idleMs / 1_000,
      Session: SESSION_LIFE.absoluteMs / 1_000,
      Grant: SESSION_LIFE.absoluteMs / 1_000,
    },
    interactions: {
      policy: signInPolicy(services),
      // It names the brand and the page that was wanted, so that it leads there also when nothing can be looked up.
      url: (_ctx, { uid, params }) => {
        const id = String(params['client_id']);
        const query = withWanted({ brand: id }, wantedPage(params['uri'], services.tenants.find(id)));
        return `${new URL(issuer).pathname}/interaction/${uid}?${query}`;
      },
    },
    findAccount: (ctx, id) => findAccount(services, ctx.oidc, id),
    loadExistingGrant: async (ctx) => {
      const { client, session, account } = ctx.oidc;
      if (!client || !session || !account) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const known = grantId === undefined ? undefined : await ctx.oidc.provider.Grant.find(grantId);
      if (known) return known;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out, error) => {
      const { client_id: clientId } = ctx.query;
      const brand = typeof clientId === 'string' ? services.tenants.find(clientId) : null;
      if (isUnavailable(error)) return answerUnavailable(ctx, brand);
      if (error instanceof errors.SessionNotFound && beginAnew(services, ctx)) return;
      const page = noticeFor(services, brand, out.error === 'server_error' ? 'unavailable' : 'failed');
      ctx.set(page.headers);
      ctx.body = page.html;
    },
  });
  // The scheme and host are those of the issuer, whatever proxy is in between (mount-provider.ts).
  provider.proxy = true;
  nameInteractionCookies(provider);
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body) answerUnknownAddress(services, ctx);
  });
  provider.on('server_error', (_ctx, error) => services.log.error({ err: error }, 'identity server failed'));
  return provider;
}

/**
 * Leads a sign-in whose session or account ended before the sign-in did to a new one, on the brand and to the page that it was
 * for. @returns whether it is known what it was for
 */
function beginAnew({ tenants }: GatewayServices, ctx: KoaContextWithOIDC): boolean {
  const params = ctx.oidc.entities.Interaction?.params;
  const brand = params === undefined ? null : tenants.find(String(params['client_id']));
  if (brand === null) return false;
  ctx.status = 303;
  ctx.redirect(loginAddressOf(brand, wantedPage(params?.['uri'], brand)));
  return true;
}

/** 404, as a page or as JSON. */
function answerUnknownAddress(
  services: GatewayServices,
  ctx: Pick<KoaContextWithOIDC, 'get' | 'set' | 'response' | 'body' | 'status'>,
): void {
  if (prefersPage(ctx.get('accept'))) {
    const page = wayOnPage(services, 'notFound');
    ctx.set(page.headers);
    ctx.body = page.html;
  } else {
    const correlationId = ctx.response.get('x-correlation-id');
    ctx.body = { code: 'NOT_FOUND', messageKey: 'errors.notFound', correlationId };
  }
  // Koa takes a body for a 200 unless a status was chosen.
  ctx.status = 404;
}

/** 503, as a page or as JSON: a retry continues where it stopped. */
function answerUnavailable(ctx: KoaContextWithOIDC, brand: Tenant | null): void {
  ctx.status = 503;
  ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
  if (!prefersPage(ctx.get('accept'))) {
    ctx.body = unavailableBody(ctx.response.get('x-correlation-id'));
    return;
  }
  const page = awayPage(brand, { method: 'get', href: ctx.originalUrl }, 'gateway');
  ctx.set(page.headers);
  ctx.body = page.html;
}
