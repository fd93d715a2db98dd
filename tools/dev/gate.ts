import { setTimeout as pause } from 'node:timers/promises';

/** A stream may stay open for hours; what is answered is answered by then. */
const PATIENCE_MS = 1_000;

/** Lets requests wait while what answers them is away. */
export interface Gate {
  /** Settles as soon as the gate is open; the request is inside from then on. */
  readonly enter: () => Promise<void>;
  readonly leave: () => void;
  /** Lets nobody in any more, and waits for those inside, but no longer than a second. */
  readonly shut: () => Promise<void>;
  readonly open: () => void;
}

/** A gate that is open. */
export function createGate(): Gate {
  let inside = 0;
  let opening = Promise.withResolvers<void>();
  let emptied: (() => void) | undefined;
  opening.resolve();
  return {
    enter: async () => {
      await opening.promise;
      inside += 1;
    },
    leave: () => {
      inside -= 1;
      if (inside === 0) emptied?.();
    },
    shut: async () => {
      opening = Promise.withResolvers<void>();
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
      });
      if (inside > 0) await Promise.race([empty, pause(PATIENCE_MS, undefined, { ref: false })]);
    },
    open: () => opening.resolve(),
  };
}
