import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, type PathModel, walkPath } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { type VideoUnlockAnswer, videoUnlockMachine } from './video-unlock.machine.ts';

const model: PathModel = {
  machine: videoUnlockMachine,
  inputs: [{ videoId: 'v-1' }],
  events: [{ type: 'unlock' }],
  answers: {
    unlockVideo: [
      { output: { kind: 'unlocked' } },
      { output: { kind: 'already-unlocked' } },
      { output: { kind: 'refused' } },
      { error: new Error('offline') },
    ],
  },
};

function start(...answers: (() => Promise<VideoUnlockAnswer>)[]) {
  let calls = 0;
  const unlockVideo = fromPromise<VideoUnlockAnswer, { videoId: string }>(
    () => answers[calls++]?.() ?? Promise.reject(new Error('one call too many')),
  );
  const actor = createActor(videoUnlockMachine.provide({ actors: { unlockVideo } }), { input: { videoId: 'v-1' } });
  return { actor: actor.start(), calls: () => calls };
}

describe('L08 every path of unlocking a video', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L08 unlocking a video', () => {
  it('loads, and opens the video', async () => {
    const { actor, calls } = start(() => Promise.resolve({ kind: 'unlocked' }));
    actor.send({ type: 'unlock' });
    actor.send({ type: 'unlock' });
    expect(actor.getSnapshot().value).toBe('loading');
    await settlePromises();
    expect([actor.getSnapshot().output, calls()]).toEqual([{ kind: 'open-video', videoId: 'v-1' }, 1]);
  });

  it('says that a video was unlocked before, and opens it', async () => {
    const { actor } = start(() => Promise.resolve({ kind: 'already-unlocked' }));
    actor.send({ type: 'unlock' });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'alreadyUnlocked',
      context: { messageKey: 'video_unlock_modal.already_unlocked' },
      output: { kind: 'open-video', videoId: 'v-1' },
    });
  });

  it.each([
    ['a refusal', () => Promise.resolve<VideoUnlockAnswer>({ kind: 'refused' }), null],
    ['an error', () => Promise.reject(new Error('offline')), new Error('offline')],
  ])('E04 reports %s, and may be tried again', async (_case, answer, error) => {
    const { actor } = start(answer, () => Promise.resolve({ kind: 'unlocked' }));
    actor.send({ type: 'unlock' });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { messageKey: 'video_unlock_modal.error', error },
    });
    actor.send({ type: 'unlock' });
    await settlePromises();
    expect(actor.getSnapshot().status).toBe('done');
  });
});
