import { createActor, fromPromise } from 'xstate';
import type { ClaimAnswer, RefreshClaim } from './refresh-lock.ts';
import { type RenewalAnswer, requestRefresh } from './session-call.ts';
import { type RefreshAnswer, tokenRefreshMachine, type TokenRefreshInput } from './token-refresh.machine.ts';

export interface TokenRefreshRun extends TokenRefreshInput {
  readonly callRefresh: () => Promise<RefreshAnswer>;
  readonly claimLock: (claim: RefreshClaim) => Promise<ClaimAnswer>;
  /** The session has ended: sign in, and return to `uri`. */
  readonly onLogin: (uri: string) => void;
  /** Calls back whenever the browser has a connection again. */
  readonly onConnectionBack: (run: () => void) => void;
}

/**
 * Runs the machine for the life of a page.
 * @returns the question of a refused call: whether it may be made again
 */
export function runTokenRefresh({ callRefresh, claimLock, onLogin, onConnectionBack, ...input }: TokenRefreshRun) {
  const machine = tokenRefreshMachine.provide({
    actors: {
      callRefresh: fromPromise<RefreshAnswer>(() => callRefresh()),
      claimLock: fromPromise<ClaimAnswer, RefreshClaim>(({ input: claim }) => claimLock(claim)),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('login', ({ uri }) => onLogin(uri));
  actor.start();
  onConnectionBack(() => actor.send({ type: 'connection.back' }));
  return (callStartedAt: number): Promise<RenewalAnswer> => requestRefresh(actor, callStartedAt);
}
