import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import type { LifecycleMessageKey } from '../message-keys/message-keys.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { Money } from '../money/money.ts';
import type { PaymentRequest } from '../payment/payment-request.ts';
import { paymentMachine, type PaymentOutcome } from '../payment/payment.machine.ts';

/** The price of the yearly membership now and later, as the gateway calculated it. */
export interface YearlyQuote {
  readonly optionId: number;
  readonly chargedNow: Money;
  readonly chargedLater: Money;
  /** The time at which the later charge falls due, ISO 8601. */
  readonly laterAt: string;
  /** The plan that continues until the year begins, and when that is, ISO 8601. */
  readonly currentPlan: string;
  readonly beginsAt: string;
}

/** The outcome of the modal. */
export type YearlyUpgradeOutcome =
  | {
      readonly kind: 'upgraded';
      readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentSucceeded;
      readonly location: string | null;
    }
  | { readonly kind: 'not-upgradeable' | 'dismissed' };

interface YearlyUpgradeContext {
  readonly quote: YearlyQuote | null;
  /** The voucher as it was typed; null if there is none. */
  readonly voucher: string | null;
  readonly messageKey: LifecycleMessageKey | null;
  /** The last exception, for the log. */
  readonly error: unknown;
  readonly outcome: YearlyUpgradeOutcome | null;
}

function requestOf({ optionId, chargedNow, chargedLater }: YearlyQuote, voucher: string | null): PaymentRequest {
  const shown = { now: chargedNow.amount, later: chargedLater.amount, currency: chargedNow.currency };
  return { kind: 'multisite', optionId, shown, ...(voucher !== null && { voucher }) };
}

/**
 * Upgrades a monthly membership to a yearly one: loads a quote, and pays only what was shown and confirmed. A failed
 * payment is shown and may be tried again, after another look at the price where that has changed. Provide `loadQuote` (null for a person who cannot upgrade) and `payment` (a
 * `paymentMachine` with its call).
 */
export const yearlyUpgradeMachine = setup({
  types: declaredTypes<{
    context: YearlyUpgradeContext;
    events: { type: 'confirm'; voucher?: string } | { type: 'requote' } | { type: 'retry' } | { type: 'dismiss' };
    output: YearlyUpgradeOutcome;
    tags: 'payment-loading';
  }>(),
  actors: { loadQuote: injectedCall<YearlyQuote | null>('loadQuote'), payment: paymentMachine },
  guards: {
    upgradeable: (_, quote: YearlyQuote | null) => quote !== null,
    paid: (_, { kind }: PaymentOutcome) => kind === 'succeeded',
  },
}).createMachine({
  id: 'yearly-upgrade',
  context: { quote: null, voucher: null, messageKey: null, error: null, outcome: null },
  initial: 'quoting',
  states: {
    quoting: {
      on: { dismiss: 'dismissed' },
      invoke: {
        src: 'loadQuote',
        onDone: [
          {
            guard: { type: 'upgradeable', params: ({ event }) => event.output },
            target: 'offered',
            actions: assign({ quote: ({ event }) => event.output }),
          },
          { target: 'notUpgradeable' },
        ],
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    unavailable: { on: { retry: 'quoting', dismiss: 'dismissed' } },
    offered: {
      on: {
        confirm: { target: 'paying', actions: assign({ voucher: ({ event }) => event.voucher ?? null }) },
        requote: 'quoting',
        dismiss: 'dismissed',
      },
    },
    paying: {
      tags: 'payment-loading',
      entry: assign({ messageKey: null, error: null }),
      invoke: {
        src: 'payment',
        input: ({ context }) => ({ request: requestOf(settled(context.quote), context.voucher) }),
        onDone: [
          {
            guard: { type: 'paid', params: ({ event }) => event.output },
            target: 'upgraded',
            actions: assign({
              outcome: ({ event: { output } }) => ({
                kind: 'upgraded',
                messageKey: LIFECYCLE_MESSAGES.paymentSucceeded,
                location: output.kind === 'succeeded' ? output.answer.location : null,
              }),
            }),
          },
          {
            target: 'offered',
            actions: assign({
              messageKey: LIFECYCLE_MESSAGES.paymentFailed,
              error: ({ event: { output } }) => (output.kind === 'failed' ? output.error : null),
            }),
          },
        ],
        onError: {
          target: 'offered',
          actions: assign({ messageKey: LIFECYCLE_MESSAGES.paymentFailed, error: ({ event }) => event.error }),
        },
      },
    },
    upgraded: { type: 'final' },
    notUpgradeable: { type: 'final', entry: assign({ outcome: { kind: 'not-upgradeable' } }) },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
