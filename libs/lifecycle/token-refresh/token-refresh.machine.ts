import { TOKEN_REFRESH } from '@network/tenant/constants.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import type { KeyValueStorage } from '../injection/instant-storage.ts';
import { settled } from '../injection/settled.ts';
import { claimRefresh, finishRefresh, releaseRefresh, type ClaimAnswer, type RefreshClaim } from './refresh-lock.ts';

/** The outcome of GET /refresh; `refused` is an invalid grant, a 401 or a 511, and is not tried again; `failed` is any other. */
export type RefreshAnswer = { readonly kind: 'refreshed' | 'refused' | 'failed' };

/** The session has ended: go to the members' login, and return to `uri` from there. */
export interface LoginOutcome {
  readonly kind: 'login';
  readonly uri: string;
}

export interface TokenRefreshInput {
  readonly storage: KeyValueStorage;
  /** Ms since 1970. */
  readonly now: () => number;
  /** A name of this tab that no other has. */
  readonly holder: string;
  /** Returns the path and query to come back to; called when the session ends. */
  readonly returnUri: () => string;
  /** Returns a number from 0 to below 1. It spreads the tries of many pages that lost the gateway at the same time. */
  readonly random: () => number;
}

interface TokenRefreshContext extends TokenRefreshInput {
  readonly since: number | null;
  /** Tries that brought no answer; counted no further than the longest pause. */
  readonly failures: number;
  readonly outcome: LoginOutcome | null;
}

const QUICK_TRIES = TOKEN_REFRESH.retryDelaysMs.length;
const MOST_FAILURES = QUICK_TRIES + TOKEN_REFRESH.unansweredDelaysMs.length;

/**
 * Returns how long to wait after so many tries without an answer: at least half of the pause of its turn, so that pages
 * spread.
 */
function unansweredPause({ failures, random }: TokenRefreshContext): number {
  const longest = TOKEN_REFRESH.unansweredDelaysMs[failures - QUICK_TRIES - 1] ?? 0;
  return longest * (0.5 + random() / 2);
}

/**
 * Refreshes the session in one tab (L07): every 480 s, unless another tab did, and whenever a call was refused. While a
 * refresh runs, further requests share it. It is retried after 100 ms and 300 ms, then with growing pauses until there is an
 * answer, and at once when a connection is back: only a refusal ends the session. Emits `refreshed`, `unanswered` for the calls
 * that wait, or `login`. Provide `callRefresh`; wrap `claimLock` where the browser has its own locks.
 */
export const tokenRefreshMachine = setup({
  types: declaredTypes<{
    context: TokenRefreshContext;
    input: TokenRefreshInput;
    events: { type: 'refresh.requested'; callStartedAt: number } | { type: 'connection.back' };
    emitted: { type: 'refreshed' } | { type: 'unanswered' } | { type: 'login'; uri: string };
    output: LoginOutcome;
  }>(),
  actors: {
    callRefresh: injectedCall<RefreshAnswer>('callRefresh'),
    claimLock: fromPromise<ClaimAnswer, RefreshClaim>(({ input }) => Promise.resolve(claimRefresh(input))),
  },
  delays: {
    refreshEvery: TOKEN_REFRESH.everyMs,
    joinAfter: TOKEN_REFRESH.joinMs,
    retryDelay: ({ context }) => TOKEN_REFRESH.retryDelaysMs[context.failures - 1] ?? 0,
    unansweredPause: ({ context }) => unansweredPause(context),
  },
  guards: {
    claimed: (_, answer: ClaimAnswer) => answer === 'claimed',
    callMustWait: ({ context }, answer: ClaimAnswer) => answer === 'busy' && context.since !== null,
    fresh: (_, answer: ClaimAnswer) => answer === 'fresh',
    unanswered: ({ context }) => context.failures > 0,
    refreshed: (_, { kind }: RefreshAnswer) => kind === 'refreshed',
    refused: (_, { kind }: RefreshAnswer) => kind === 'refused',
    mayRetry: ({ context }) => context.failures < QUICK_TRIES,
  },
  actions: {
    remember: assign({
      since: ({ context, event }) =>
        event.type === 'refresh.requested' ? Math.max(context.since ?? 0, event.callStartedAt) : context.since,
    }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, MOST_FAILURES) }),
    reportUnanswered: emit({ type: 'unanswered' }),
    reportRefreshed: emit({ type: 'refreshed' }),
    finish: ({ context: { storage, now, holder } }) => finishRefresh({ storage, now: now(), holder }),
    release: ({ context }) => releaseRefresh(context.storage),
    end: assign({ outcome: ({ context }) => ({ kind: 'login', uri: context.returnUri() }) }),
    reportLogin: emit(({ context }) => ({ type: 'login', uri: settled(context.outcome).uri })),
  },
}).createMachine({
  id: 'token-refresh',
  context: ({ input }) => ({ ...input, since: null, failures: 0, outcome: null }),
  initial: 'waiting',
  states: {
    waiting: {
      entry: assign({ since: null, failures: 0 }),
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
          { guard: 'unanswered', target: 'unanswered' },
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
            actions: 'end',
          },
          { guard: 'mayRetry', target: 'retrying', actions: 'countFailure' },
          { target: 'unanswered', actions: ['countFailure', 'release'] },
        ],
        onError: [
          { guard: 'mayRetry', target: 'retrying', actions: 'countFailure' },
          { target: 'unanswered', actions: ['countFailure', 'release'] },
        ],
      },
    },
    retrying: {
      after: { retryDelay: 'refreshing' },
    },
    unanswered: {
      entry: 'reportUnanswered',
      on: {
        'refresh.requested': { target: 'claiming', actions: 'remember' },
        'connection.back': 'claiming',
      },
      after: { unansweredPause: 'claiming' },
    },
    signedOut: { type: 'final', entry: ['release', 'reportLogin'] },
  },
  output: ({ context }) => settled(context.outcome),
});
