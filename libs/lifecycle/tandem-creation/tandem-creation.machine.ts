import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/** The credentials of the child account. */
export interface TandemChild {
  readonly email: string;
  readonly password: string;
}

export interface TandemCreationInput {
  /** A person has one child account at most, and a child none (`tandemSubscription` of the profile). */
  readonly hasTandemChildAccount: boolean;
  readonly isTandemChildAccount: boolean;
}

/** The outcome of the modal. The profile has a child account once the mailed link is followed. */
export type TandemCreationOutcome =
  | { readonly kind: 'invited'; readonly messageKey: typeof LIFECYCLE_MESSAGES.tandemInvited }
  | { readonly kind: 'dismissed' };

interface TandemCreationContext extends TandemCreationInput {
  readonly child: TandemChild | null;
  /** The gateway's own key where it gave one. */
  readonly messageKey: string | null;
  /** The last exception, for the log. */
  readonly error: unknown;
  readonly outcome: TandemCreationOutcome | null;
}

export type TandemAnswer = { readonly kind: 'invited' } | { readonly kind: 'refused'; readonly messageKey: string };

/**
 * Invites the second person of a tandem subscription to a child account. Nothing is sent for a person who has a child account or is one;
 * after a failure the person can try again. The form sends checked fields only. Provide `inviteChild`.
 */
export const tandemCreationMachine = setup({
  types: declaredTypes<{
    context: TandemCreationContext;
    input: TandemCreationInput;
    events: { type: 'create'; fields: TandemChild } | { type: 'dismiss' };
    output: TandemCreationOutcome;
  }>(),
  actors: { inviteChild: injectedCall<TandemAnswer, TandemChild>('inviteChild') },
  guards: {
    mayCreate: ({ context, event }) =>
      event.type === 'create' && !context.hasTandemChildAccount && !context.isTandemChildAccount,
    invited: (_, { kind }: TandemAnswer) => kind === 'invited',
  },
}).createMachine({
  id: 'tandem-creation',
  context: ({ input }) => ({ ...input, child: null, messageKey: null, error: null, outcome: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        create: {
          guard: 'mayCreate',
          target: 'inviting',
          actions: assign({
            child: ({ event }) => event.fields,
            messageKey: null,
            error: null,
          }),
        },
        dismiss: 'dismissed',
      },
    },
    inviting: {
      exit: assign({ child: null }),
      invoke: {
        src: 'inviteChild',
        input: ({ context }) => settled(context.child),
        onDone: [
          { guard: { type: 'invited', params: ({ event }) => event.output }, target: 'invited' },
          {
            target: 'editing',
            actions: assign({
              messageKey: ({ event }) =>
                event.output.kind === 'refused' ? event.output.messageKey : LIFECYCLE_MESSAGES.tandemFailed,
            }),
          },
        ],
        onError: {
          target: 'editing',
          actions: assign({ messageKey: LIFECYCLE_MESSAGES.tandemFailed, error: ({ event }) => event.error }),
        },
      },
    },
    invited: {
      type: 'final',
      entry: assign({ outcome: { kind: 'invited', messageKey: LIFECYCLE_MESSAGES.tandemInvited } }),
    },
    dismissed: { type: 'final', entry: assign({ outcome: { kind: 'dismissed' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
