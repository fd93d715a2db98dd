import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type { Caller } from '../../../../http/caller.ts';
import { formField } from '../../../../http/form-fields.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Page } from '../provider/html-page.ts';
import { noticePage, supportOf, tryAgainAt } from '../provider/sign-in-page.ts';
import { redirectsOf } from '../provider/wanted-page.ts';
import { ChallengeMailsUsedUp, ChallengeNotMailed, openSession, SignInOver } from '../device-challenge/open-session.ts';
import { isPendingSession } from '../device-challenge/device-challenge.ts';
import { languageCookie } from '@network/server/requests/language-cookie.ts';
import { readProvenance } from '@network/server/requests/provenance.ts';
import { answerCookies } from '../measuring/measuring-answers.ts';
import { accountLanguage } from '../profile/account-language.ts';
import { endEverySession, endSession, resolveSession, revokeSession } from '../sessions/sessions.ts';
import { clearedFlowCookie, flowCookies, readFlow } from './sign-in-flow.ts';
import type { RelyingParty } from './relying-party.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const FORM_LIMIT_BYTES = 1_024;

/** A caller from the members host of a tenant. */
export type MembersCaller = Caller & { readonly tenant: Tenant };
type Handler = (request: FastifyRequest, reply: FastifyReply, caller: MembersCaller) => Promise<unknown>;

/**
 * Handles what a brand server forwards from its members host (docs/architecture.md, "Between a browser, a brand server
 * and the gateway"). Without a right brand key, or for a tour host, there is nothing here.
 */
export function brandHandler(handler: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const { caller } = request;
    const { tenant } = caller;
    if (tenant === null || caller.area !== 'members') return reply.code(404).send({ error: 'not-found' });
    return handler(request, reply, { ...caller, tenant });
  };
}

/** Sign-in and sign-out of a brand's members host. */
export function brandRoutes(app: FastifyInstance, services: GatewayServices, relyingParty: RelyingParty): void {
  app.get(
    '/brand/oidc/login',
    brandHandler(async (request, reply, { tenant, sessionId }) => {
      // Signing in again would only repeat the question, by email or by the dialog of the terms.
      if (sessionId !== null && (await isAwaitingApproval(services, sessionId, tenant)))
        return reply.redirect('/', 302);
      const random = (): string => services.randomBytes(32).toString('base64url');
      const flow = {
        tenantId: tenant.id,
        state: random(),
        nonce: random(),
        verifier: random(),
        uri: safeRedirectTarget((request.query as { readonly uri?: unknown }).uri, redirectsOf(tenant)),
      };
      const url = await relyingParty.authorizationUrl(tenant, flow);
      return reply
        .header('set-cookie', flowCookies(services, tenant, flow, request.headers.cookie))
        .redirect(url.href, 302);
    }),
  );

  app.get(
    '/brand/oidc/callback',
    { exposeHeadRoute: false },
    brandHandler(async (request, reply, caller) => {
      const { tenant, sessionId } = caller;
      const { state } = request.query as { readonly state?: unknown };
      const flow = typeof state === 'string' ? readFlow(services, tenant, state, request.headers.cookie) : null;
      const again = `${tenant.urls.members}/oidc/login?uri=${encodeURIComponent(flow?.uri ?? '/')}`;
      if (!flow) return send(reply, 400, noticePage(tenant, 'failed', tryAgainAt(again)));
      reply.header('set-cookie', clearedFlowCookie(tenant, flow.state));
      try {
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const { userId, ...tokens } = await relyingParty.exchange(tenant, query, flow);
        const id = await openSession(services, {
          userId,
          tenantId: tenant.id,
          tokens,
          identitySessionUid: await identitySessionOf(services, tokens.refreshToken),
          clientAddress: caller.clientAddress ?? 'unknown',
          userAgent: request.headers['user-agent'],
          country: caller.country,
        });
        // The browser's previous session has ended: nobody can have chosen the id of the new one.
        if (sessionId !== null) await revokeSession(services, sessionId, tenant.id);
        // The language of the account follows it to every browser.
        const language = await accountLanguage(services.db, userId);
        const isSecure = tenant.urls.members.startsWith('https:');
        if (language !== null) reply.header('set-cookie', languageCookie(language, isSecure));
        // So does the answer about measuring, so that no sister brand asks again.
        for (const cookie of await answerCookies(services.db, userId, tenant, request.headers.cookie))
          reply.header('set-cookie', cookie);
        return reply.header('x-set-session', id).redirect(safeRedirectTarget(flow.uri, redirectsOf(tenant)), 303);
      } catch (error) {
        if (error instanceof ChallengeMailsUsedUp) {
          reply.header('retry-after', String(error.retryAfterSeconds));
          return send(reply, 429, noticePage(tenant, 'challengesLimited', tryAgainAt(again)));
        }
        if (error instanceof ChallengeNotMailed)
          return send(reply, 503, noticePage(tenant, 'challengeNotMailed', supportOf(tenant)));
        if (!isRefusal(error) && !(error instanceof SignInOver)) throw error;
        const reason = error instanceof SignInOver ? error.name : (error.code ?? error.name);
        request.log.info({ reason }, 'sign-in was not completed');
        return send(reply, 400, noticePage(tenant, 'failed', tryAgainAt(again)));
      }
    }),
  );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    await scope.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    scope.post(
      '/brand/oidc/logout',
      { config: { write: { budget: 'sessions', from: 'anyone' } } },
      brandHandler(async (request, reply, { tenant, sessionId }) => {
        if (!isFromMembersHost(request, tenant)) return reply.code(403).send({ error: 'cross-site' });
        const isEverywhere = formField(request.body, 'scope') === 'everywhere';
        if (sessionId !== null) await (isEverywhere ? endEverySession : endSession)(services, sessionId, tenant.id);
        return reply.header('x-set-session', '').redirect(`${tenant.urls.tour}/`, 303);
      }),
    );
  });
}

async function isAwaitingApproval(services: GatewayServices, sessionId: string, tenant: Tenant): Promise<boolean> {
  if (await isPendingSession(services, sessionId, tenant.id)) return true;
  return (await resolveSession(services, sessionId, tenant))?.owesTerms === true;
}

/** A form says where it comes from; what says nothing is not one of our pages. */
export function isFromMembersHost(request: FastifyRequest, tenant: Tenant): boolean {
  return readProvenance(request.headers, tenant.urls.members) === 'same-origin';
}

/** @throws SignInOver where the token has been deleted since it was given */
async function identitySessionOf(services: GatewayServices, refreshToken: string): Promise<string> {
  const row = await services.db
    .selectFrom('oidc_payloads')
    .select('session_uid')
    .where('model', '=', 'RefreshToken')
    .where('id_hash', '=', hashOfToken(refreshToken))
    .executeTakeFirst();
  if (!row) throw new SignInOver();
  if (row.session_uid === null) throw new Error('The refresh token is not bound to a session.');
  return row.session_uid;
}

/** The protocol said no, as opposed to something that broke. */
function isRefusal(error: unknown): error is oidc.ClientError {
  return (
    error instanceof oidc.ClientError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError
  );
}

function send(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.html);
}
