import { describe, expect, it } from 'vitest';
import { createRefusal, LASTING_MS, SETTLED_MS } from './refuse-under-pressure.ts';

/** A gateway that has just begun to listen, and the clock that it reads. */
function listening() {
  const clock = { now: 10_000 };
  const refusal = createRefusal(() => clock.now);
  refusal.settle();
  /**
   * Returns whether the last of the requests that arrive every second is refused while the process is late for so long.
   */
  const lateFor = (ms: number) => {
    let isRefused = refusal.isDue();
    for (let passed = 0; passed < ms; passed += 1_000) {
      clock.now += 1_000;
      isRefused = refusal.isDue();
    }
    return isRefused;
  };
  return { clock, lateFor };
}

describe('a busy gateway', () => {
  it('refuses requests once it has been late for a while', () => {
    const { clock, lateFor } = listening();
    clock.now += SETTLED_MS;
    expect(lateFor(LASTING_MS - 1_000)).toBe(false);
    expect(lateFor(1_000)).toBe(true);
  });

  it('refuses none for a moment in which the machine was busy with something else, however often', () => {
    const { clock, lateFor } = listening();
    for (let moment = 0; moment < 5; moment += 1) {
      clock.now += SETTLED_MS + LASTING_MS;
      expect(lateFor(1_000)).toBe(false);
    }
  });

  it('refuses none for what its own start took', () => {
    const { clock, lateFor } = listening();
    expect(lateFor(2_000)).toBe(false);
    clock.now += 500;
    expect(lateFor(LASTING_MS - 1_000)).toBe(false);
  });
});
