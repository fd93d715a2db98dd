import { describe, expect, it } from 'vitest';
import { type EntitlementEvent, entitlementAt, openTimeOf, passedMonths } from './entitlement.ts';

const DAY_MS = 86_400_000;
const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const none = { accessFrom: null, accessUntil: null, isPaid: false, revokes: null };
/** A grant that is recorded on the day it begins, unless said. */
const granted = (from: string, until: string | null, recorded = from): EntitlementEvent => ({
  ...none,
  kind: 'granted',
  occurredAt: day(recorded),
  accessFrom: day(from),
  accessUntil: until === null ? null : day(until),
  isPaid: true,
  cause: `charge:${from}`,
});
const event = (kind: EntitlementEvent['kind'], at: string, revokes: string | null = null): EntitlementEvent => ({
  ...none,
  kind,
  occurredAt: day(at),
  cause: `test:${kind}:${at}`,
  revokes,
});

describe('what has not happened yet', () => {
  it('ends nothing: a revocation counts from its moment on', () => {
    const log = [granted('2026-01-01', '2026-02-01'), event('revoked', '2026-01-20')];
    expect(entitlementAt(log, day('2026-01-10')).accessUntil).toEqual(day('2026-02-01'));
  });

  it('opens nothing: a period that is paid ahead begins with its first moment', () => {
    const ahead = [granted('2026-02-01', '2026-03-01', '2026-01-01')];
    expect(entitlementAt(ahead, day('2026-01-15'))).toMatchObject({
      isActive: false,
      activeSince: null,
      accessUntil: null,
      periods: [],
      paidPeriods: [],
    });
    expect(entitlementAt(ahead, day('2026-02-01')).paidPeriods).toHaveLength(1);
  });

  it('a cancellation is one from its very moment on, and says when it was', () => {
    const log = [granted('2026-01-01', '2026-02-01'), event('rebill-cancelled', '2026-01-10')];
    const at = day('2026-01-10');
    expect(entitlementAt(log, at)).toMatchObject({ isCancelled: true, cancelledAt: at });
    expect(entitlementAt(log, new Date(at.getTime() - 1))).toMatchObject({ isCancelled: false, cancelledAt: null });
  });

  it('L24 a period that is revoked as it begins was never open', () => {
    const log = [granted('2026-02-01', '2026-03-01'), event('revoked', '2026-02-01', 'charge:2026-02-01')];
    expect(entitlementAt(log, day('2026-02-10'))).toMatchObject({ activeSince: null, accessUntil: null });
  });
});

describe('grants that overlap', () => {
  it('are open until the last of their ends', () => {
    const within = [granted('2026-01-01', '2026-03-01'), granted('2026-01-10', '2026-02-01')];
    expect(entitlementAt(within, day('2026-02-10'))).toMatchObject({ isActive: true, accessUntil: day('2026-03-01') });
  });

  it.each([
    ['the first', [granted('2026-01-01', null), granted('2026-02-01', '2026-03-01')]],
    ['the second', [granted('2026-01-01', '2026-02-01'), granted('2026-01-15', null)]],
  ])('are open for ever when %s of them is', (_which, log) => {
    expect(entitlementAt(log, day('2026-04-01'))).toMatchObject({ isActive: true, accessUntil: null });
  });
});

describe('D42 credited days that are returned', () => {
  const year = granted('2026-01-01', '2027-01-01');
  const credited = event('credited', '2026-03-01', year.cause);
  const closed = { isActive: false, accessUntil: day('2026-03-01') };

  it('open a period that had not begun no earlier than it would have', () => {
    const month = granted('2026-02-01', '2026-03-01', '2026-01-01');
    const log = [
      month,
      event('credited', '2026-01-10', month.cause),
      event('credit-returned', '2026-01-20', month.cause),
    ];
    expect(entitlementAt(log, day('2026-01-25')).isActive).toBe(false);
    expect(entitlementAt(log, day('2026-02-02'))).toMatchObject({ isActive: true, activeSince: day('2026-02-01') });
  });

  it('are open at once when the return has the moment of the credit', () => {
    const log = [year, credited, event('credit-returned', '2026-03-01', year.cause)];
    expect(entitlementAt(log, day('2026-03-02')).isActive).toBe(true);
  });

  it.each(['2027-01-01', '2027-02-01'])('open nothing on %s, when their period is over', (at) => {
    const log = [year, credited, event('credit-returned', at, year.cause)];
    expect(entitlementAt(log, day('2027-02-01'))).toMatchObject(closed);
  });

  it('are open for ever again where they were', () => {
    const forEver = granted('2026-01-01', null);
    const log = [forEver, credited, event('credit-returned', '2026-04-01', forEver.cause)];
    expect(entitlementAt(log, day('2026-03-15'))).toMatchObject(closed);
    expect(entitlementAt(log, day('2026-05-01'))).toMatchObject({ isActive: true, accessUntil: null });
  });
});

describe('D42 the time that a charge has left', () => {
  const year = granted('2026-01-01', '2027-01-01');
  const credited = event('credited', '2026-03-01', year.cause);
  const left = (log: readonly EntitlementEvent[], cause: string, at: string, knownBy = at): number =>
    openTimeOf(log, cause, day(at), day(knownBy)) / DAY_MS;

  it('is its own, and nothing for what never ends', () => {
    expect(left([year, granted('2026-02-01', '2027-02-01')], year.cause, '2026-12-01')).toBe(31);
    expect(left([granted('2026-01-01', null)], 'charge:2026-01-01', '2026-12-01')).toBe(0);
  });

  it('counts once, however often a credit is returned', () => {
    const returns = ['2026-04-01', '2026-04-05'].map((at) => event('credit-returned', at, year.cause));
    expect(left([year, credited, ...returns], year.cause, '2026-12-01')).toBe(31);
  });

  it('goes by what was known at a moment, that moment included', () => {
    expect(left([year, credited], year.cause, '2026-02-28')).toBe(307);
    expect(left([year, credited], year.cause, '2026-03-01')).toBe(0);
    expect(left([year, credited], year.cause, '2026-02-28', '2026-03-01')).toBe(1);
  });

  it('goes by when events happened, not by when they were recorded', () => {
    const log = [granted('2026-02-01', '2026-03-01'), event('revoked', '2026-01-10')];
    expect(left(log, 'charge:2026-02-01', '2026-02-01')).toBe(28);
  });
});

it('D26 months count until now where a period has no end', () => {
  expect(passedMonths([{ from: day('2026-01-01'), until: null }], day('2026-04-01'))).toBe(3);
});
