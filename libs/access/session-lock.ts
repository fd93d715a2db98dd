import { LOCK } from '@network/tenant/constants.ts';

/** What is known of the lock of a session; null where its person has set none. */
export interface SessionLock {
  /** When it was locked; null while it is open. */
  readonly lockedAt: Date | null;
  /** Without use for this long it locks by itself; null when only a press locks it. */
  readonly idleMinutes: number | null;
  readonly lastUsedAt: Date;
}

const MINUTE_MS = 60_000;

/**
 * Whether a session is locked at a moment: by a press, or because it was not used for the time that its person chose. A
 * locked session has no rights at all; it can be unlocked, and it can be signed out.
 */
export function isSessionLocked(lock: SessionLock | null, now: Date): boolean {
  if (lock === null) return false;
  if (lock.lockedAt !== null) return true;
  const { idleMinutes, lastUsedAt } = lock;
  return idleMinutes !== null && now.getTime() - lastUsedAt.getTime() >= idleMinutes * MINUTE_MS;
}

/** Whether a text can be a PIN: digits alone, as many as a person remembers and a stranger does not guess. */
export function isPin(text: string): boolean {
  const { least, most } = LOCK.pinDigits;
  return /^[0-9]+$/.test(text) && text.length >= least && text.length <= most && new Set(text).size > 1;
}

/** Whether a person may choose these minutes; null locks by a press alone. */
export function isIdleTime(minutes: number | null): boolean {
  return minutes === null || LOCK.idleMinutes.some((each) => each === minutes);
}
