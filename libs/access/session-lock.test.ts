import { describe, expect, it } from 'vitest';
import { LOCK } from '@network/tenant/constants.ts';
import { isIdleTime, isPin, isSessionLocked } from './session-lock.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const minutesBefore = (minutes: number): Date => new Date(NOON.getTime() - minutes * 60_000);

describe('the lock of a session', () => {
  it.each([
    ['no lock is set', null, false],
    ['it was locked by a press', { lockedAt: minutesBefore(1), idleMinutes: null, lastUsedAt: NOON }, true],
    ['only a press locks it', { lockedAt: null, idleMinutes: null, lastUsedAt: minutesBefore(600) }, false],
    [
      'it was used a moment before its time',
      { lockedAt: null, idleMinutes: 5, lastUsedAt: minutesBefore(4.99) },
      false,
    ],
    ['it was not used for its time', { lockedAt: null, idleMinutes: 5, lastUsedAt: minutesBefore(5) }, true],
    ['it was locked and used since', { lockedAt: minutesBefore(9), idleMinutes: 5, lastUsedAt: NOON }, true],
  ])('%s', (_title, lock, isLocked) => {
    expect(isSessionLocked(lock, NOON)).toBe(isLocked);
  });

  it.each(['123', '123456789', '12a4', '', ' 1234', '１２３４', '1111'])('refuses %j as a PIN', (text) => {
    expect(isPin(text)).toBe(false);
  });

  it('takes four to eight digits, and the times on offer or none', () => {
    expect(['1234', '20262026'].every(isPin)).toBe(true);
    expect([null, ...LOCK.idleMinutes].every(isIdleTime)).toBe(true);
    expect([0, 1, 4, -5, 600].some(isIdleTime)).toBe(false);
  });
});
