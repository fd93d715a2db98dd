import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { PaymentAnswer, PaymentRequest } from './payment-request.ts';

/** How a payment ended. Either way the polling counter is reset (L02). */
export type PaymentOutcome =
  | {
      readonly kind: 'succeeded';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentSucceeded;
      readonly answer: PaymentAnswer;
      readonly pollingCounter: 0;
    }
  | {
      readonly kind: 'failed';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentFailed;
      /** Where the gateway sends a person whose payment was declined, or null to stay. */
      readonly location: string | null;
      /** The exception, for the log; null when the biller declined. */
      readonly error: unknown;
      readonly pollingCounter: 0;
    };

export interface PaymentInput {
  readonly request: PaymentRequest;
  /** Polls of the subscription's status so far (L05). */
  readonly pollingCounter: number;
}

interface PaymentContext extends PaymentInput {
  readonly outcome: PaymentOutcome | null;
}

const failed = (location: string | null, error: unknown): PaymentOutcome => ({
  kind: 'failed',
  messageKey: LIFECYCLE_MESSAGES.paymentFailed,
  location,
  error,
  pollingCounter: 0,
});

/**
 * One payment (L02): "request sets payment loading. Success or failure clears it and resets the polling counter."
 * Starting the actor is the request; the tag `payment-loading` marks the running payment. Provide `pay`.
 */
export const paymentMachine = setup({
  types: declaredTypes<{
    context: PaymentContext;
    input: PaymentInput;
    output: PaymentOutcome;
    tags: 'payment-loading';
  }>(),
  actors: { pay: injectedCall<PaymentAnswer, PaymentRequest>('pay') },
  guards: { approved: (_, { success }: PaymentAnswer) => success },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'paying',
  states: {
    paying: {
      tags: 'payment-loading',
      invoke: {
        src: 'pay',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'approved', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: assign({
              pollingCounter: 0,
              outcome: ({ event }) => ({
                kind: 'succeeded',
                messageKey: LIFECYCLE_MESSAGES.paymentSucceeded,
                answer: event.output,
                pollingCounter: 0,
              }),
            }),
          },
          {
            target: 'failed',
            actions: assign({ pollingCounter: 0, outcome: ({ event }) => failed(event.output.location, null) }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ pollingCounter: 0, outcome: ({ event }) => failed(null, event.error) }),
        },
      },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => settled(context.outcome),
});
