import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { settlePromises } from '../testing/memory-storage.ts';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { accountCreationMachine, type WelcomeCheck } from './account-creation.machine.ts';

const machine = accountCreationMachine;
const welcome = (isWelcome: boolean, isTrial = false): WelcomeCheck => ({
  isWelcome,
  isTrial,
  autologinId: 'one-time',
  traffikJunkyTransactionId: null,
});

const model: PathModel = {
  machine,
  events: [],
  answers: {
    checkWelcome: [{ output: welcome(false) }, { output: welcome(true) }, { error: new Error('offline') }],
    storeWelcome: [{ output: undefined }, { error: new Error('full') }],
  },
};

/** Plays the page to its end, in steps of a second. */
async function wait(answer: (attempt: number) => Promise<WelcomeCheck>, store = () => Promise.resolve()) {
  const clock = new SimulatedClock();
  const calls: number[] = [];
  const stored: WelcomeCheck[] = [];
  const checkWelcome = fromPromise(() => {
    calls.push(clock.now() / 1000);
    return answer(calls.length);
  });
  const storeWelcome = fromPromise<void, WelcomeCheck>(({ input }) => {
    stored.push(input);
    return store();
  });
  const actor = createActor(machine.provide({ actors: { checkWelcome, storeWelcome } }), { clock }).start();

  for (
    await settlePromises();
    clock.now() < 3_600_000 && actor.getSnapshot().status === 'active';
    await settlePromises()
  ) {
    clock.increment(1000);
  }
  return { calls, stored, at: clock.now() / 1000, outcome: actor.getSnapshot().output };
}

describe('L06 every path of the account-creation check', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L06 D30 the figures of the account-creation check', () => {
  it('E13 asks at once and every 5 s, 24 times, then times out', async () => {
    const { calls, at, stored, outcome } = await wait(() => Promise.resolve(welcome(false)));
    expect(calls).toEqual(Array.from({ length: 24 }, (_, attempt) => attempt * 5));
    expect(at).toBe(115);
    expect(stored).toEqual([]);
    expect(outcome).toEqual({
      kind: 'timed-out',
      code: 'POLLING_MAX_RETRY',
      messageKey: 'account_creation_error_modal.timed_out',
    });
  });

  it('counts questions that fail', async () => {
    const { calls, outcome } = await wait(() => Promise.reject(new Error('offline')));
    expect([calls.length, outcome?.kind]).toEqual([24, 'timed-out']);
  });

  it('stores a confirmed welcome, at the last question too', async () => {
    const { calls, stored, outcome } = await wait((n) => Promise.resolve(welcome(n === 24)));
    expect(calls.length).toBe(24);
    expect(stored).toEqual([welcome(true)]);
    expect(outcome).toEqual({ kind: 'confirmed', welcome: welcome(true), path: null });
  });

  it('sends a trial to the upgrade-membership page', async () => {
    const { outcome } = await wait(() => Promise.resolve(welcome(true, true)));
    expect(outcome).toEqual({ kind: 'confirmed', welcome: welcome(true, true), path: '/_upgrademembership' });
  });

  it('goes on when storage refuses the welcome', async () => {
    const { outcome } = await wait(
      () => Promise.resolve(welcome(true)),
      () => Promise.reject(new Error('full')),
    );
    expect(outcome).toMatchObject({ kind: 'confirmed', welcome: welcome(true) });
  });
});
