import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { memoryStorage, settlePromises } from '../testing/memory-storage.ts';
import { finishRefresh } from './refresh-lock.ts';
import { requestRefresh } from './session-call.ts';
import { tokenRefreshMachine, type RefreshAnswer } from './token-refresh.machine.ts';

/** Tabs of one browser whose network is cut until `connect` is called. */
function cutOff(tabs: number, random: () => number = () => 1) {
  const clock = new SimulatedClock();
  const storage = memoryStorage();
  const tries: string[] = [];
  let isConnected = false;
  const open = (holder: string) => {
    const callRefresh = fromPromise<RefreshAnswer>(async () => {
      tries.push(`${holder} ${clock.now()}`);
      if (!isConnected) throw new TypeError('Failed to fetch');
      return { kind: 'refreshed' };
    });
    const input = { storage, now: () => clock.now(), holder, returnUri: () => '/', random };
    return createActor(tokenRefreshMachine.provide({ actors: { callRefresh } }), { clock, input }).start();
  };
  const actors = Array.from({ length: tabs }, (_, tab) => open(String.fromCodePoint(97 + tab)));
  const pass = async (ms: number, step = 100) => {
    await settlePromises();
    for (let passed = 0; passed < ms; passed += step) {
      clock.increment(step);
      await settlePromises();
    }
  };
  const [first] = actors;
  if (!first) throw new Error('a tab');
  return { clock, storage, tries, first, actors, pass, connect: () => (isConnected = true) };
}

describe('L07 a refresh that nobody answers', () => {
  it('tells the calls that wait after the quick tries, and not before', async () => {
    const { first, pass, tries } = cutOff(1);
    let answer = 'none yet';
    void requestRefresh(first, 0).then((renewal) => (answer = renewal));
    await pass(300);
    expect(answer).toBe('none yet');
    await pass(100);
    expect([answer, tries]).toEqual(['unanswered', ['a 0', 'a 100', 'a 400']]);
  });

  it('is tried at once when a connection is back, and the schedule goes on', async () => {
    const { first, pass, tries, connect } = cutOff(1);
    first.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(1_000);
    connect();
    first.send({ type: 'connection.back' });
    await pass(480_000);
    expect(tries.slice(3)).toEqual(['a 1000', 'a 481000']);
  });

  it('is tried at once for a call that was refused, which shows that the gateway is there', async () => {
    const { first, pass, tries, connect, clock } = cutOff(1);
    first.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(1_000);
    connect();
    expect(await requestRefresh(first, clock.now())).toBe('refreshed');
    expect(tries).toHaveLength(4);
  });

  it('waits at least half of each pause, so that pages that lost the gateway together spread', async () => {
    const { first, pass, tries } = cutOff(1, () => 0);
    first.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(4_400);
    expect(tries).toEqual(['a 0', 'a 100', 'a 400', 'a 1400', 'a 3400']);
  });

  it('of the schedule is tried in the same way, and keeps its page', async () => {
    const { first, pass, tries, connect } = cutOff(1);
    await pass(480_400);
    expect(tries).toHaveLength(3);
    connect();
    await pass(2_000);
    expect([tries.length, first.getSnapshot().value]).toEqual([4, 'waiting']);
  });
});

describe('L07 tabs that nobody answers', () => {
  it('leave each other the turn, and share the first answer', async () => {
    const { actors, pass, tries, connect } = cutOff(3);
    for (const actor of actors) actor.send({ type: 'refresh.requested', callStartedAt: 0 });
    await pass(2_000);
    expect(new Set(tries.map((each) => each[0]))).toEqual(new Set(['a', 'b', 'c']));
    const before = tries.length;
    connect();
    await pass(60_000);
    expect([tries.length - before, actors.map((actor) => actor.getSnapshot().value)]).toEqual([
      1,
      ['waiting', 'waiting', 'waiting'],
    ]);
  });

  it('find out from storage that another tab was answered', async () => {
    const { first, clock, storage, pass, tries } = cutOff(1);
    await pass(480_400);
    finishRefresh({ storage, now: clock.now(), holder: 'b' });
    await pass(2_000);
    expect([tries.length, first.getSnapshot().value]).toEqual([3, 'waiting']);
  });

  it('come back later while another tab is trying', async () => {
    const { first, clock, storage, pass, tries } = cutOff(1);
    await pass(480_400);
    storage.setItem('token_refresh_lock', `${clock.now()}|running|b`);
    await pass(2_000);
    expect([tries.length, first.getSnapshot().value]).toEqual([3, 'unanswered']);
    expect(storage.getItem('token_refresh_lock')).toContain('running|b');
  });
});
