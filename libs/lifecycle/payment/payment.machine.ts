import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { PaymentAnswer, PaymentRequest } from './payment-request.ts';

/** The outcome of a payment. */
export type PaymentOutcome =
  | {
      readonly kind: 'succeeded';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentSucceeded;
      readonly answer: PaymentAnswer;
    }
  | {
      readonly kind: 'failed';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentFailed;
      /** The address to which the gateway sends a declined buyer, or null to stay. */
      readonly location: string | null;
      /** The thrown error, to be logged; null when the biller declined. */
      readonly error: unknown;
    };

export interface PaymentInput {
  readonly request: PaymentRequest;
}

interface PaymentContext extends PaymentInput {
  readonly outcome: PaymentOutcome | null;
}

const failed = (location: string | null, error: unknown): PaymentOutcome => ({
  kind: 'failed',
  messageKey: LIFECYCLE_MESSAGES.paymentFailed,
  location,
  error,
});

/**
 * One payment. Starting the actor is the request; the tag `payment-loading` is set until it succeeds or fails. The wait
 * for the bought subscription that follows counts its polls from zero. Provide `pay`.
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
              outcome: ({ event }) => ({
                kind: 'succeeded',
                messageKey: LIFECYCLE_MESSAGES.paymentSucceeded,
                answer: event.output,
              }),
            }),
          },
          {
            target: 'failed',
            actions: assign({ outcome: ({ event }) => failed(event.output.location, null) }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ outcome: ({ event }) => failed(null, event.error) }),
        },
      },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => settled(context.outcome),
});
