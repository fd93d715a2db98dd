import { TOKEN_REFRESH } from '@network/tenant/constants.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import type { KeyValueStorage } from '../injection/instant-storage.ts';
import { settled } from '../injection/settled.ts';
import { claimRefresh, finishRefresh, releaseRefresh, type ClaimAnswer, type RefreshClaim } from './refresh-lock.ts';

/** The outcome of GET /refresh; `refused` is an invalid grant, a 401 or a 511, and is not tried again. */
export type RefreshAnswer = { readonly kind: 'refreshed' | 'refused' | 'failed' };

/** The session has ended: go to the members' login, and return to `uri` from there. */
export interface LoginOutcome {
  readonly kind: 'login';
  readonly uri: string;
  readonly reason: 'refused' | 'failed';
}

export interface TokenRefreshInput {
  readonly storage: KeyValueStorage;
  /** Ms since 1970. */
  readonly now: () => number;
  /** A name of this tab that no other has. */
  readonly holder: string;
  /** Returns the path and query to come back to; called when the session ends. */
  readonly returnUri: () => string;
}

interface TokenRefreshContext extends TokenRefreshInput {
  readonly since: number | null;
  readonly retries: number;
  readonly outcome: LoginOutcome | null;
}

/**
 * Refreshes the session in one tab (L07): every 480 s, unless another tab did, and whenever a call was refused. While a
 * refresh runs, further requests share it. It is retried after 100 ms and 300 ms, then the session has ended. Emits
 * `refreshed` or `login`. Provide `callRefresh`; wrap `claimLock` where the browser has its own locks.
 */
export const tokenRefreshMachine = setup({
  types: declaredTypes<{
    context: TokenRefreshContext;
    input: TokenRefreshInput;
    events: { type: 'refresh.requested'; callStartedAt: number };
    emitted: { type: 'refreshed' } | { type: 'login'; uri: string };
    output: LoginOutcome;
  }>(),
  actors: {
    callRefresh: injectedCall<RefreshAnswer>('callRefresh'),
    claimLock: fromPromise<ClaimAnswer, RefreshClaim>(({ input }) => Promise.resolve(claimRefresh(input))),
  },
  delays: {
    refreshEvery: TOKEN_REFRESH.everyMs,
    joinAfter: TOKEN_REFRESH.joinMs,
    retryDelay: ({ context }) => TOKEN_REFRESH.retryDelaysMs[context.retries] ?? 0,
  },
  guards: {
    claimed: (_, answer: ClaimAnswer) => answer === 'claimed',
    callMustWait: ({ context }, answer: ClaimAnswer) => answer === 'busy' && context.since !== null,
    fresh: (_, answer: ClaimAnswer) => answer === 'fresh',
    refreshed: (_, { kind }: RefreshAnswer) => kind === 'refreshed',
    refused: (_, { kind }: RefreshAnswer) => kind === 'refused',
    mayRetry: ({ context }) => context.retries < TOKEN_REFRESH.retryDelaysMs.length,
  },
  actions: {
    remember: assign({
      since: ({ context, event }) => Math.max(context.since ?? 0, event.callStartedAt),
    }),
    reportRefreshed: emit({ type: 'refreshed' }),
    finish: ({ context: { storage, now, holder } }) => finishRefresh({ storage, now: now(), holder }),
    release: ({ context }) => releaseRefresh(context.storage),
    end: assign({
      outcome: ({ context }, reason: LoginOutcome['reason']) => ({ kind: 'login', uri: context.returnUri(), reason }),
    }),
    reportLogin: emit(({ context }) => ({ type: 'login', uri: settled(context.outcome).uri })),
  },
}).createMachine({
  id: 'token-refresh',
  context: ({ input }) => ({ ...input, since: null, retries: 0, outcome: null }),
  initial: 'waiting',
  states: {
    waiting: {
      entry: assign({ since: null, retries: 0 }),
      on: { 'refresh.requested': { target: 'claiming', actions: 'remember' } },
      after: { refreshEvery: 'claiming' },
    },
    claiming: {
      on: { 'refresh.requested': { target: 'claiming', reenter: true, actions: 'remember' } },
      invoke: {
        src: 'claimLock',
        input: ({ context: { storage, now, holder, since } }) => ({ storage, now: now(), holder, since }),
        onDone: [
          { guard: { type: 'claimed', params: ({ event }) => event.output }, target: 'refreshing' },
          { guard: { type: 'callMustWait', params: ({ event }) => event.output }, target: 'joining' },
          {
            guard: { type: 'fresh', params: ({ event }) => event.output },
            target: 'waiting',
            actions: 'reportRefreshed',
          },
          { target: 'waiting' },
        ],
        onError: 'refreshing',
      },
    },
    joining: {
      on: { 'refresh.requested': { actions: 'remember' } },
      after: { joinAfter: 'claiming' },
    },
    refreshing: {
      invoke: {
        src: 'callRefresh',
        onDone: [
          {
            guard: { type: 'refreshed', params: ({ event }) => event.output },
            target: 'waiting',
            actions: ['finish', 'reportRefreshed'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: { type: 'end', params: 'refused' },
          },
          { guard: 'mayRetry', target: 'retrying' },
          { target: 'signedOut', actions: { type: 'end', params: 'failed' } },
        ],
        onError: [
          { guard: 'mayRetry', target: 'retrying' },
          { target: 'signedOut', actions: { type: 'end', params: 'failed' } },
        ],
      },
    },
    retrying: {
      after: {
        retryDelay: { target: 'refreshing', actions: assign({ retries: ({ context }) => context.retries + 1 }) },
      },
    },
    signedOut: { type: 'final', entry: ['release', 'reportLogin'] },
  },
  output: ({ context }) => settled(context.outcome),
});
