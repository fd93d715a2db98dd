import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { RetentionOffer } from './retention-offer.ts';

/** The input of `reactivateCancelledRebill`; the gateway finds the offer by its name and knows its deal. */
export interface ReactivationRequest {
  readonly userUuid: string;
  readonly source: string;
  /** The offer that the person accepts, or null to come back at the old price. */
  readonly offer: RetentionOffer | null;
}

export type ReactivationInput = Omit<ReactivationRequest, 'offer'>;

/** The outcome of the modal. */
export type ReactivationOutcome =
  | { readonly kind: 'reactivated'; readonly messageKey: typeof LIFECYCLE_MESSAGES.reactivated }
  | { readonly kind: 'dismissed' };

interface ReactivationContext extends ReactivationInput {
  /** The stored offer; null is the empty one, which a failure stores as well. */
  readonly offer: RetentionOffer | null;
  readonly takesOffer: boolean;
  readonly messageKey: typeof LIFECYCLE_MESSAGES.reactivationFailed | null;
  /** The last exception, for the log. */
  readonly error: unknown;
  readonly outcome: ReactivationOutcome | null;
}

/**
 * Reverses a cancellation, with a retention offer where there is one. When the offer cannot be loaded, reactivating
 * works without it; a failed reactivation is shown and may be tried again. The tag `uncancel-loading` marks the running
 * call; meanwhile a second request and closing are ignored. Provide `getRetentionOffer` and `reactivate`.
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
    requestsAvailableOffer: ({ context, event }) =>
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
          guard: 'requestsAvailableOffer',
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
