/** A task that is repeated until it is stopped. */
export interface Repetition {
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>;
}

/** Does `work` every so many seconds, never twice at a time; a turn that fails is followed by the next one. */
export function repeatedly(seconds: number, work: () => Promise<unknown>): Repetition {
  let turn: Promise<unknown> = Promise.resolve();
  let isUnderWay = false;
  const timer = setInterval(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    turn = work()
      // The worker itself reports its errors.
      .catch(() => undefined)
      .finally(() => (isUnderWay = false));
  }, seconds * 1000);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await turn;
    },
  };
}
