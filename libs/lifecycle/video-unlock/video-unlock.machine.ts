import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { injectedCall } from '../injection/injected-call.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';

/** The gateway's answer to UnlockVideo. */
export type VideoUnlockAnswer = { readonly kind: 'unlocked' | 'already-unlocked' | 'refused' };

interface VideoUnlockContext {
  readonly videoId: string;
  readonly messageKey: (typeof LIFECYCLE_MESSAGES)['videoUnlockFailed' | 'videoAlreadyUnlocked'] | null;
  /** The last exception, for the log. */
  readonly error: unknown;
}

/**
 * Unlocks a video for a credit: the request loads, success ends the flow and the page opens the video, as it does where
 * it was unlocked before; a failure is shown and may be tried again. Provide `unlockVideo`.
 */
export const videoUnlockMachine = setup({
  types: declaredTypes<{
    context: VideoUnlockContext;
    input: { readonly videoId: string };
    events: { type: 'unlock' };
    output: { readonly kind: 'open-video'; readonly videoId: string };
  }>(),
  actors: { unlockVideo: injectedCall<VideoUnlockAnswer, { readonly videoId: string }>('unlockVideo') },
  guards: {
    unlocked: (_, { kind }: VideoUnlockAnswer) => kind === 'unlocked',
    alreadyUnlocked: (_, { kind }: VideoUnlockAnswer) => kind === 'already-unlocked',
  },
}).createMachine({
  id: 'video-unlock',
  context: ({ input }) => ({ videoId: input.videoId, messageKey: null, error: null }),
  initial: 'idle',
  states: {
    idle: { on: { unlock: 'loading' } },
    loading: {
      entry: assign({ messageKey: null, error: null }),
      invoke: {
        src: 'unlockVideo',
        input: ({ context }) => ({ videoId: context.videoId }),
        onDone: [
          { guard: { type: 'unlocked', params: ({ event }) => event.output }, target: 'unlocked' },
          {
            guard: { type: 'alreadyUnlocked', params: ({ event }) => event.output },
            target: 'alreadyUnlocked',
            actions: assign({ messageKey: LIFECYCLE_MESSAGES.videoAlreadyUnlocked }),
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: {
      entry: assign({ messageKey: LIFECYCLE_MESSAGES.videoUnlockFailed }),
      on: { unlock: 'loading' },
    },
    unlocked: { type: 'final' },
    alreadyUnlocked: { type: 'final' },
  },
  output: ({ context }) => ({ kind: 'open-video', videoId: context.videoId }),
});
