import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machinePaths, walkPath, type PathModel } from '../testing/machine-paths.ts';
import { memoryStorage, settlePromises } from '../testing/memory-storage.ts';
import { requestRefresh } from './session-call.ts';
import { tokenRefreshMachine, type RefreshAnswer } from './token-refresh.machine.ts';

const answers = (['refreshed', 'refused', 'failed'] as const).map((kind) => ({ output: { kind } }));
const model: PathModel = {
  machine: tokenRefreshMachine,
  inputs: [{ storage: memoryStorage(), now: () => 0, holder: 'tab', returnUri: () => '/account', random: () => 1 }],
  events: [{ type: 'refresh.requested', callStartedAt: 5 }, { type: 'connection.back' }],
  answers: {
    claimLock: [{ output: 'claimed' }, { output: 'busy' }, { output: 'fresh' }, { error: new Error('lock') }],
    callRefresh: [...answers, { error: new Error('offline') }],
  },
};

describe('L07 every path of the token refresh', () => {
  it.each(machinePaths(model))('$title', async (path) => {
    expect((await walkPath(model, path)).at(-1)?.value).toEqual(path.end.value);
  });
});

/** A browser: tabs that share storage and a clock, and a gateway that answers each refresh after 50 ms. */
function browser(tabs: number, answer: (refresh: number) => Promise<RefreshAnswer> = () => refreshed) {
  const clock = new SimulatedClock();
  const storage = memoryStorage();
  const refreshes: number[] = [];
  const callRefresh = fromPromise(async () => {
    refreshes.push(clock.now());
    const turn = refreshes.length;
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 50));
    return answer(turn);
  });
  const machine = tokenRefreshMachine.provide({ actors: { callRefresh } });
  const open = (holder: string) =>
    createActor(machine, {
      clock,
      input: { storage, now: () => clock.now(), holder, returnUri: () => '/videos?page=2', random: () => 1 },
    }).start();
  const actors = Array.from({ length: tabs }, (_, tab) => open(`tab ${tab}`));
  const pass = async (ms: number, step = 10) => {
    await settlePromises();
    for (let passed = 0; passed < ms; passed += step) {
      clock.increment(step);
      await settlePromises();
    }
  };
  return { clock, actors, refreshes, pass, open };
}

const refreshed = Promise.resolve<RefreshAnswer>({ kind: 'refreshed' });
const failed = Promise.resolve<RefreshAnswer>({ kind: 'failed' });

describe('L07 D30 the figures of the token refresh', () => {
  it('refreshes every 480 s', async () => {
    const { refreshes, pass } = browser(1);
    await pass(479_900, 100);
    expect(refreshes).toEqual([]);
    await pass(481_000, 100);
    // The second is counted from the end of the first, which took the gateway 50 ms and the clock a step of 100.
    expect(refreshes).toEqual([480_000, 960_100]);
  });

  it('stays on schedule after a refresh for a call', async () => {
    const { actors, refreshes, pass } = browser(1);
    actors[0]?.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(481_000, 100);
    expect(refreshes).toEqual([0, 480_100]);
  });

  it('refreshes once for several tabs, whenever they were opened', async () => {
    const { refreshes, pass, open } = browser(3);
    await pass(1000, 100);
    open('opened a second later');
    await pass(480_000, 100);
    expect(refreshes).toEqual([480_000]);
  });

  it.each([
    ['fails', () => failed],
    ['throws', () => Promise.reject(new Error('offline'))],
  ])(
    'tries a refresh that %s again after 100 ms and 300 ms, then with growing pauses, and never leaves',
    async (_, answer) => {
      const { actors, refreshes, pass } = browser(1, answer);
      actors[0]?.send({ type: 'refresh.requested', callStartedAt: 0 });
      await pass(2000);
      expect(refreshes).toEqual([0, 150, 500]);
      await pass(250_000);
      // Each try takes the gateway 50 ms.
      const pauses = refreshes.slice(3).map((at, turn) => at - (refreshes[turn + 2] ?? 0) - 50);
      expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
      expect(actors[0]?.getSnapshot().value).toBe('unanswered');
    },
  );

  it('accepts a second or third try, and counts the tries of the next refresh from zero', async () => {
    const { actors, refreshes, pass } = browser(1, (turn) => (turn % 3 === 0 ? refreshed : failed));
    for (const seconds of [0, 100]) {
      actors[0]?.send({ type: 'refresh.requested', callStartedAt: seconds * 1000 });
      await pass(100_000, 50);
    }
    expect(refreshes).toEqual([0, 150, 500, 100_000, 100_150, 100_500]);
    expect(actors[0]?.getSnapshot().value).toBe('waiting');
  });

  it('does not try an invalid grant, a 401 or a 511 again', async () => {
    const { actors, refreshes, pass } = browser(1, () => Promise.resolve({ kind: 'refused' }));
    actors[0]?.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(2000);
    expect(refreshes.length).toBe(1);
    expect(actors[0]?.getSnapshot().output).toEqual({ kind: 'login', uri: '/videos?page=2' });
  });
});

describe('L07 one shared refresh', () => {
  it('for 20 parallel calls of each of 4 tabs', async () => {
    const { actors, refreshes, pass } = browser(4);
    const calls = actors.flatMap((actor) => Array.from({ length: 20 }, () => requestRefresh(actor, 0)));
    await pass(500);
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 80 }, () => 'refreshed'));
    expect(refreshes.length).toBe(1);
  });

  it('serves a call that began before it ended, and not one that began later', async () => {
    const { actors, refreshes, pass, clock } = browser(2);
    const [first, second] = actors;
    if (!first || !second) throw new Error('two tabs');
    void requestRefresh(first, 0);
    await pass(100);
    const late = requestRefresh(second, 49);
    await pass(100);
    expect([await late, refreshes.length]).toEqual(['refreshed', 1]);
    const later = requestRefresh(second, clock.now());
    await pass(100);
    expect([await later, refreshes.length]).toEqual(['refreshed', 2]);
  });

  it('sends every tab to the login when the session is over, and later calls too', async () => {
    const { actors, pass } = browser(2, () => Promise.resolve({ kind: 'refused' }));
    const calls = actors.map((actor) => requestRefresh(actor, 0));
    await pass(1000);
    expect(await Promise.all(calls)).toEqual(['ended', 'ended']);
    expect(await Promise.all(actors.map((actor) => requestRefresh(actor, 0)))).toEqual(['ended', 'ended']);
  });
});
