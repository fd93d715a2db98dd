/** The only source of now, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when it is set. */
export function fixedClock(at: string): Clock & { set(at: string): void; advance(milliseconds: number): void } {
  let now = new Date(at);
  return {
    now: () => new Date(now),
    set: (next) => void (now = new Date(next)),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
  };
}
