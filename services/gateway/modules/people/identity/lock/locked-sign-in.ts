import { interactionPolicy } from 'oidc-provider';
import { isSessionLocked } from '@network/access/session-lock.ts';
import type { GatewayServices } from '../../../../services.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/**
 * Returns whether the browser of a session at the identity server is locked: one of the brands' sessions that came from
 * it is, or the last one that was used has not been used for too long.
 */
export async function isSignInLocked({ db, clock }: Needs, identitySessionUid: string): Promise<boolean> {
  const now = clock.now();
  const [latest, ...others] = await db
    .selectFrom('sessions')
    .innerJoin('member_locks', 'member_locks.user_id', 'sessions.user_id')
    .select(['locked_at', 'idle_minutes', 'last_used_at'])
    .where('identity_session_uid', '=', identitySessionUid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
  if (!latest) return false;
  const isLatestLocked = isSessionLocked(
    { lockedAt: latest.locked_at, idleMinutes: latest.idle_minutes, lastUsedAt: latest.last_used_at },
    now,
  );
  return isLatestLocked || others.some(({ locked_at: lockedAt }) => lockedAt !== null);
}

/**
 * When the identity server asks somebody to sign in: as ever, in a locked browser even where it knows the person, since signing
 * in without a question would be a way around the lock, and where the account of the session is gone, or its person was signed out
 * everywhere while they signed in.
 */
export function signInPolicy(services: Needs): readonly interactionPolicy.Prompt[] {
  const { Check } = interactionPolicy;
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new Check('session_locked', 'The browser is locked', async ({ oidc: { session, result } }) => {
      if (result?.login || !session?.accountId) return Check.NO_NEED_TO_PROMPT;
      return (await isSignInLocked(services, session.uid)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'The account of the session is gone', ({ oidc: { session, account } }) =>
        session?.accountId && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}
