import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { settled } from '../injection/settled.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/** The body of POST /subscriptions/vip-user-credentials (C22). */
export interface VipCredentials {
  readonly newEmail: string;
  readonly newPassword: string;
}

/** The gateway's answer: done, or a code of the error catalogue (E17). */
export type VipAnswer = { readonly kind: 'updated' } | { readonly kind: 'refused'; readonly code: string };

/** The message after a failure; an unknown failure also links to support. */
export interface VipFailure {
  readonly messageKey: (typeof LIFECYCLE_MESSAGES)[
    | 'vipEmailExists'
    | 'vipInvalidEmail'
    | 'vipInvalidPassword'
    | 'vipUpdateFailed'];
  readonly link: '/support' | null;
}

/** The four outcomes of a refusal (E17). */
export function vipFailure(code: string | null): VipFailure {
  switch (code) {
    case 'EMAIL_ALREADY_EXISTS':
      return { messageKey: LIFECYCLE_MESSAGES.vipEmailExists, link: null };
    case 'INVALID_EMAIL':
      return { messageKey: LIFECYCLE_MESSAGES.vipInvalidEmail, link: null };
    case 'INVALID_PASSWORD':
      return { messageKey: LIFECYCLE_MESSAGES.vipInvalidPassword, link: null };
    default:
      return { messageKey: LIFECYCLE_MESSAGES.vipUpdateFailed, link: '/support' };
  }
}

export interface VipConversionInput {
  /**
   * Checks both fields (V02, V03): the values to send, the email trimmed and in lower case, or null when one is wrong.
   */
  readonly check: (fields: VipCredentials) => VipCredentials | null;
}

interface VipConversionContext extends VipConversionInput {
  readonly credentials: VipCredentials | null;
  readonly failure: VipFailure | null;
  /** The last exception, for the log. */
  readonly error: unknown;
}

/**
 * Replaces a VIP user's credentials by their own (L14): idle, submitting, then the page reloads; a failure shows its
 * message and is idle again. Nothing is sent before both fields pass, nor twice while a request runs (V04). The
 * password is cleared as soon as the answer arrives. Provide `updateCredentials`.
 */
export const vipConversionMachine = setup({
  types: declaredTypes<{
    context: VipConversionContext;
    input: VipConversionInput;
    events: { type: 'submit'; fields: VipCredentials };
    output: { readonly kind: 'reload' };
  }>(),
  actors: { updateCredentials: injectedCall<VipAnswer, VipCredentials>('updateCredentials') },
  guards: {
    fieldsPass: ({ context, event }) => event.type === 'submit' && context.check(event.fields) !== null,
    updated: (_, { kind }: VipAnswer) => kind === 'updated',
  },
}).createMachine({
  id: 'vip-conversion',
  context: ({ input }) => ({ ...input, credentials: null, failure: null, error: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        submit: {
          guard: 'fieldsPass',
          target: 'submitting',
          actions: assign({
            credentials: ({ context, event }) => context.check(event.fields),
            failure: null,
            error: null,
          }),
        },
      },
    },
    submitting: {
      exit: assign({ credentials: null }),
      invoke: {
        src: 'updateCredentials',
        input: ({ context }) => settled(context.credentials),
        onDone: [
          { guard: { type: 'updated', params: ({ event }) => event.output }, target: 'converted' },
          {
            target: 'idle',
            actions: assign({
              failure: ({ event }) => vipFailure(event.output.kind === 'refused' ? event.output.code : null),
            }),
          },
        ],
        onError: {
          target: 'idle',
          actions: assign({ failure: vipFailure(null), error: ({ event }) => event.error }),
        },
      },
    },
    converted: { type: 'final' },
  },
  output: { kind: 'reload' },
});
