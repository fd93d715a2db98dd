import type { ActorRefFrom } from 'xstate';
import type { tokenRefreshMachine } from './token-refresh.machine.ts';

/**
 * The consequence of a refused call: after `refreshed` it is made again, after `ended` the person must sign in, and
 * after `unanswered`, when no server has answered, the page tries again later.
 */
export type RenewalAnswer = 'refreshed' | 'ended' | 'unanswered';

/**
 * Requests the tab's one refresh for a refused call; all callers share it while it runs.
 * @param callStartedAt when the refused call began, ms since 1970: a refresh that ended later is enough
 */
export function requestRefresh(
  refresh: ActorRefFrom<typeof tokenRefreshMachine>,
  callStartedAt: number,
): Promise<RenewalAnswer> {
  if (refresh.getSnapshot().status !== 'active') return Promise.resolve('ended');
  const { promise, resolve } = Promise.withResolvers<RenewalAnswer>();
  const subscriptions = [
    refresh.on('refreshed', () => resolve('refreshed')),
    refresh.on('unanswered', () => resolve('unanswered')),
    refresh.on('login', () => resolve('ended')),
    refresh.subscribe({ error: () => resolve('ended'), complete: () => resolve('ended') }),
  ];
  refresh.send({ type: 'refresh.requested', callStartedAt });
  return promise.finally(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
}

/** The outcome of a call. `expired` is an unauthenticated GraphQL error or a 419, `login` a 401 or a 511. */
export type CallAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'expired' }
  | { readonly kind: 'login' };

/** Returns what an HTTP status means for the session; null if it means nothing. */
export function sessionAnswer(status: number): 'expired' | 'login' | null {
  if (status === 419) return 'expired';
  return status === 401 || status === 511 ? 'login' : null;
}

/**
 * The final result of a call. `unanswered`: it was refused, and whether the session can be renewed is not known yet.
 */
export type SessionCallAnswer<T> =
  | Exclude<CallAnswer<T>, { readonly kind: 'expired' }>
  | { readonly kind: 'unanswered' };

/**
 * Makes a call, and repeats it after one refresh when it was refused as expired; refused again, it leads to the login.
 * Exceptions of the call go to the caller.
 */
export async function callWithSession<T>(
  call: () => Promise<CallAnswer<T>>,
  session: { readonly now: () => number; readonly refresh: (callStartedAt: number) => Promise<RenewalAnswer> },
): Promise<SessionCallAnswer<T>> {
  const startedAt = session.now();
  const first = await call();
  if (first.kind !== 'expired') return first;
  const renewal = await session.refresh(startedAt);
  if (renewal === 'unanswered') return { kind: 'unanswered' };
  if (renewal === 'ended') return { kind: 'login' };
  const second = await call();
  return second.kind === 'expired' ? { kind: 'login' } : second;
}
