import { describe, expect, it } from 'vitest';
import { DECLINE_POLICIES, MOST_RETRIES } from '../declines/policy.ts';
import { DECLINE_REASONS, type DeclineReason } from '../declines/reasons.ts';
import { nextTryAt } from './next-try.ts';

const at = (text: string): Date => new Date(`2026-04-${text}:00Z`);
const LAPSE = at('09T12:00');
const failed = (text: string, reason: DeclineReason = 'insufficient-funds') => ({ at: at(text), reason });
const next = (failures: Parameters<typeof nextTryAt>[0], after = at('02T11:00')) =>
  nextTryAt(failures, after, LAPSE)?.toISOString().slice(8, 16) ?? null;

describe('a failed renewal', () => {
  it('for which the money was missing is tried after one, three, five and almost seven days', () => {
    expect(next([failed('02T11:00')])).toBe('03T11:00');
    expect(next([failed('02T11:00'), failed('03T11:00')])).toBe('05T11:00');
    expect(next([failed('02T11:00'), failed('05T11:01')])).toBe('07T11:00');
    expect(next([failed('02T11:00'), failed('07T11:05')])).toBe('09T10:00');
    expect(next([failed('02T11:00'), failed('09T10:00')])).toBeNull();
  });

  it('is planned alike, however late and in whichever order its failures become known', () => {
    expect(next([failed('03T11:00'), failed('02T11:00')], at('03T20:00'))).toBe('05T11:00');
    expect(next([failed('02T11:00')], at('06T00:00'))).toBe('07T11:00');
  });

  it('is tried sooner while a processor is away', () => {
    expect(next([failed('02T11:00', 'processor-unavailable')])).toBe('02T14:00');
  });

  it.each(['lost-or-stolen', 'card-expired', 'payments-stopped', 'suspected-fraud'] as const)(
    'as %s is never tried with that card, even when another reason follows',
    (reason) => {
      expect(next([failed('02T11:00', reason)])).toBeNull();
      expect(next([failed('02T11:00', reason), failed('03T11:00')])).toBeNull();
    },
  );

  it('is not planned before it has failed', () => expect(next([])).toBeNull());

  it('is not tried once its membership lapses', () => {
    const before = (lapse: string) => nextTryAt([failed('02T11:00')], at('02T11:00'), at(lapse));
    expect([before('03T10:00'), before('03T11:00')]).toEqual([null, null]);
    expect(before('03T11:01')).toEqual(at('03T11:00'));
  });

  it('is not tried more often than the schemes allow', () => {
    const often = (times: number) =>
      Array.from({ length: times }, (_, hour) => failed(`02T${String(hour).padStart(2, '0')}:00`));
    expect(next(often(MOST_RETRIES.times))).toBe('03T00:00');
    expect(next(often(MOST_RETRIES.times + 1))).toBeNull();
    for (const reason of DECLINE_REASONS) {
      expect(DECLINE_POLICIES[reason].retryHours.length).toBeLessThan(MOST_RETRIES.times);
    }
  });
});

it('no decline of a lost card, of fraud or of wrong data is taken to another biller', () => {
  const taken = DECLINE_REASONS.filter((reason) => DECLINE_POLICIES[reason].mayCascade);
  expect(taken).toEqual([
    'do-not-honour',
    'not-permitted',
    'authentication-failed',
    'processor-unavailable',
    'unknown',
  ]);
});
