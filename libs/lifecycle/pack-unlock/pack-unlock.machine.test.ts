import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, type PathModel, walkPath } from '../testing/machine-paths.ts';
import { settlePromises } from '../testing/memory-storage.ts';
import { type PackPurchase, type PackUnlockAnswer, packUnlockMachine } from './pack-unlock.machine.ts';

const model: PathModel = {
  machine: packUnlockMachine,
  inputs: [{ newKey: () => 'key' }],
  events: [
    { type: 'unlock', packId: 'one' },
    { type: 'unlock', packId: 'two' },
  ],
  answers: {
    unlockPack: [
      { output: { kind: 'unlocked', balance: 30 } },
      { output: { kind: 'already-unlocked', balance: 40 } },
      { output: { kind: 'out-of-balance', balance: 3 } },
      { output: { kind: 'refused' } },
      { error: new Error('offline') },
    ],
  },
};

function start(...answers: (() => Promise<PackUnlockAnswer>)[]) {
  const sent: PackPurchase[] = [];
  let keys = 0;
  const unlockPack = fromPromise<PackUnlockAnswer, PackPurchase>(({ input }) => {
    sent.push(input);
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('one call too many'));
  });
  const machine = packUnlockMachine.provide({ actors: { unlockPack } });
  return { actor: createActor(machine, { input: { newKey: () => `key-${(keys += 1)}` } }).start(), sent };
}

const offline = () => Promise.reject(new Error('offline'));
const unlocked = () => Promise.resolve<PackUnlockAnswer>({ kind: 'unlocked', balance: 30 });

describe('L09 every path of unlocking a pack', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L09 unlocking a pack', () => {
  it('is loading, then succeeded, and sends one call however often it is pressed', async () => {
    const { actor, sent } = start(unlocked);
    actor.send({ type: 'unlock', packId: 'one' });
    actor.send({ type: 'unlock', packId: 'one' });
    expect(actor.getSnapshot().value).toBe('loading');
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({ value: 'succeeded', context: { balance: 30, messageKey: null } });
    expect(sent).toEqual([{ packId: 'one', idempotencyKey: 'key-1' }]);
  });

  it.each([
    ['out-of-balance', 'outOfBalance', 'unlock_channel_modal.not_enough_funds'],
    ['already-unlocked', 'alreadyUnlocked', 'unlock_channel_modal.already_unlocked'],
  ] as const)('E08 says %s', async (kind, value, messageKey) => {
    const { actor } = start(() => Promise.resolve({ kind, balance: 3 }));
    actor.send({ type: 'unlock', packId: 'one' });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({ value, context: { balance: 3, messageKey } });
  });

  it('E08 a failure is shown, and the same pack again is the same purchase', async () => {
    const { actor, sent } = start(offline, unlocked);
    actor.send({ type: 'unlock', packId: 'one' });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { messageKey: 'unlock_channel_modal.failed', error: new Error('offline') },
    });
    actor.send({ type: 'unlock', packId: 'one' });
    await settlePromises();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    expect(actor.getSnapshot()).toMatchObject({ value: 'succeeded', context: { messageKey: null, error: null } });
  });

  it('another pack is another purchase', async () => {
    const { actor, sent } = start(offline, unlocked, unlocked);
    for (const packId of ['one', 'two', 'one']) {
      actor.send({ type: 'unlock', packId });
      await settlePromises();
    }
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('a refusal counts as a failure', async () => {
    const { actor } = start(() => Promise.resolve({ kind: 'refused' }));
    actor.send({ type: 'unlock', packId: 'one' });
    await settlePromises();
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { balance: null } });
  });
});
