import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { settlePromises } from '../testing/memory-storage.ts';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { statusPollingMachine } from './status-polling.machine.ts';

const machine = statusPollingMachine;
const model: PathModel = {
  machine,
  inputs: [{ isFlagship: false, pollingCounter: 37 }, { isFlagship: true }],
  events: [],
  answers: { queryActive: [{ output: false }, { output: true }, { error: new Error('offline') }] },
  // The flagship reloads before it could poll a second time.
  possible: ({ context }, { type }) => !type.includes(context.isFlagship ? 'pollEvery' : 'flagshipReload'),
};

/** Runs the page for a while, in steps of a second, and returns the seconds of its polls. */
async function poll(isFlagship: boolean, seconds: number, answer: (poll: number) => Promise<boolean>) {
  const clock = new SimulatedClock();
  const calls: number[] = [];
  const queryActive = fromPromise(() => {
    calls.push(clock.now() / 1000);
    return answer(calls.length);
  });
  const actor = createActor(machine.provide({ actors: { queryActive } }), { clock, input: { isFlagship } }).start();

  await settlePromises();
  while (clock.now() < seconds * 1000 && actor.getSnapshot().status === 'active') {
    clock.increment(1000);
    await settlePromises();
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { calls, at: clock.now() / 1000, snapshot };
}

const never = () => Promise.resolve(false);

describe('L05 every path of status polling', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

describe('L05 D30 the figures of status polling', () => {
  it('asks at once and every 15 s, 40 times, then fails and goes to the subscription-status page', async () => {
    const { calls, at, snapshot } = await poll(false, 3600, never);
    expect(calls).toEqual(Array.from({ length: 40 }, (_, poll_) => poll_ * 15));
    expect(at).toBe(585);
    expect(snapshot.output).toEqual({
      kind: 'polling-failed',
      messageKey: 'subscription_status_modal.polling_failed',
      closeModal: true,
      path: '/subscription-status',
    });
    expect(snapshot.context.pollingCounter).toBe(0);
  });

  it('reloads with fatr=true as soon as the subscription is active', async () => {
    const { calls, snapshot } = await poll(false, 3600, (n) => Promise.resolve(n === 3));
    expect(calls).toEqual([0, 15, 30]);
    expect(snapshot.output).toEqual({ kind: 'reload', search: { fatr: 'true' }, path: null });
  });

  it('reloads at the 40th answer too', async () => {
    const { calls, snapshot } = await poll(false, 3600, (n) => Promise.resolve(n === 40));
    expect([calls.length, snapshot.output?.kind]).toEqual([40, 'reload']);
  });

  it('counts a question that fails as one without a yes', async () => {
    const { calls, snapshot } = await poll(false, 3600, () => Promise.reject(new Error('offline')));
    expect([calls.length, snapshot.output?.kind]).toEqual([40, 'polling-failed']);
  });

  it.each([
    ['not active', never],
    ['silent', () => new Promise<boolean>(() => undefined)],
    ['offline', () => Promise.reject(new Error('offline'))],
  ])('reloads the flagship after 10 s though the subscription is %s', async (_, answer) => {
    expect((await poll(true, 9, answer)).snapshot.status).toBe('active');
    const { calls, at, snapshot } = await poll(true, 60, answer);
    expect([calls, at]).toEqual([[0], 10]);
    expect(snapshot.output).toEqual({ kind: 'reload', search: { fatr: 'true' }, path: '/subscription-status' });
  });

  it('lets no other brand reload after 10 s', async () => {
    expect((await poll(false, 14, never)).snapshot.value).toEqual({ polling: 'waiting' });
  });

  it('L02 counts the polls of each wait from zero', async () => {
    const first = await poll(false, 3600, never);
    const second = await poll(false, 3600, never);
    expect([first.calls.length, second.calls.length]).toEqual([40, 40]);
  });
});
