import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { languageCookie } from '@network/server/requests/language-cookie.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isPendingSession } from '../device-challenge/device-challenge.ts';
import { ChallengeMailsUsedUp, ChallengeNotMailed, openSession, SignInOver } from '../device-challenge/open-session.ts';
import { answerCookies } from '../measuring/measuring-answers.ts';
import { accountLanguage } from '../profile/account-language.ts';
import { sendHtml } from '../provider/brand-forms.ts';
import { noticePage, supportOf, tryAgainAt } from '../provider/sign-in-page.ts';
import { redirectsOf } from '../provider/wanted-page.ts';
import { resolveSession, revokeSession } from '../sessions/sessions.ts';
import type { MembersCaller } from './brand-handler.ts';
import type { RelyingParty } from './relying-party.ts';
import { clearedFlowCookie, flowCookies, readFlow } from './sign-in-flow.ts';

/*
 * This file begins and ends a sign-in on a brand, and names what happens between. Each step has one effect:
 *
 * 1. `sendToIdentityServer` binds a sign-in to the browser by a sealed cookie, and leads it to the identity server.
 * 2. The identity server shows its form (provider/interaction-routes.ts), unless the browser is signed in there. `answerSignInForm`
 *    (provider/answer-sign-in-form.ts) checks the password (sign-in/sign-in.ts), the second step or the passkey, within budgets, and records
 *    the attempt.
 * 3. `finish` (provider/interaction-routes.ts) mails the owner about an unknown browser, and has the browser known from now on.
 * 4. `findAccount` (provider/find-account.ts) begins the sign-in, unless everybody was signed out of the account since the answer; the
 *    library stores its session and a code, and leads the browser back.
 * 5. `openBrandSession` exchanges the code for tokens, opens the session of this brand (device-challenge/open-session.ts), which waits for a mailed
 *    link where a challenge is due, ends the session that the browser had, and leads to the page that was wanted.
 */

/** What the two ends of a sign-in on a brand need. */
export interface SigningIn {
  readonly services: GatewayServices;
  readonly relyingParty: RelyingParty;
}

/** Leads a browser to the identity server, bound to it by a cookie. */
export async function sendToIdentityServer(
  { services, relyingParty }: SigningIn,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, sessionId }: MembersCaller,
): Promise<FastifyReply> {
  // Signing in again would only repeat the question, by email or by the dialog of the terms.
  if (sessionId !== null && (await isAwaitingApproval(services, sessionId, tenant))) return reply.redirect('/', 302);
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
}

/** Opens the session of a brand for a browser that comes back from the identity server. */
export async function openBrandSession(
  { services, relyingParty }: SigningIn,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: MembersCaller,
): Promise<FastifyReply> {
  const { tenant, sessionId } = caller;
  const { state } = request.query as { readonly state?: unknown };
  const flow = typeof state === 'string' ? readFlow(services, tenant, state, request.headers.cookie) : null;
  const again = `${tenant.urls.members}/oidc/login?uri=${encodeURIComponent(flow?.uri ?? '/')}`;
  if (!flow) return sendHtml(reply, 400, noticePage(tenant, 'failed', tryAgainAt(again)));
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
      return sendHtml(reply, 429, noticePage(tenant, 'challengesLimited', tryAgainAt(again)));
    }
    if (error instanceof ChallengeNotMailed)
      return sendHtml(reply, 503, noticePage(tenant, 'challengeNotMailed', supportOf(tenant)));
    if (!isRefusal(error) && !(error instanceof SignInOver)) throw error;
    const reason = error instanceof SignInOver ? error.name : (error.code ?? error.name);
    request.log.info({ reason }, 'sign-in was not completed');
    return sendHtml(reply, 400, noticePage(tenant, 'failed', tryAgainAt(again)));
  }
}

async function isAwaitingApproval(services: GatewayServices, sessionId: string, tenant: Tenant): Promise<boolean> {
  if (await isPendingSession(services, sessionId, tenant.id)) return true;
  return (await resolveSession(services, sessionId, tenant))?.owesTerms === true;
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
