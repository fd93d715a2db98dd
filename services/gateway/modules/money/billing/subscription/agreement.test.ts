import { describe, expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { agreementOf, nextChargeAt, paidUntil, pauseOf, renewalDaysOf, renewalPeriod } from './agreement.ts';

const iso = (period: { readonly from: Date; readonly until: Date } | null) =>
  period && [period.from.toISOString().slice(0, 10), period.until.toISOString().slice(0, 10)];

describe('a renewal pays for', () => {
  it('the period of its number, counted from the first renewal', () => {
    expect(iso(renewalPeriod(agreementRow(), 1))).toEqual(['2026-04-02', '2026-05-02']);
    expect(iso(renewalPeriod(agreementRow(), 3))).toEqual(['2026-06-02', '2026-07-02']);
  });

  it('as many months as the agreement has, and a month where it does not renew', () => {
    expect(iso(renewalPeriod(agreementRow({ period_months: 12 }), 2))).toEqual(['2027-04-02', '2028-04-02']);
    expect(iso(renewalPeriod(agreementRow({ period_months: null }), 1))).toEqual(['2026-04-02', '2026-05-02']);
  });

  it('thirty days at a biller that counts days', () => {
    expect(iso(renewalPeriod(agreementRow({ biller: 'segpay' }), 1))).toEqual(['2026-04-02', '2026-05-02']);
    expect(iso(renewalPeriod(agreementRow({ biller: 'segpay' }), 2))).toEqual(['2026-05-02', '2026-06-01']);
  });

  it('a period after the pause, and before it one that the pause does not move', () => {
    const paused = agreementRow({
      anchor_at: new Date('2026-07-02T12:00:00Z'),
      anchor_period: 2,
      paused_from: new Date('2026-05-02T12:00:00Z'),
    });
    expect(iso(renewalPeriod(paused, 1))).toEqual(['2026-04-02', '2026-05-02']);
    expect(iso(renewalPeriod(paused, 2))).toEqual(['2026-07-02', '2026-08-02']);
    expect(iso(renewalPeriod({ ...paused, paused_from: null }, 1))).toEqual(['2026-06-02', '2026-07-02']);
  });
});

describe('what is paid for ends', () => {
  const paused = { paused_from: new Date('2026-04-02T12:00:00Z'), anchor_at: new Date('2026-06-02T12:00:00Z') };

  it('when the next renewal falls due', () => {
    expect(paidUntil(agreementRow())).toEqual(new Date('2026-04-02T12:00:00Z'));
    expect(paidUntil(agreementRow({ paid_period: 2 }))).toEqual(new Date('2026-06-02T12:00:00Z'));
  });

  it('when a pause begins that comes before the next renewal', () => {
    expect(pauseOf(agreementRow(paused))).toEqual({ from: paused.paused_from, until: paused.anchor_at });
    expect(paidUntil(agreementRow(paused))).toEqual(paused.paused_from);
  });

  it('at no pause that is over', () => {
    expect(pauseOf(agreementRow({ ...paused, paid_period: 1 }))).toBeNull();
    expect(pauseOf(agreementRow())).toBeNull();
  });
});

describe('the next charge', () => {
  it('is made when the next renewal falls due, after a failed one too', () => {
    expect(nextChargeAt(agreementRow({ paid_period: 1 }))).toEqual(new Date('2026-05-02T12:00:00Z'));
    expect(nextChargeAt(agreementRow({ status: 'past-due' }))).toEqual(new Date('2026-04-02T12:00:00Z'));
  });

  it.each([{ status: 'cancelled' }, { status: 'ended' }, { period_months: null }] as const)(
    'is never made for %o',
    (changes) => expect(nextChargeAt(agreementRow(changes))).toBeNull(),
  );

  it('is made by the days of its biller, which a planned change changes', () => {
    expect(renewalDaysOf(agreementRow())).toBeNull();
    expect(renewalDaysOf(agreementRow({ biller: 'ccbill' }))).toBe(30);
    expect(renewalDaysOf(agreementRow({ biller: 'ccbill', next_months: 12 }))).toBe(365);
    expect(renewalDaysOf(agreementRow({ biller: 'ccbill', period_months: null }))).toBeNull();
  });
});

describe('a biller is given an agreement', () => {
  it('with the renewal that comes next, and its price', () => {
    expect(agreementOf(agreementRow({ paid_period: 1 }))).toEqual({
      orderId: 'order',
      tokenTransactionId: 'transaction',
      price: { amount: 2_999, currency: 'USD' },
      months: 1,
      period: 2,
      dueAt: new Date('2026-05-02T12:00:00Z'),
      isCancelled: false,
    });
  });

  it('at the length of the plan that begins with it, else its own, else a month', () => {
    const months = (changes: Parameters<typeof agreementRow>[0]) => agreementOf(agreementRow(changes)).months;
    expect(months({ period_months: 12, next_months: 3 })).toBe(3);
    expect(months({ period_months: 12 })).toBe(12);
    expect(months({ period_months: null })).toBe(1);
  });

  it('as cancelled once it is cancelled or has ended', () => {
    const states = (['running', 'past-due', 'cancelled', 'ended'] as const).map(
      (status) => agreementOf(agreementRow({ status })).isCancelled,
    );
    expect(states).toEqual([false, false, true, true]);
  });
});
