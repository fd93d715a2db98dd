import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import type { UpsellAnswer, UpsellConfirmation, UpsellRequest } from './upsell-request.ts';

/**
 * The outcome of an upsell: the person continued to the partner or page, returned to the tour link, or left at the
 * confirmation step.
 */
export type UpsellOutcome =
  | { readonly kind: 'redirect' | 'fall-back'; readonly url: string }
  | { readonly kind: 'dismissed' };

export interface UpsellInput {
  readonly request: UpsellRequest;
  /** The person had confirmed before the page was requested. */
  readonly confirmed: boolean;
  /** The address to which a failure leads: the one of the tour link's code, or the tour's home for an unknown code. */
  readonly tourLink: string;
}

/** `confirmed` becomes `confirmationRequired: false` of the call. */
export interface UpsellCall {
  readonly request: UpsellRequest;
  readonly confirmed: boolean;
}

interface UpsellContext extends UpsellInput {
  readonly confirmation: UpsellConfirmation | null;
  /** The exception, for the log. */
  readonly error: unknown;
  readonly outcome: UpsellOutcome | null;
}

/**
 * One one-click upsell (L19), charged only when the gateway needs no confirmation or the person gave it. Every failure
 * falls back to the tour link, and so does a second request for confirmation. Provide `callUpsell`.
 */
export const oneClickUpsellMachine = setup({
  types: declaredTypes<{
    context: UpsellContext;
    input: UpsellInput;
    events: { type: 'confirm' } | { type: 'dismiss' };
    output: UpsellOutcome;
  }>(),
  actors: { callUpsell: injectedCall<UpsellAnswer, UpsellCall>('callUpsell') },
  guards: {
    accepted: (_, { kind }: UpsellAnswer) => kind === 'redirect',
    mustConfirm: ({ context }, { kind }: UpsellAnswer) => kind === 'confirmation' && !context.confirmed,
  },
}).createMachine({
  id: 'one-click-upsell',
  context: ({ input }) => ({ ...input, confirmation: null, error: null, outcome: null }),
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'callUpsell',
        input: ({ context: { request, confirmed } }) => ({ request, confirmed }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'redirected',
            actions: assign({
              outcome: ({ context, event: { output } }) =>
                output.kind === 'redirect'
                  ? { kind: 'redirect', url: output.url }
                  : { kind: 'fall-back', url: context.tourLink },
            }),
          },
          {
            guard: { type: 'mustConfirm', params: ({ event }) => event.output },
            target: 'confirming',
            actions: assign({
              confirmation: ({ event: { output } }) => (output.kind === 'confirmation' ? output.confirmation : null),
            }),
          },
          { target: 'fellBack' },
        ],
        onError: { target: 'fellBack', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    confirming: {
      on: {
        confirm: { target: 'requesting', actions: assign({ confirmed: true }) },
        dismiss: 'dismissed',
      },
    },
    redirected: { type: 'final' },
    fellBack: {
      type: 'final',
      entry: assign({ outcome: ({ context }) => ({ kind: 'fall-back', url: context.tourLink }) }),
    },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
