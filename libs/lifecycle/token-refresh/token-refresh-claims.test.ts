import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { memoryStorage, settlePromises } from '../testing/memory-storage.ts';
import type { ClaimAnswer, RefreshClaim } from './refresh-lock.ts';
import { requestRefresh } from './session-call.ts';
import { tokenRefreshMachine, type RefreshAnswer } from './token-refresh.machine.ts';

function start(claim: (since: number | null) => Promise<ClaimAnswer>) {
  const clock = new SimulatedClock();
  const claimLock = fromPromise<ClaimAnswer, RefreshClaim>(({ input }) => claim(input.since));
  let refreshes = 0;
  const callRefresh = fromPromise<RefreshAnswer>(() => {
    refreshes += 1;
    return Promise.resolve({ kind: 'refreshed' });
  });
  const input = { storage: memoryStorage(), now: () => 0, holder: 'tab', returnUri: () => '/', random: () => 1 };
  const machine = tokenRefreshMachine.provide({ actors: { claimLock, callRefresh } });
  return { actor: createActor(machine, { clock, input }).start(), clock, count: () => refreshes };
}

describe('L07 the claims of a tab', () => {
  it('are made again for a call that is refused while the schedule claims, and for the latest of several', async () => {
    const claims: (number | null)[] = [];
    const { actor, clock } = start((since) => {
      claims.push(since);
      return new Promise(() => undefined);
    });
    clock.increment(480_000);
    actor.send({ type: 'refresh.requested', callStartedAt: 900 });
    actor.send({ type: 'refresh.requested', callStartedAt: 300 });
    await settlePromises();
    expect(claims).toEqual([null, 900, 900]);
  });

  it('remember the latest call while another tab refreshes, and look again after 100 ms', async () => {
    const claims: (number | null)[] = [];
    const { actor, clock, count } = start((since) => {
      claims.push(since);
      return Promise.resolve(claims.length < 2 ? 'busy' : 'claimed');
    });
    actor.send({ type: 'refresh.requested', callStartedAt: 300 });
    await settlePromises();
    actor.send({ type: 'refresh.requested', callStartedAt: 900 });
    clock.increment(99);
    await settlePromises();
    expect(claims).toEqual([300]);
    clock.increment(1);
    await settlePromises();
    expect([claims, count()]).toEqual([[300, 900], 1]);
  });

  it('that break do not keep the tab from refreshing', async () => {
    const { actor, count } = start(() => Promise.reject(new Error('no locks here')));
    actor.send({ type: 'refresh.requested', callStartedAt: 0 });
    await settlePromises();
    expect(count()).toBe(1);
  });

  it('leave no call waiting when the page stops refreshing', async () => {
    const { actor } = start(() => new Promise(() => undefined));
    const call = requestRefresh(actor, 0);
    await settlePromises();
    actor.stop();
    expect(await call).toBe('ended');
  });
});
