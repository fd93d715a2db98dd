import { ACCOUNT_CREATION_POLLING } from '@network/tenant/constants.ts';
import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/** The answer of `welcomeCheck`. */
export interface WelcomeCheck {
  readonly isWelcome: boolean;
  readonly isTrial: boolean;
  readonly autologinId: string | null;
  readonly traffikJunkyTransactionId: string | null;
}

/** The outcome of the wait for a new account. */
export type AccountCreationOutcome =
  | {
      readonly kind: 'confirmed';
      readonly welcome: WelcomeCheck;
      /** A trial continues on this page; everyone else stays. */
      readonly path: '/_upgrademembership' | null;
    }
  | {
      readonly kind: 'timed-out';
      readonly code: 'POLLING_MAX_RETRY';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.accountCreationTimedOut;
    };

interface AccountCreationContext {
  readonly attempts: number;
  readonly welcome: WelcomeCheck | null;
  readonly outcome: AccountCreationOutcome | null;
}

/**
 * Waits for a new account after signing up (L06): checks at once and then every 5 s, at most 24 times; a check that
 * fails counts as "not yet". A confirmed welcome is stored; storage that fails does not block the flow, since the
 * outcome carries the welcome too. Provide `checkWelcome` and `storeWelcome`.
 */
export const accountCreationMachine = setup({
  types: declaredTypes<{ context: AccountCreationContext; output: AccountCreationOutcome }>(),
  actors: {
    checkWelcome: injectedCall<WelcomeCheck>('checkWelcome'),
    storeWelcome: injectedCall<void, WelcomeCheck>('storeWelcome'),
  },
  delays: { pollEvery: ACCOUNT_CREATION_POLLING.everyMs },
  guards: {
    isWelcome: (_, { isWelcome }: WelcomeCheck) => isWelcome,
    mayPollAgain: ({ context }) => context.attempts < ACCOUNT_CREATION_POLLING.maxAttempts,
  },
  actions: {
    giveUp: assign({
      outcome: {
        kind: 'timed-out',
        code: 'POLLING_MAX_RETRY',
        messageKey: LIFECYCLE_MESSAGES.accountCreationTimedOut,
      },
    }),
    confirm: assign({
      outcome: ({ context }): AccountCreationOutcome => {
        const welcome = settled(context.welcome);
        return { kind: 'confirmed', welcome, path: welcome.isTrial ? '/_upgrademembership' : null };
      },
    }),
  },
}).createMachine({
  id: 'account-creation',
  context: { attempts: 0, welcome: null, outcome: null },
  initial: 'requesting',
  states: {
    requesting: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'checkWelcome',
        onDone: [
          {
            guard: { type: 'isWelcome', params: ({ event }) => event.output },
            target: 'storing',
            actions: assign({ welcome: ({ event }) => event.output }),
          },
          { guard: 'mayPollAgain', target: 'waiting' },
          { target: 'timedOut', actions: 'giveUp' },
        ],
        onError: [
          { guard: 'mayPollAgain', target: 'waiting' },
          { target: 'timedOut', actions: 'giveUp' },
        ],
      },
    },
    waiting: { after: { pollEvery: 'requesting' } },
    storing: {
      invoke: {
        src: 'storeWelcome',
        input: ({ context }) => settled(context.welcome),
        onDone: { target: 'confirmed', actions: 'confirm' },
        onError: { target: 'confirmed', actions: 'confirm' },
      },
    },
    confirmed: { type: 'final' },
    timedOut: { type: 'final' },
  },
  output: ({ context }) => settled(context.outcome),
});
