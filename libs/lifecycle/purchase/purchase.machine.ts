import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { PaymentAnswer, PaymentRequest } from '../payment/payment-request.ts';
import { paymentMachine, type PaymentOutcome } from '../payment/payment.machine.ts';
import { purchaseOutcome, type PurchaseOutcome } from './purchase-outcome.ts';

/** Why the last payment failed, and where the gateway sends a person whose payment was declined. */
export interface PurchaseFailure {
  readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentFailed;
  readonly location: string | null;
  /** The exception, for the log. */
  readonly error: unknown;
}

interface PurchaseContext {
  readonly request: PaymentRequest | null;
  readonly answer: PaymentAnswer | null;
  readonly failure: PurchaseFailure | null;
  readonly outcome: PurchaseOutcome | null;
}

const failureOf = (location: string | null, error: unknown): PurchaseFailure => ({
  messageKey: LIFECYCLE_MESSAGES.paymentFailed,
  location,
  error,
});

/**
 * The purchase modal: choose, pay, then "success closes payment and updates subscription status". After a failed
 * payment the person can choose again. The tag `payment-loading` marks a running payment: a second request and closing
 * are ignored. Provide `payment` (a `paymentMachine` with its call) and `updateStatus`.
 */
export const purchaseMachine = setup({
  types: declaredTypes<{
    context: PurchaseContext;
    events: { type: 'purchase'; request: PaymentRequest } | { type: 'dismiss' };
    output: PurchaseOutcome;
    tags: 'payment-loading';
  }>(),
  actors: { payment: paymentMachine, updateStatus: injectedCall<void>('updateStatus') },
  guards: { paid: (_, { kind }: PaymentOutcome) => kind === 'succeeded' },
  actions: {
    settle: assign({
      outcome: ({ context }, statusUpdated: boolean) =>
        purchaseOutcome(settled(context.request), settled(context.answer), statusUpdated),
    }),
  },
}).createMachine({
  id: 'purchase',
  context: { request: null, answer: null, failure: null, outcome: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        purchase: { target: 'paying', actions: assign({ request: ({ event }) => event.request, failure: null }) },
        dismiss: 'dismissed',
      },
    },
    paying: {
      tags: 'payment-loading',
      invoke: {
        src: 'payment',
        input: ({ context }) => ({ request: settled(context.request) }),
        onDone: [
          {
            guard: { type: 'paid', params: ({ event }) => event.output },
            target: 'updatingStatus',
            actions: assign({
              answer: ({ event }) => (event.output.kind === 'succeeded' ? event.output.answer : null),
            }),
          },
          {
            target: 'choosing',
            actions: assign({
              failure: ({ event: { output } }) =>
                output.kind === 'failed' ? failureOf(output.location, output.error) : failureOf(null, null),
            }),
          },
        ],
        onError: { target: 'choosing', actions: assign({ failure: ({ event }) => failureOf(null, event.error) }) },
      },
    },
    updatingStatus: {
      invoke: {
        src: 'updateStatus',
        onDone: { target: 'purchased', actions: { type: 'settle', params: true } },
        onError: { target: 'purchased', actions: { type: 'settle', params: false } },
      },
    },
    purchased: { type: 'final' },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
