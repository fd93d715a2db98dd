import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import { networkBrands } from '../../../../config/known-network.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandHandler, type MembersCaller } from '../brand/brand-handler.ts';
import { isPendingSession } from '../device-challenge/device-challenge.ts';
import { grantTokens } from '../provider/grant-tokens.ts';
import { ChallengeMailsUsedUp, ChallengeNotMailed, openSession, SignInOver } from '../device-challenge/open-session.ts';
import { resolveSession, revokeSession } from '../sessions/sessions.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import { takeAutologin } from './autologin.ts';
import { otherAccountPage } from './other-account-page.ts';

/** Ids that we issue are this long; anything else is not looked up. */
const AUTOLOGIN_ID = /^[A-Za-z0-9_-]{43}$/;

const OTHER_ACCOUNT = '/oidc/other-account';

/**
 * GET of any page of a members host with `al_token`: signs in and redirects to the same address without it. An
 * invalid id changes nothing, but is removed from the address too. An existing session is never replaced: the same
 * person continues with it, another one is shown a page that says so.
 */
export function autologinRoutes(app: FastifyInstance, services: GatewayServices, provider: Provider): void {
  app.get(
    '/brand/autologin',
    { exposeHeadRoute: false, config: { write: { budget: 'autologins', from: 'anyone' } } },
    brandHandler(async (request, reply, caller) => {
      const { al_token: id, uri } = request.query as { readonly al_token?: unknown; readonly uri?: unknown };
      const target = targetOf(caller.tenant, uri);
      reply.header('referrer-policy', 'no-referrer');
      const person = await personOf(services, caller, id);
      if (person === null) return reply.redirect(target, 302);
      const here = await signedInHere(services, caller);
      if (here === 'pending' || here === person.userId) return reply.redirect(target, 302);
      if (here !== null) return reply.redirect(`${OTHER_ACCOUNT}?uri=${encodeURIComponent(target)}`, 302);
      const session = await signIn(services, provider, caller, person, request.headers['user-agent']);
      if (session === null) return reply.redirect(target, 302);
      return reply.header('x-set-session', session).redirect(target, 302);
    }),
  );
  app.get(
    `/brand${OTHER_ACCOUNT}`,
    { exposeHeadRoute: false },
    brandHandler(async (request, reply, caller) => {
      const { uri } = request.query as { readonly uri?: unknown };
      const target = targetOf(caller.tenant, uri);
      // There is nothing to choose without a session.
      if ((await signedInHere(services, caller)) === null) return reply.redirect(target, 302);
      const page = otherAccountPage(caller.tenant, target);
      return reply.headers(page.headers).send(page.html);
    }),
  );
}

function targetOf(tenant: Tenant, uri: unknown): string {
  return safeRedirectTarget(uri, { ...redirectHosts({ ...tenant, sisters: networkBrands() }), home: '/' });
}

async function personOf(
  { db, clock }: GatewayServices,
  { tenant, browser }: MembersCaller,
  id: unknown,
): Promise<ProvenPerson | null> {
  if (typeof id !== 'string' || !AUTOLOGIN_ID.test(id) || browser === null) return null;
  return takeAutologin(db, id, { tenantId: tenant.id, browser }, clock.now());
}

/** The person of this browser's session; `pending` for one that waits for its approval. */
async function signedInHere(services: GatewayServices, { tenant, sessionId }: MembersCaller): Promise<string | null> {
  if (sessionId === null) return null;
  if (await isPendingSession(services, sessionId, tenant.id)) return 'pending';
  return (await resolveSession(services, sessionId, tenant))?.userId ?? null;
}

/**
 * @returns the session's id; null where the sign-in needs a challenge that cannot be mailed, now or any more this hour, and where
 * everybody was signed out of the account meanwhile
 */
async function signIn(
  services: GatewayServices,
  provider: Provider,
  { tenant, sessionId, clientAddress, country }: MembersCaller,
  person: ProvenPerson,
  userAgent: string | undefined,
): Promise<string | null> {
  const granted = await grantTokens(services, provider, tenant.id, person);
  if (granted === null) return null;
  const id = await openSession(services, {
    userId: person.userId,
    tenantId: tenant.id,
    ...granted,
    clientAddress: clientAddress ?? 'unknown',
    userAgent,
    country,
  }).catch((error: unknown) => {
    if (error instanceof ChallengeMailsUsedUp || error instanceof ChallengeNotMailed) return null;
    if (error instanceof SignInOver) return null;
    throw error;
  });
  if (id === null) return null;
  // The browser's previous session has ended; nobody can have chosen the id of the new one.
  if (sessionId !== null) await revokeSession(services, sessionId, tenant.id);
  return id;
}
