let current: (() => void) | null = null;
/** Pressed before what locks had been loaded. */
let isPending = false;

/** What "Lock now" does from now on, and at once if it was pressed already, until it is ended by what this returns. */
export function onLockPress(lockNow: () => void): () => void {
  current = lockNow;
  if (isPending) lockByPress();
  return () => {
    if (current === lockNow) current = null;
  };
}

/** Locks this browser, where its lock is on: now, or as soon as what locks is loaded. */
export function lockByPress(): void {
  isPending = current === null;
  current?.();
}
