import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Letter, letters, settled, START } from './testing/letters.ts';
import { workOff } from './work-off.ts';

afterEach(() => void vi.useRealTimers());

describe('an outbox with places for slow receivers', () => {
  it('gives receivers that took long places of their own, and the others to quick ones', async () => {
    const { outbox, waiting, underWay, end } = letters(['slow-1', 'slow-2', 'slow-3', 'ada', 'eve', 'ida']);
    const isSlow = ({ to }: Letter) => to.startsWith('slow');
    const claim: typeof outbox.claim = async (now, until, full, pace) => {
      const others = waiting.filter((letter) => pace !== 'any' && isSlow(letter) !== (pace === 'slow'));
      return outbox.claim(now, until, [...full, ...others.map(({ to }) => to)], pace);
    };
    const slow = { is: isSlow, places: 1, afterMs: 60_000 };
    const run = workOff({ ...outbox, claim, slow }, { now: () => new Date(START) });
    await vi.waitFor(() => expect(underWay()).toEqual([0, 3, 4, 5]));
    for (const id of [3, 4, 5, 0]) end(id);
    await vi.waitFor(() => expect(underWay()).toEqual([1]));
    end(1);
    await vi.waitFor(() => expect(underWay()).toEqual([2]));
    end(2);
    expect(await run).toEqual(new Map([['sent', 6]]));
  });

  it('leaves the place of a delivery to others once it takes long, and begins no second one to its receiver', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const silent = Array.from({ length: 7 }, (_, each) => `silent-${each}`);
    const { outbox, underWay, end } = letters([...silent, 'silent-0', 'ada']);
    // Nobody is known to be slow.
    const claim: typeof outbox.claim = async (now, until, full, pace) =>
      pace === 'slow' ? null : outbox.claim(now, until, full, pace);
    const slow = { is: () => false, places: 1, afterMs: 1_000 };
    const run = workOff({ ...outbox, claim, slow }, { now: () => new Date(START) });
    const begun: readonly (readonly number[])[] = [
      [0, 1, 2],
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5, 6, 8],
    ];
    for (const ids of begun) {
      for (let turn = 0; turn < 10; turn += 1) await settled();
      expect(underWay()).toEqual(ids);
      vi.advanceTimersByTime(1_000);
    }
    vi.useRealTimers();
    for (const id of underWay()) end(id);
    await vi.waitFor(() => expect(underWay()).toEqual([7]));
    end(7);
    expect(await run).toEqual(new Map([['sent', 9]]));
  });
});
