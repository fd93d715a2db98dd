import type { ActorRefFrom } from 'xstate';
import type { tokenRefreshMachine } from './token-refresh.machine.ts';

/**
 * Requests the tab's one refresh for a refused call; all callers share it while it runs.
 * @param callStartedAt when the refused call began, ms since 1970: a refresh that ended later is enough
 * @returns whether the call may be tried again; false when the person must sign in
 */
export function requestRefresh(
  refresh: ActorRefFrom<typeof tokenRefreshMachine>,
  callStartedAt: number,
): Promise<boolean> {
  if (refresh.getSnapshot().status !== 'active') return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const subscriptions = [
    refresh.on('refreshed', () => resolve(true)),
    refresh.on('login', () => resolve(false)),
    refresh.subscribe({ error: () => resolve(false), complete: () => resolve(false) }),
  ];
  refresh.send({ type: 'refresh.requested', callStartedAt });
  return promise.finally(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
}

/** The outcome of a call. `expired` is an unauthenticated GraphQL error or a 419, `login` a 401 or a 511. */
export type CallAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'expired' }
  | { readonly kind: 'login' };

/** What an HTTP status means for the session; null when it means nothing. */
export function sessionAnswer(status: number): 'expired' | 'login' | null {
  if (status === 419) return 'expired';
  return status === 401 || status === 511 ? 'login' : null;
}

/**
 * Makes a call, and repeats it after one refresh when it was refused as expired; refused again, it leads to the login.
 * Exceptions of the call go to the caller.
 */
export async function callWithSession<T>(
  call: () => Promise<CallAnswer<T>>,
  session: { readonly now: () => number; readonly refresh: (callStartedAt: number) => Promise<boolean> },
): Promise<Exclude<CallAnswer<T>, { readonly kind: 'expired' }>> {
  const startedAt = session.now();
  const first = await call();
  if (first.kind !== 'expired') return first;
  if (!(await session.refresh(startedAt))) return { kind: 'login' };
  const second = await call();
  return second.kind === 'expired' ? { kind: 'login' } : second;
}
