import type { GatewayServices } from '../../../services.ts';
import { createSession, type NewSession } from '../sessions/sessions.ts';
import { isChallengeDue, mailChallenge } from './device-challenge.ts';

/** Opens a session, which is nobody's before it is approved where a challenge is due (D34). @returns its id */
export async function openSession(services: GatewayServices, session: NewSession): Promise<string> {
  const { userId, tenantId, userAgent, country = null } = session;
  const isChallenged = await isChallengeDue(services, userId, country);
  const sessionId = await createSession(services, { ...session, isChallenged });
  const tenant = services.tenants.find(tenantId);
  if (isChallenged && tenant) await mailChallenge(services, { sessionId, userId, tenant, userAgent });
  return sessionId;
}
