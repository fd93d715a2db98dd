/** The number of calls that may wait for one key, unless said. Further calls are refused rather than stored. */
const MOST_WAITING = 100;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets work on one key run side by side only so often, within this process, in the order in which it came. */
export interface Turns {
  /**
   * Runs the work once fewer than `width` are running on the key.
   * @returns what the work answers, or `full` without running it where too many wait already
   */
  take<Result>(key: string, width: number, work: () => Promise<Result>): Promise<Result | 'full'>;
}

/** Turns that nobody has taken yet. @param mostWaiting of one key; further work is refused */
export function createTurns(mostWaiting: number = MOST_WAITING): Turns {
  const lanes = new Map<string, Lane>();
  return {
    take: async (key, width, work) => {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      lanes.set(key, lane);
      if (lane.running < width) lane.running += 1;
      else if (lane.waiting.length >= mostWaiting) return 'full';
      // A call that ends passes its place on, so that a new call can't take it first.
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = lane.waiting.shift();
        if (next) next();
        else if (lane.running > 1) lane.running -= 1;
        else lanes.delete(key);
      }
    },
  };
}
