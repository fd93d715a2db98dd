import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { openSessionsOf } from '../lock/unlock-by-pin.ts';
import { createSession, type NewSession } from '../sessions/sessions.ts';
import { isSignInInForce } from '../sessions/sign-ins.ts';
import { isChallengeDue, mailChallenge } from './device-challenge.ts';

/** No session was opened: the account was mailed as many challenges as it gets in an hour. */
export class ChallengeMailsUsedUp extends Error {
  override readonly name = 'ChallengeMailsUsedUp';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('The account was mailed as many challenges as it gets in an hour.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No session was opened: it would have to be approved by a link in a mail, and none leaves. */
export class ChallengeNotMailed extends Error {
  override readonly name = 'ChallengeNotMailed';

  constructor() {
    super('The sign-in has to be approved by a mail, and mail is off.');
  }
}

/** No session was opened: the sign-in that it would have come from has ended. */
export class SignInOver extends Error {
  override readonly name = 'SignInOver';

  constructor() {
    super('The sign-in at the identity server has ended.');
  }
}

/**
 * Opens a session; where a challenge is due, it signs nobody in before it is approved. A session whose question could
 * not be mailed could never be approved, so that none is opened then. The locked sessions of the same sign-in are unlocked.
 * @returns its id
 * @throws ChallengeMailsUsedUp
 * @throws ChallengeNotMailed
 * @throws SignInOver
 */
export async function openSession(services: GatewayServices, session: NewSession): Promise<string> {
  const { userId, tenantId, userAgent, country = null, identitySessionUid } = session;
  const isChallenged = await isChallengeDue(services, userId, country);
  if (isChallenged && services.config.isMailOff) throw new ChallengeNotMailed();
  const wait = isChallenged ? await spendBudget(services, 'challengeMails', { account: userId }) : null;
  if (wait !== null) throw new ChallengeMailsUsedUp(wait);
  const sessionId = await services.db.transaction().execute(async (trx) => {
    // The account is locked, since a person who is signed out everywhere locks it too. That call then finds this
    // session, or has ended its sign-in.
    await lockAccount(trx, userId, 'no key update');
    if (!(await isSignInInForce(trx, { uid: identitySessionUid, userId }))) throw new SignInOver();
    return createSession({ ...services, db: trx }, { ...session, isChallenged });
  });
  // A locked browser has asked who is here (locked-sign-in.ts).
  if (!isChallenged) await openSessionsOf(services.db, userId, identitySessionUid, services.clock.now());
  const tenant = services.tenants.find(tenantId);
  if (isChallenged && tenant) await mailChallenge(services, { sessionId, userId, tenant, userAgent });
  return sessionId;
}
