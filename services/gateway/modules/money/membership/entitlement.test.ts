import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntitlementEvent, entitlementAt, openTimeOf, passedMonths, unionOfPeriods } from './entitlement.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const granted = (from: string, until: string | null, isPaid = true): EntitlementEvent => ({
  kind: 'granted',
  occurredAt: day(from),
  accessFrom: day(from),
  accessUntil: until === null ? null : day(until),
  isPaid,
  cause: `charge:${from}`,
  revokes: null,
});
const event = (kind: EntitlementEvent['kind'], at: string, revokes: string | null = null): EntitlementEvent => ({
  kind,
  occurredAt: day(at),
  accessFrom: null,
  accessUntil: null,
  isPaid: false,
  cause: `test:${kind}:${at}`,
  revokes,
});

describe('what a log of entitlements says', () => {
  it('is active from the first moment of a grant to the last before its end', () => {
    const log = [granted('2026-01-01', '2026-02-01')];
    expect(entitlementAt(log, day('2026-01-01')).isActive).toBe(true);
    expect(entitlementAt(log, new Date(day('2026-02-01').getTime() - 1)).isActive).toBe(true);
    expect(entitlementAt(log, day('2026-02-01')).isActive).toBe(false);
    expect(entitlementAt(log, day('2025-12-31'))).toMatchObject({ isActive: false, activeSince: null });
  });

  it('joins rebills up, and begins again after a gap', () => {
    const log = [
      granted('2026-01-01', '2026-02-01'),
      granted('2026-02-01', '2026-03-01'),
      granted('2026-05-01', '2026-06-01'),
    ];
    expect(entitlementAt(log, day('2026-02-10'))).toMatchObject({
      activeSince: day('2026-01-01'),
      accessUntil: day('2026-03-01'),
    });
    expect(entitlementAt(log, day('2026-04-01'))).toMatchObject({ isActive: false, accessUntil: day('2026-03-01') });
    expect(entitlementAt(log, day('2026-05-10'))).toMatchObject({ isActive: true, activeSince: day('2026-05-01') });
  });

  it('keeps access after a cancelled rebill until its end, and takes the cancellation back', () => {
    const log = [granted('2026-01-01', '2026-02-01'), event('rebill-cancelled', '2026-01-10')];
    expect(entitlementAt(log, day('2026-01-20'))).toMatchObject({ isActive: true, isCancelled: true });
    const resumed = [...log, event('rebill-resumed', '2026-01-15')];
    expect(entitlementAt(resumed, day('2026-01-20')).isCancelled).toBe(false);
    expect(entitlementAt(resumed, day('2026-01-12')).isCancelled).toBe(true);
  });

  it('L24 ends at once when revoked, and opens again by a later grant only', () => {
    const log = [granted('2026-01-01', null), event('revoked', '2026-01-10')];
    expect(entitlementAt(log, day('2026-01-09')).isActive).toBe(true);
    expect(entitlementAt(log, day('2026-01-10'))).toMatchObject({ isActive: false, accessUntil: day('2026-01-10') });
    expect(entitlementAt([...log, granted('2026-02-01', null)], day('2026-02-02')).isActive).toBe(true);
  });

  it('L24 ends what the charge paid that is taken back, and nothing that another one paid', () => {
    const log = [granted('2026-01-01', '2026-02-01'), granted('2026-02-01', '2026-03-01')];
    const old = [...log, event('revoked', '2026-02-10', 'charge:2026-01-01')];
    expect(entitlementAt(old, day('2026-02-11'))).toMatchObject({ isActive: true, accessUntil: day('2026-03-01') });
    const present = [event('revoked', '2026-02-10', 'charge:2026-02-01'), ...log];
    expect(entitlementAt(present, day('2026-02-11'))).toMatchObject({
      isActive: false,
      accessUntil: day('2026-02-10'),
    });
    const ahead = [...log, event('revoked', '2026-01-10', 'charge:2026-02-01')];
    expect(entitlementAt(ahead, day('2026-02-11'))).toMatchObject({ isActive: false, accessUntil: day('2026-02-01') });
  });

  it('says of the rebill what was recorded last, even when an earlier record carries a later moment', () => {
    const log = [
      granted('2026-01-01', '2027-02-01'),
      event('rebill-cancelled', '2026-01-12'),
      event('rebill-resumed', '2026-01-10'),
    ];
    expect(entitlementAt(log, day('2026-01-20')).isCancelled).toBe(false);
  });

  it('does not depend on the order in which events are reported', () => {
    const log = [
      granted('2026-01-01', '2026-02-01'),
      event('revoked', '2026-01-10'),
      granted('2026-01-20', '2026-03-01'),
      event('rebill-cancelled', '2026-01-25'),
    ];
    const expected = entitlementAt(log, day('2026-02-10'));
    fc.assert(
      fc.property(fc.shuffledSubarray(log, { minLength: log.length }), (shuffled) => {
        expect(entitlementAt(shuffled, day('2026-02-10'))).toEqual(expected);
      }),
    );
  });

  it('D26 counts months that were paid for, each once', () => {
    const paid = entitlementAt(
      [granted('2025-01-01', '2025-07-01'), granted('2025-07-01', '2026-01-01', false)],
      day('2026-06-01'),
    );
    expect(passedMonths(paid.paidPeriods, day('2026-06-01'))).toBe(6);
    const other = entitlementAt([granted('2025-04-01', '2025-10-01')], day('2026-06-01'));
    expect(passedMonths(unionOfPeriods([paid.paidPeriods, other.paidPeriods]), day('2026-06-01'))).toBe(9);
    expect(passedMonths(paid.paidPeriods, day('2025-03-15'))).toBe(2);
  });
});

describe('D42 credited days', () => {
  const year = granted('2026-01-01', '2027-01-01');
  const credited = event('credited', '2026-03-01', year.cause);
  const returned = event('credit-returned', '2026-04-01', year.cause);

  it('are not open from the moment of the credit on, and other grants are', () => {
    const log = [year, granted('2026-02-15', '2026-03-15'), credited];
    expect(entitlementAt([year, credited], day('2026-03-01')).isActive).toBe(false);
    expect(entitlementAt(log, day('2026-03-10'))).toMatchObject({ isActive: true, accessUntil: day('2026-03-15') });
    expect(entitlementAt([year, credited], day('2026-12-01')).paidPeriods).toEqual([
      { from: day('2026-01-01'), until: day('2026-03-01') },
    ]);
  });

  it('are open again when they are returned, and may be credited again', () => {
    const log = [year, credited, returned];
    expect(entitlementAt(log, day('2026-03-31')).isActive).toBe(false);
    expect(entitlementAt(log, day('2026-04-01'))).toMatchObject({ isActive: true, accessUntil: day('2027-01-01') });
    const again = [...log, event('credited', '2026-05-01', year.cause)];
    expect(entitlementAt(again, day('2026-05-01'))).toMatchObject({ isActive: false, accessUntil: day('2026-05-01') });
  });

  it('stay closed after a revocation of their charge, in whichever order it is known', () => {
    const revoked = event('revoked', '2026-03-20', year.cause);
    for (const log of [
      [year, credited, revoked, returned],
      [year, revoked, returned, credited],
    ]) {
      expect(entitlementAt(log, day('2026-04-10')).isActive).toBe(false);
    }
  });

  it('count as time that is left only while they are open', () => {
    const left = (log: readonly EntitlementEvent[], at: string) => openTimeOf(log, year.cause, day(at)) / 86_400_000;
    expect(left([year], '2026-12-01')).toBe(31);
    expect(left([year, credited], '2026-12-01')).toBe(0);
    expect(left([year, credited, returned], '2026-12-01')).toBe(31);
  });
});
