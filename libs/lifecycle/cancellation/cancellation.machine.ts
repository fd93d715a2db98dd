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

/** The loss that a cancellation would cause, and the offer to stay, if there is one. */
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
  /** The cancellation can be undone until then without a payment. */
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

/** The consequences of cancelling, or the reason why this membership cannot be cancelled here. */
export type QuoteAnswer =
  | { readonly success: true; readonly quote: CancellationQuote }
  | ({ readonly success: false } & CancellationRefusal);

/** The answer to a confirmation, an accepted offer or a reason; the key is of the text to show. */
export interface CancellationAnswer {
  readonly success: boolean;
  readonly messageKey: string;
}

/** The outcome of the dialog; `told` is a cancellation with a reason. */
export type CancellationOutcome =
  | { readonly kind: 'cancelled' | 'told' | 'stayed'; readonly messageKey: string }
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
 * Cancels the renewal of a membership (D25): what is lost, with one offer to stay at most, and the confirmation; the reason is
 * asked once it is done, and need not be given. A refusal or a lost connection returns to the step before it. The tag
 * `cancellation-loading` is set while a call runs; other events are ignored then, except that what only asks can be left.
 * Provide `requestQuote`, `confirmCancellation`, `acceptOffer` and `sendReason`.
 */
export const cancellationMachine = setup({
  types: declaredTypes<{
    context: CancellationContext;
    events:
      | { type: 'retry' }
      | { type: 'accept-offer' }
      | { type: 'confirm' }
      | { type: 'choose-reason'; reason: CancellationReason }
      | { type: 'send-reason' }
      | { type: 'dismiss' };
    output: CancellationOutcome;
    tags: 'cancellation-loading';
  }>(),
  actors: {
    requestQuote: injectedCall<QuoteAnswer>('requestQuote'),
    confirmCancellation: injectedCall<CancellationAnswer, { readonly confirmationId: string }>('confirmCancellation'),
    acceptOffer: injectedCall<CancellationAnswer, { readonly confirmationId: string }>('acceptOffer'),
    sendReason: injectedCall<
      CancellationAnswer,
      { readonly confirmationId: string; readonly reason: CancellationReason }
    >('sendReason'),
  },
  guards: {
    hasOffer: ({ context }) => (context.quote?.offer ?? null) !== null,
    hasReason: ({ context }) => context.reason !== null,
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
  initial: 'requestingQuote',
  states: {
    requestingQuote: {
      tags: 'cancellation-loading',
      entry: 'clearFailure',
      invoke: {
        src: 'requestQuote',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'storeQuote', params: ({ event }) => event.output },
          },
          { target: 'unanswered', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unanswered', actions: assign({ error: ({ event }) => event.error }) },
      },
      on: { dismiss: 'dismissed' },
    },
    unanswered: { on: { retry: 'requestingQuote', dismiss: 'dismissed' } },
    deciding: {
      on: {
        'accept-offer': { guard: 'hasOffer', target: 'acceptingOffer' },
        confirm: 'cancelling',
        dismiss: 'dismissed',
      },
    },
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
          { target: 'deciding', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'deciding', actions: assign({ error: ({ event }) => event.error }) },
      },
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
          { target: 'deciding', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'deciding', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    cancelled: {
      on: {
        'choose-reason': { actions: assign({ reason: ({ event }) => event.reason }) },
        'send-reason': { guard: 'hasReason', target: 'sendingReason' },
        dismiss: 'left',
      },
    },
    sendingReason: {
      tags: 'cancellation-loading',
      entry: 'clearFailure',
      invoke: {
        src: 'sendReason',
        input: ({ context }) => ({
          confirmationId: settled(context.quote).confirmationId,
          reason: settled(context.reason),
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'left',
            actions: assign({ outcome: ({ event }) => ({ kind: 'told', messageKey: event.output.messageKey }) }),
          },
          { target: 'cancelled', actions: { type: 'storeRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'cancelled', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    left: { type: 'final' },
    stayed: { type: 'final' },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
