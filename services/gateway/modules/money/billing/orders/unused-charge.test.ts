import { describe, expect, it } from 'vitest';
import { type OpenCharge, unusedChargeOf } from './unused-charge.ts';

const at = (day: string): Date => new Date(`2026-03-${day}T12:00:00Z`);
const FROM = at('02');
const UNTIL = at('12');
const granted = {
  kind: 'granted',
  occurredAt: FROM,
  accessFrom: FROM,
  accessUntil: UNTIL,
  isPaid: true,
  cause: 'charge:transaction',
  revokes: null,
} as const;
const charge = (more: Partial<OpenCharge> = {}): OpenCharge => ({
  id: 'charge',
  transaction_id: 'transaction',
  agreement_id: 'agreement',
  subscription_id: 'subscription',
  product: 'vixen',
  kind: 'month',
  currency: 'USD',
  amount: 3_000,
  refunded_parts: 0,
  parts_under_way: 0,
  occurred_at: FROM,
  period: 1,
  access_from: FROM,
  access_until: UNTIL,
  events: [granted],
  ...more,
});
const unused = (more: Partial<OpenCharge> = {}, now = at('08'), knownBy = now) =>
  unusedChargeOf(charge(more), now, knownBy);

describe('the unused days of a charge', () => {
  it('are worth their share of it', () => {
    expect(unused()).toEqual({
      chargeId: 'charge',
      transactionId: 'transaction',
      agreementId: 'agreement',
      subscriptionId: 'subscription',
      product: 'vixen',
      kind: 'month',
      currency: 'USD',
      left: 3_000,
      chargedAt: FROM,
      period: 1,
      days: 4,
      amount: 1_200,
    });
  });

  it('are worth less where a part of it was refunded, or is about to be', () => {
    expect(unused({ refunded_parts: 1_000 })).toMatchObject({ left: 2_000, amount: 800 });
    expect(unused({ parts_under_way: 1_000 })).toMatchObject({ left: 3_000, amount: 800 });
    expect(unused({ refunded_parts: 500, parts_under_way: 500 })).toMatchObject({ left: 2_500, amount: 800 });
  });

  it('are none once they are used, or were taken back by then', () => {
    expect(unused({}, UNTIL)).toBeNull();
    const revoked = {
      ...granted,
      kind: 'revoked',
      occurredAt: at('05'),
      cause: 'void',
      revokes: granted.cause,
    } as const;
    expect(unused({ events: [granted, revoked] })).toBeNull();
    expect(unused({ events: [granted, { ...revoked, occurredAt: at('09') }] })).toMatchObject({ days: 4 });
    expect(unused({ events: [granted, { ...revoked, occurredAt: at('09') }] }, at('08'), at('10'))).toMatchObject({
      days: 1,
    });
  });

  it('are those that this charge opened, and no other one', () => {
    expect(unused({ events: [{ ...granted, cause: 'charge:another' }] })).toBeNull();
  });

  it('are none where it opened no time, or time without an end', () => {
    expect(unused({ access_from: null })).toBeNull();
    expect(unused({ access_until: null })).toBeNull();
  });
});

describe('the price of a trial', () => {
  it.each(['trial', 'free-limited-trial'] as const)('is worth nothing, of a %s', (kind) => {
    expect(unused({ kind, period: 0 })).toBeNull();
  });

  it('is followed by months, whose days are worth something', () => {
    expect(unused({ kind: 'trial' })).toMatchObject({ kind: 'month', days: 4 });
    expect(unused({ kind: 'year', period: 0 })).toMatchObject({ kind: 'year', days: 4 });
  });
});
