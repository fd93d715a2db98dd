import { callWithSession, sessionAnswer } from '@network/lifecycle/token-refresh/session-call.ts';
import type { CallSession } from '../session/browser-session.ts';
import { ApiError } from './api-error.ts';

/**
 * Makes a call, and repeats it after a shared refresh when it was refused as expired: an unauthenticated GraphQL error
 * or a 419. After a 401 or a 511, or a second refusal, the page goes to the sign-in. While nobody answers the refresh, the call
 * fails as one to a gateway that can't be reached, and the page stays.
 * @throws the exception of the call
 */
export async function withSession<T>(call: () => Promise<T>, session: CallSession): Promise<T> {
  let refusal: unknown;
  const answer = await callWithSession<T>(async () => {
    try {
      return { kind: 'answered', value: await call() };
    } catch (error) {
      const kind = refusalOf(error);
      if (kind === null) throw error;
      refusal = error;
      return { kind };
    }
  }, session);
  if (answer.kind === 'answered') return answer.value;
  if (answer.kind === 'unanswered') throw unansweredRenewal(refusal);
  session.login();
  throw refusal;
}

function refusalOf(error: unknown): 'expired' | 'login' | null {
  if (!(error instanceof ApiError)) return null;
  return sessionAnswer(error.status) ?? (error.kind === 'unauthenticated' ? 'expired' : null);
}

function unansweredRenewal(refusal: unknown): ApiError {
  const correlationId = refusal instanceof ApiError ? refusal.correlationId : null;
  const details = { kind: 'unavailable', status: 0, code: null, correlationId } as const;
  return new ApiError('The session could not be renewed yet', details, { cause: refusal });
}
