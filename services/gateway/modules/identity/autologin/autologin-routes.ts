import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type { GatewayServices } from '../../../services.ts';
import { brandHandler, type MembersCaller } from '../brand/brand-routes.ts';
import { grantTokens } from '../provider/grant-tokens.ts';
import { ChallengeMailsUsedUp, openSession } from '../device-challenge/open-session.ts';
import { revokeSession } from '../sessions/sessions.ts';
import { takeAutologin } from './autologin.ts';

/** Ids that we issue are this long; anything else is not looked up. */
const AUTOLOGIN_ID = /^[A-Za-z0-9_-]{43}$/;

/**
 * GET of any page of a members host with `al_token` (D24): signs in and goes on to the same address without it. An id
 * that is worth nothing changes nothing, and leaves the address all the same.
 */
export function autologinRoutes(app: FastifyInstance, services: GatewayServices, provider: Provider): void {
  app.get(
    '/brand/autologin',
    { exposeHeadRoute: false, config: { write: { budget: 'autologins', from: 'anyone' } } },
    brandHandler(async (request, reply, caller) => {
      const { tenant, sessionId } = caller;
      const asked = request.query as { readonly al_token?: unknown; readonly uri?: unknown };
      const target = safeRedirectTarget(asked.uri, { ...redirectHosts(tenant), home: '/' });
      reply.header('referrer-policy', 'no-referrer');
      const now = services.clock.now();
      const userId =
        typeof asked.al_token === 'string' && AUTOLOGIN_ID.test(asked.al_token)
          ? await takeAutologin(services.db, asked.al_token, now)
          : null;
      if (userId === null) return reply.redirect(target, 302);
      const opened = await open(userId, caller, request.headers['user-agent'], now);
      if (opened === null) return reply.redirect(target, 302);
      if (sessionId !== null) await revokeSession(services, sessionId, tenant.id);
      return reply.header('x-set-session', opened).redirect(target, 302);
    }),
  );

  /** @returns the session's id; null where its question could not be mailed any more, and the way goes on signed out */
  async function open(userId: string, caller: MembersCaller, userAgent: string | undefined, now: Date) {
    const { tenant, clientAddress, country } = caller;
    try {
      return await openSession(services, {
        userId,
        tenantId: tenant.id,
        ...(await grantTokens(provider, { clientId: tenant.id, accountId: userId, now })),
        clientAddress: clientAddress ?? 'unknown',
        userAgent,
        country,
      });
    } catch (error) {
      if (error instanceof ChallengeMailsUsedUp) return null;
      throw error;
    }
  }
}
