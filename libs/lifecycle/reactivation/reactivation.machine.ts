import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { RetentionOffer } from './retention-offer.ts';

/** What `reactivateCancelledRebill` needs (C09); the gateway looks the offer up by its name and knows its deal. */
export interface ReactivationRequest {
  readonly userUuid: string;
  readonly source: string;
  /** The offer that the person takes, or null to come back at the old price. */
  readonly offer: RetentionOffer | null;
}

export type ReactivationInput = Omit<ReactivationRequest, 'offer'>;

/** How the modal ended (L04, E02). */
export type ReactivationOutcome =
  | { readonly kind: 'reactivated'; readonly messageKey: typeof LIFECYCLE_MESSAGES.reactivated }
  | { readonly kind: 'dismissed' };

interface ReactivationContext extends ReactivationInput {
  /** The stored offer; null is the empty one, which a failure stores as well. */
  readonly offer: RetentionOffer | null;
  readonly takesOffer: boolean;
  readonly messageKey: typeof LIFECYCLE_MESSAGES.reactivationFailed | null;
  /** What was thrown last, for the log. */
  readonly error: unknown;
  readonly outcome: ReactivationOutcome | null;
}

/**
 * Takes a cancellation back, with a retention offer where one waits (L04). A failed offer leaves the way back open without
 * one; a failed reactivation says so and may be tried again. The tag `uncancel-loading` says that the call runs; while it
 * does, neither a second request nor closing is heard. Provide `getRetentionOffer` and `reactivate`.
 */
export const reactivationMachine = setup({
  types: declaredTypes<{
    context: ReactivationContext;
    input: ReactivationInput;
    events: { type: 'reactivate'; withOffer: boolean } | { type: 'dismiss' };
    output: ReactivationOutcome;
    tags: 'uncancel-loading';
  }>(),
  actors: {
    getRetentionOffer: injectedCall<RetentionOffer | null, { readonly userUuid: string }>('getRetentionOffer'),
    reactivate: injectedCall<{ readonly success: boolean }, ReactivationRequest>('reactivate'),
  },
  guards: {
    succeeded: (_, { success }: { readonly success: boolean }) => success,
    asksForAnOfferThatIsThere: ({ context, event }) =>
      event.type === 'reactivate' && (!event.withOffer || context.offer !== null),
  },
}).createMachine({
  id: 'reactivation',
  context: ({ input }) => ({
    ...input,
    offer: null,
    takesOffer: false,
    messageKey: null,
    error: null,
    outcome: null,
  }),
  initial: 'loadingOffer',
  states: {
    loadingOffer: {
      on: { dismiss: 'dismissed' },
      invoke: {
        src: 'getRetentionOffer',
        input: ({ context }) => ({ userUuid: context.userUuid }),
        onDone: { target: 'deciding', actions: assign({ offer: ({ event }) => event.output }) },
        onError: { target: 'deciding', actions: assign({ offer: null, error: ({ event }) => event.error }) },
      },
    },
    deciding: {
      on: {
        reactivate: {
          guard: 'asksForAnOfferThatIsThere',
          target: 'reactivating',
          actions: assign({ takesOffer: ({ event }) => event.withOffer }),
        },
        dismiss: 'dismissed',
      },
    },
    reactivating: {
      tags: 'uncancel-loading',
      entry: assign({ messageKey: null, error: null }),
      invoke: {
        src: 'reactivate',
        input: ({ context: { userUuid, source, offer, takesOffer } }) => ({
          userUuid,
          source,
          offer: takesOffer ? offer : null,
        }),
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'reactivated' },
          { target: 'deciding', actions: assign({ messageKey: LIFECYCLE_MESSAGES.reactivationFailed }) },
        ],
        onError: {
          target: 'deciding',
          actions: assign({ messageKey: LIFECYCLE_MESSAGES.reactivationFailed, error: ({ event }) => event.error }),
        },
      },
    },
    reactivated: {
      type: 'final',
      entry: assign({ outcome: { kind: 'reactivated', messageKey: LIFECYCLE_MESSAGES.reactivated } }),
    },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
