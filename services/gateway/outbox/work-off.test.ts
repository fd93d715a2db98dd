import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../config/clock.ts';
import { type Letter, letters, settled, START } from './testing/letters.ts';
import type { Pace } from './outbox.ts';
import { HELD_MS, timeSince, workOff } from './work-off.ts';

describe('an outbox', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('holds each message from when its delivery begins, and as long as it takes', async () => {
    const clock = fixedClock(START);
    const { outbox, held, end } = letters(['ada', 'ada', 'eve', 'eve']);
    const run = workOff(outbox, { now: () => clock.now() });
    await settled();
    clock.advance(HELD_MS - 1);
    end(0);
    end(1);
    end(2);
    await vi.waitFor(() => expect(held.map(({ id }) => id)).toContain(3));
    const [first, last] = [held.find(({ id }) => id === 0), held.find(({ id }) => id === 3)];
    expect((last?.until ?? 0) - (first?.until ?? 0)).toBe(HELD_MS - 1);
    clock.advance(HELD_MS / 2);
    await vi.advanceTimersByTimeAsync(HELD_MS / 3);
    expect(held.filter(({ id }) => id === 3)).toHaveLength(2);
    end(3);
    expect(await run).toEqual(new Map([['sent', 4]]));
  });

  it('gives a receiver that does not answer its own lane alone', async () => {
    const { outbox, underWay, end } = letters(['silent', 'silent', 'silent', 'ada', 'ada']);
    const run = workOff(outbox, { now: () => new Date(START) });
    await settled();
    expect(underWay()).toEqual([0, 1, 3]);
    end(3);
    await vi.waitFor(() => expect(underWay()).toEqual([0, 1, 4]));
    for (const id of [4, 0, 1]) end(id);
    await vi.waitFor(() => expect(underWay()).toEqual([2]));
    end(2);
    expect(await run).toEqual(new Map([['sent', 5]]));
  });

  it('goes on where a lane becomes free while a claim that left it out is under way', async () => {
    const { outbox, underWay, end } = letters(['ada', 'ada', 'ada']);
    const claim: typeof outbox.claim = async (now, until, full, pace) => {
      // Both deliveries end while this claim leaves their lane out.
      if (full.length > 0) for (const id of underWay()) end(id);
      await settled();
      return outbox.claim(now, until, full, pace);
    };
    const run = workOff({ ...outbox, claim }, { now: () => new Date(START) });
    await vi.waitFor(() => expect(underWay()).toEqual([2]));
    end(2);
    expect(await run).toEqual(new Map([['sent', 3]]));
  });

  it('takes what comes while another delivery is under way', async () => {
    const { outbox, waiting, underWay, end } = letters(['silent']);
    const run = workOff(outbox, { now: () => new Date(START) });
    await settled();
    waiting.push({ id: 7, to: 'ada' });
    await vi.waitFor(() => expect(underWay()).toEqual([0, 7]));
    end(0);
    end(7);
    await run;
  });

  it('takes no more when the process stops, and waits for what is under way', async () => {
    const stopping = new AbortController();
    const { outbox, waiting, end } = letters(['ada', 'eve', 'ida', 'una']);
    const run = workOff(outbox, { now: () => new Date(START), stopping: stopping.signal });
    await settled();
    stopping.abort();
    for (const id of [0, 1, 2]) end(id);
    expect(await run).toEqual(new Map([['sent', 3]]));
    expect(waiting.map(({ id }) => id)).toEqual([3]);
  });

  it('goes on with what is under way, and with what waits, where a claim fails meanwhile', async () => {
    const { outbox, underWay, end } = letters(['ada', 'eve']);
    let claims = 0;
    const claim: typeof outbox.claim = async (...due) => {
      claims += 1;
      if (claims === 2) throw new Error('The database is away.');
      return outbox.claim(...due);
    };
    const run = workOff({ ...outbox, claim }, { now: () => new Date(START) });
    await vi.waitFor(() => expect(underWay()).toEqual([0, 1]));
    end(0);
    end(1);
    expect(await run).toEqual(new Map([['sent', 2]]));
  });

  it('fails where nothing is under way and the first claim fails', async () => {
    const { outbox } = letters([]);
    const claim = () => Promise.reject(new Error('The database is away.'));
    await expect(workOff({ ...outbox, claim }, { now: () => new Date(START) })).rejects.toThrow('is away');
  });

  it('tells a delivery that another process has taken its message over', async () => {
    const { outbox } = letters(['ada']);
    const deliver: typeof outbox.deliver = (_letter, _now, lost) =>
      new Promise((resolve) => lost.addEventListener('abort', () => resolve('sent')));
    const hold = vi
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(true)
      .mockResolvedValueOnce(false);
    const run = workOff({ ...outbox, deliver, hold }, { now: () => new Date(START) });
    await settled();
    for (let turn = 0; turn < 3; turn += 1) await vi.advanceTimersByTimeAsync(HELD_MS / 3);
    expect(await run).toEqual(new Map([['sent', 1]]));
    expect(hold).toHaveBeenCalledTimes(3);
  });

  it('has a further place for quick messages, and looks for others once what held them up has ended', async () => {
    const { outbox, underWay, end } = letters(['long', 'long', 'short', 'short', 'long']);
    const paces: Pace[] = [];
    const claim: typeof outbox.claim = async (now, until, full, pace) => {
      paces.push(pace);
      return outbox.claim(now, until, pace === 'quick' ? ['long'] : full, pace);
    };
    const quick = { ...outbox, claim, lane: { of: ({ to }: Letter) => to, width: 9 }, places: 2, placesOfQuick: 1 };
    const run = workOff(quick, { now: () => new Date(START) });
    await vi.waitFor(() => expect(underWay()).toEqual([0, 1, 2]));
    expect(paces).toEqual(['any', 'any', 'quick']);
    for (const id of [0, 1, 2]) end(id);
    await vi.waitFor(() => expect(underWay()).toEqual([3, 4]));
    end(3);
    end(4);
    expect(await run).toEqual(new Map([['sent', 5]]));
  });

  it('says what went wrong once the others have ended', async () => {
    const { outbox } = letters(['ada', 'eve']);
    const deliver = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('sent');
    await expect(workOff({ ...outbox, deliver }, { now: () => new Date(START) })).rejects.toThrow('away');
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});

it('the time of a run begins where it is told to, and goes on', () => {
  const clock = fixedClock(START);
  const now = timeSince(new Date('2026-04-01T00:00:00Z'), clock);
  clock.advance(5_000);
  expect(now()).toEqual(new Date('2026-04-01T00:00:05Z'));
});
