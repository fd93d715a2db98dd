import type { FastifyInstance } from 'fastify';
import { languageCookie } from '@network/server/requests/language-cookie.ts';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { RelyingParty } from './relying-party.ts';
import { answerCookies } from '../measuring/measuring-answers.ts';
import { accountLanguage } from '../profile/account-language.ts';
import { createSessionRefresher, type RefreshOutcome } from '../sessions/refresh-session.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { brandHandler } from './brand-handler.ts';

/** 419: the session is valid, but its renewal took too long; one retry is worthwhile. */
const ANSWERS = {
  refreshed: { status: 200, body: { success: true } },
  'signed-out': { status: 401, body: { success: false, error: 'invalid_grant' } },
  busy: { status: 419, body: { success: false, error: 'busy' } },
} as const satisfies Record<RefreshOutcome, { status: number; body: unknown }>;

/** GET /refresh and /api/refresh of a members host. It writes, so a call from another site is refused. */
export function refreshRoutes(app: FastifyInstance, services: GatewayServices, relyingParty: RelyingParty): void {
  const refresh = createSessionRefresher(services, relyingParty);
  const handler = brandHandler(async (request, reply, { tenant, sessionId }) => {
    const provenance = readProvenance(request.headers, () => true, true);
    if (provenance === 'cross-site') return reply.code(403).send({ error: 'cross-site' });
    const outcome = sessionId === null ? 'signed-out' : await refresh(sessionId, tenant);
    if (outcome === 'signed-out') reply.header('x-set-session', '');
    // The language that was chosen in another browser, or at a sister brand, arrives with the renewal.
    const chosen =
      outcome === 'refreshed' && sessionId !== null ? await chosenBy(sessionId, tenant, request.headers.cookie) : [];
    for (const cookie of chosen) reply.header('set-cookie', cookie);
    return reply.code(ANSWERS[outcome].status).send(ANSWERS[outcome].body);
  });
  const chosenBy = async (
    sessionId: string,
    tenant: Tenant,
    cookies: string | undefined,
  ): Promise<readonly string[]> => {
    const session = await resolveSession(services, sessionId, tenant);
    if (session === null) return [];
    const language = await accountLanguage(services.db, session.userId);
    const isSecure = tenant.urls.members.startsWith('https:');
    return [
      ...(language === null ? [] : [languageCookie(language, isSecure)]),
      ...(await answerCookies(services.db, session.userId, tenant, cookies)),
    ];
  };
  app.get('/brand/refresh', handler);
  app.get('/brand/api/refresh', handler);
}
