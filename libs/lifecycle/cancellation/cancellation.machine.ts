import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import type { Money } from '../money/money.ts';

/** Why a member cancels, as the gateway's enumeration names it. */
export type CancellationReason =
  | 'TOO_EXPENSIVE'
  | 'NOT_USED_ENOUGH'
  | 'MISSING_CONTENT'
  | 'TECHNICAL_PROBLEMS'
  | 'OTHER';

/** What would be lost by cancelling, and the offer to stay, if one fits the reason. */
export interface CancellationQuote {
  readonly confirmationId: string;
  /** The end of the paid period, ISO 8601. */
  readonly accessUntil: string | null;
  readonly gemsLost: number;
  readonly channelPacksLost: number;
  /** Films that were unlocked with a trial's credits. */
  readonly filmsLost: number;
  /** Favorites, which stay. */
  readonly favorites: number;
  /** Whether it can be undone until then, without a payment. */
  readonly canUndo: boolean;
  readonly offer: {
    /** `newPrice` in minor currency units. */
    readonly deal: { readonly newPrice: number; readonly offeredGems: number };
    readonly currentRebill: Money;
  } | null;
}

/** Why the gateway refused; null where it gave no reason. */
export interface CancellationRefusal {
  readonly messageKey: string | null;
}

/** The answer to the reason: a quote, or why this membership cannot be cancelled here. */
export type QuoteAnswer =
  | { readonly success: true; readonly quote: CancellationQuote }
  | ({ readonly success: false } & CancellationRefusal);

/** The answer to a confirmation or an accepted offer; the key is of the text to show. */
export interface CancellationAnswer {
  readonly success: boolean;
  readonly messageKey: string;
}

/** How the dialog ended. */
export type CancellationOutcome =
  | { readonly kind: 'cancelled' | 'stayed'; readonly messageKey: string }
  | { readonly kind: 'dismissed' };

interface CancellationContext {
  readonly reason: CancellationReason | null;
  readonly quote: CancellationQuote | null;
  readonly refusal: CancellationRefusal | null;
  /** The last thrown error, to be logged and shown. */
  readonly error: unknown;
  readonly outcome: CancellationOutcome | null;
}

const noFailure = { refusal: null, error: null } as const;

/**
 * Cancels the renewal of a membership (D25): a reason, at most one offer, the losses in numbers, the confirmation. A
 * refusal or a lost connection returns to the step before it. The tag `cancellation-loading` is set while a call runs;
 * other events are ignored then. Provide `requestQuote`, `confirmCancellation` and `acceptOffer`.
 */
export const cancellationMachine = setup({
  types: declaredTypes<{
    context: CancellationContext;
    events:
      | { type: 'choose-reason'; reason: CancellationReason }
      | { type: 'continue' }
      | { type: 'accept-offer' }
      | { type: 'decline-offer' }
      | { type: 'confirm' }
      | { type: 'dismiss' };
    output: CancellationOutcome;
    tags: 'cancellation-loading';
  }>(),
  actors: {
    requestQuote: injectedCall<QuoteAnswer, { readonly reason: CancellationReason }>('requestQuote'),
    confirmCancellation: injectedCall<CancellationAnswer, { readonly confirmationId: string }>('confirmCancellation'),
    acceptOffer: injectedCall<CancellationAnswer, { readonly confirmationId: string }>('acceptOffer'),
  },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    hasOffer: (_, answer: QuoteAnswer) => answer.success && answer.quote.offer !== null,
    succeeded: (_, { success }: { readonly success: boolean }) => success,
  },
  actions: {
    storeQuote: assign({ quote: (_, answer: QuoteAnswer) => (answer.success ? answer.quote : null) }),
    storeRefusal: assign({
      refusal: (_, answer: QuoteAnswer | CancellationAnswer) => ({
        messageKey: 'messageKey' in answer ? answer.messageKey : null,
      }),
    }),
    clearFailure: assign(noFailure),
  },
}).createMachine({
  id: 'cancellation',
  context: { reason: null, quote: null, ...noFailure, outcome: null },
  initial: 'choosingReason',
  states: {
    choosingReason: {
      on: {
        'choose-reason': { actions: assign({ reason: ({ event }) => event.reason }) },
        continue: { guard: 'hasReason', target: 'requestingQuote' },
        dismiss: 'dismissed',
      },
    },
    requestingQuote: {
      tags: 'cancellation-loading',
      entry: 'clearFailure',
      invoke: {
        src: 'requestQuote',
        input: ({ context }) => ({ reason: settled(context.reason) }),
        onDone: [
          {
            guard: { type: 'hasOffer', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'storeQuote', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'storeQuote', params: ({ event }) => event.output },
          },
          { target: 'choosingReason', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosingReason', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    offering: { on: { 'accept-offer': 'acceptingOffer', 'decline-offer': 'confirming', dismiss: 'dismissed' } },
    acceptingOffer: {
      tags: 'cancellation-loading',
      entry: 'clearFailure',
      invoke: {
        src: 'acceptOffer',
        input: ({ context }) => ({ confirmationId: settled(context.quote).confirmationId }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'stayed',
            actions: assign({ outcome: ({ event }) => ({ kind: 'stayed', messageKey: event.output.messageKey }) }),
          },
          { target: 'offering', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'offering', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    confirming: {
      on: { confirm: 'cancelling', dismiss: 'dismissed' },
    },
    cancelling: {
      tags: 'cancellation-loading',
      entry: 'clearFailure',
      invoke: {
        src: 'confirmCancellation',
        input: ({ context }) => ({ confirmationId: settled(context.quote).confirmationId }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: assign({ outcome: ({ event }) => ({ kind: 'cancelled', messageKey: event.output.messageKey }) }),
          },
          { target: 'confirming', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'confirming', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    cancelled: { type: 'final' },
    stayed: { type: 'final' },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
