import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../config/clock.ts';
import { letters, settled, START } from './testing/letters.ts';
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
