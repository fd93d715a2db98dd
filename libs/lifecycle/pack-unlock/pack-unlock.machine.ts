import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/** One purchase: the same key again is the same purchase. */
export interface PackPurchase {
  readonly packId: string;
  readonly idempotencyKey: string;
}

/** The gateway's answer; `balance` is in gems. */
export type PackUnlockAnswer =
  | { readonly kind: 'unlocked' | 'already-unlocked' | 'out-of-balance'; readonly balance: number }
  | { readonly kind: 'refused' };

export interface PackUnlockInput {
  /** A new idempotency key. */
  readonly newKey: () => string;
}

interface PackUnlockContext extends PackUnlockInput {
  readonly purchase: PackPurchase | null;
  /** Remaining gems, once the gateway has reported them. */
  readonly balance: number | null;
  readonly messageKey: (typeof LIFECYCLE_MESSAGES)['packOutOfBalance' | 'packAlreadyUnlocked' | 'packFailed'] | null;
  /** The last exception, for the log. */
  readonly error: unknown;
}

/**
 * Unlocks a pack for gems: loading, succeeded, out of balance, failed, already unlocked. After a failure it is unknown
 * whether the pack was paid, so that trying the same pack again is the same purchase. Provide `unlockPack`.
 */
export const packUnlockMachine = setup({
  types: declaredTypes<{
    context: PackUnlockContext;
    input: PackUnlockInput;
    events: { type: 'unlock'; packId: string };
  }>(),
  actors: { unlockPack: injectedCall<PackUnlockAnswer, PackPurchase>('unlockPack') },
  guards: {
    samePack: ({ context, event }) => context.purchase?.packId === event.packId,
    answered: (_, params: { answer: PackUnlockAnswer; kind: PackUnlockAnswer['kind'] }) =>
      params.answer.kind === params.kind,
  },
}).createMachine({
  id: 'pack-unlock',
  context: ({ input }) => ({ ...input, purchase: null, balance: null, messageKey: null, error: null }),
  initial: 'idle',
  on: {
    unlock: {
      target: '.loading',
      actions: assign({
        purchase: ({ context, event }) => ({ packId: event.packId, idempotencyKey: context.newKey() }),
      }),
    },
  },
  states: {
    idle: {},
    loading: {
      entry: assign({ messageKey: null, error: null }),
      on: { unlock: undefined },
      invoke: {
        src: 'unlockPack',
        input: ({ context }) => settled(context.purchase),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ answer: event.output, kind: 'unlocked' }) },
            target: 'succeeded',
            actions: assign({ balance: ({ event }) => balanceIn(event.output) }),
          },
          {
            guard: { type: 'answered', params: ({ event }) => ({ answer: event.output, kind: 'already-unlocked' }) },
            target: 'alreadyUnlocked',
            actions: assign({
              balance: ({ event }) => balanceIn(event.output),
              messageKey: LIFECYCLE_MESSAGES.packAlreadyUnlocked,
            }),
          },
          {
            guard: { type: 'answered', params: ({ event }) => ({ answer: event.output, kind: 'out-of-balance' }) },
            target: 'outOfBalance',
            actions: assign({
              balance: ({ event }) => balanceIn(event.output),
              messageKey: LIFECYCLE_MESSAGES.packOutOfBalance,
            }),
          },
          { target: 'failed', actions: assign({ messageKey: LIFECYCLE_MESSAGES.packFailed }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ messageKey: LIFECYCLE_MESSAGES.packFailed, error: ({ event }) => event.error }),
        },
      },
    },
    succeeded: {},
    alreadyUnlocked: {},
    outOfBalance: {},
    failed: {
      on: {
        unlock: [
          { guard: 'samePack', target: 'loading' },
          {
            target: 'loading',
            actions: assign({
              purchase: ({ context, event }) => ({ packId: event.packId, idempotencyKey: context.newKey() }),
            }),
          },
        ],
      },
    },
  },
});

const balanceIn = (answer: PackUnlockAnswer): number | null => ('balance' in answer ? answer.balance : null);
