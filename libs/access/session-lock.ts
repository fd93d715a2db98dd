import { LOCK } from '@network/tenant/constants.ts';

/** The facts that are known about the lock of a session; null if its person has set none. */
export interface SessionLock {
  /** The time at which it was locked; null while it is open. */
  readonly lockedAt: Date | null;
  /** The session locks automatically after this time without use; null if only a press locks it. */
  readonly idleMinutes: number | null;
  readonly lastUsedAt: Date;
}

const MINUTE_MS = 60_000;

/**
 * Returns whether a session is locked at a time: by a press, or because it was not used for as long as its person
 * chose. A locked session has no rights at all; it can be unlocked, and it can be signed out.
 */
export function isSessionLocked(lock: SessionLock | null, now: Date): boolean {
  if (lock === null) return false;
  if (lock.lockedAt !== null) return true;
  const { idleMinutes, lastUsedAt } = lock;
  return idleMinutes !== null && now.getTime() - lastUsedAt.getTime() >= idleMinutes * MINUTE_MS;
}

/** Returns whether a text can be a PIN: only digits, few enough to remember and too many to guess. */
export function isPin(text: string): boolean {
  const { least, most } = LOCK.pinDigits;
  return /^[0-9]+$/.test(text) && text.length >= least && text.length <= most && new Set(text).size > 1;
}

/** Returns whether a person may choose these minutes; null means that only a press locks. */
export function isIdleTime(minutes: number | null): boolean {
  return minutes === null || LOCK.idleMinutes.some((each) => each === minutes);
}
