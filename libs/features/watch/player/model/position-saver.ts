/** `leaving`: the page may be gone before an answer, so the call has to outlive it. */
export type SaveMoment = 'watching' | 'leaving';

export interface PositionSaverOptions {
  /** @param seconds whole seconds from the beginning; at the end, no less than the whole length */
  readonly save: (seconds: number, moment: SaveMoment) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly everyMs?: number;
}

export interface PositionSaver {
  /** Playback went on to this second: saved about every ten seconds. */
  progressed(seconds: number): void;
  /** Paused here: saved at once. */
  paused(seconds: number): void;
  /** The page is being left: saved at once, by a call that outlives it. */
  left(seconds: number): void;
  /** Played to its end, which is here: saved at once, so that it counts as watched. */
  ended(seconds: number): void;
}

export const SAVE_EVERY_MS = 10_000;

/** Decides when a playback position is saved. The same second is never saved twice in a row. */
export function createPositionSaver(options: PositionSaverOptions): PositionSaver {
  const everyMs = options.everyMs ?? SAVE_EVERY_MS;
  let savedAt: number | null = null;
  let savedSecond: number | null = null;
  let finished = false;

  const save = (seconds: number, moment: SaveMoment) => {
    const second = Math.floor(seconds);
    savedAt = options.now();
    if (second === savedSecond) return;
    savedSecond = second;
    options.save(second, moment);
  };

  return {
    progressed(seconds) {
      finished = false;
      // The first position only starts the interval: opening a page is not yet watching it.
      savedAt ??= options.now();
      if (options.now() - savedAt >= everyMs) save(seconds, 'watching');
    },
    paused(seconds) {
      if (savedAt !== null && !finished) save(seconds, 'watching');
    },
    left(seconds) {
      if (savedAt !== null && !finished) save(seconds, 'leaving');
    },
    ended(seconds) {
      finished = true;
      save(Math.ceil(seconds), 'watching');
    },
  };
}
