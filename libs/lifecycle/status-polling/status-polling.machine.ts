import { STATUS_POLLING } from '@network/tenant/constants.ts';
import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/**
 * The outcome of polling: it reloads the page or the one that continues to poll, with these parameters; or it reports,
 * closes the modal and continues to a page.
 */
export type StatusPollingOutcome =
  | {
      readonly kind: 'reload';
      readonly search: { readonly fatr: 'true' };
      readonly path: null | '/subscription-status';
    }
  | {
      readonly kind: 'polling-failed';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.pollingFailed;
      readonly closeModal: true;
      readonly path: '/subscription-status';
    };

export interface StatusPollingInput {
  /** The tenant is the network's flagship, according to its configuration. */
  readonly isFlagship: boolean;
  /** Polls so far; 0 after a payment. */
  readonly pollingCounter?: number;
}

interface StatusPollingContext {
  readonly isFlagship: boolean;
  readonly pollingCounter: number;
  readonly outcome: StatusPollingOutcome | null;
}

const RELOAD: StatusPollingOutcome = { kind: 'reload', search: { fatr: 'true' }, path: null };
/** The flagship's, before the outcome is known. */
const EARLY_RELOAD: StatusPollingOutcome = { ...RELOAD, path: '/subscription-status' };

/**
 * Waits for a bought subscription to become active (L05): polls at once and then every 15 s, at most 40 times; the
 * flagship reloads 10 s after the first poll, whatever the answers, as the page that continues. A poll that fails counts as "not yet": a
 * lost connection ends nothing. Provide `queryActive`.
 */
export const statusPollingMachine = setup({
  types: declaredTypes<{
    context: StatusPollingContext;
    input: StatusPollingInput;
    output: StatusPollingOutcome;
  }>(),
  actors: { queryActive: injectedCall<boolean>('queryActive') },
  delays: { pollEvery: STATUS_POLLING.everyMs, flagshipReload: STATUS_POLLING.flagshipReloadMs },
  guards: {
    isActive: (_, active: boolean) => active,
    isFlagship: ({ context }) => context.isFlagship,
    mayPollAgain: ({ context }) => context.pollingCounter < STATUS_POLLING.maxPolls,
  },
  actions: {
    count: assign({ pollingCounter: ({ context }) => context.pollingCounter + 1 }),
    reload: assign({ outcome: RELOAD }),
    reloadEarly: assign({ outcome: EARLY_RELOAD }),
    giveUp: assign({
      pollingCounter: 0,
      outcome: {
        kind: 'polling-failed',
        messageKey: LIFECYCLE_MESSAGES.pollingFailed,
        closeModal: true,
        path: '/subscription-status',
      },
    }),
  },
}).createMachine({
  id: 'status-polling',
  context: ({ input }) => ({
    isFlagship: input.isFlagship,
    pollingCounter: input.pollingCounter ?? 0,
    outcome: null,
  }),
  initial: 'polling',
  states: {
    polling: {
      initial: 'requesting',
      after: { flagshipReload: { guard: 'isFlagship', target: 'reloading', actions: 'reloadEarly' } },
      states: {
        requesting: {
          entry: 'count',
          invoke: {
            src: 'queryActive',
            onDone: [
              {
                guard: { type: 'isActive', params: ({ event }) => event.output },
                target: '#status-polling.reloading',
                actions: 'reload',
              },
              { guard: 'mayPollAgain', target: 'waiting' },
              { target: '#status-polling.failed', actions: 'giveUp' },
            ],
            onError: [
              { guard: 'mayPollAgain', target: 'waiting' },
              { target: '#status-polling.failed', actions: 'giveUp' },
            ],
          },
        },
        waiting: { after: { pollEvery: 'requesting' } },
      },
    },
    reloading: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => settled(context.outcome),
});
