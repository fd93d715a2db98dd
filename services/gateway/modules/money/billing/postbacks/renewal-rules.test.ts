import { describe, expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { isRightPrice, paidDaysEnd } from './renewal-rules.ts';

const CHANGED = new Date('2026-04-01T12:00:00Z');
const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

describe('the price of a renewal is right', () => {
  const reduced = agreementRow({ amount: 1_999, previous_amount: 2_999, price_changed_at: CHANGED });

  it('where it is the one that was agreed, whenever it was charged', () => {
    expect(isRightPrice(reduced, 1_999, later(CHANGED, -1))).toBe(true);
    expect(isRightPrice(reduced, 1_999, later(CHANGED, 1))).toBe(true);
  });

  it('where it is the one before, until the biller has confirmed the new one', () => {
    expect(isRightPrice(reduced, 2_999, CHANGED)).toBe(true);
    expect(isRightPrice(reduced, 2_999, later(CHANGED, 1))).toBe(false);
    expect(isRightPrice({ ...reduced, price_changed_at: null }, 2_999, later(CHANGED, 1))).toBe(true);
  });

  it('at no other amount, a smaller one included', () => {
    expect(isRightPrice(reduced, 1_998, CHANGED)).toBe(false);
    expect(isRightPrice({ ...reduced, price_changed_at: null }, 3_000, CHANGED)).toBe(false);
  });
});

describe('the days that a renewal paid for end', () => {
  const end = (
    occurredAt: string,
    more: { readonly biller?: 'segpay'; readonly period_months?: number; readonly nextChargeAt?: Date } = {},
  ) => {
    const { nextChargeAt, ...changes } = more;
    const renewal = { period: 1, occurredAt: new Date(occurredAt), nextChargeAt };
    return paidDaysEnd(agreementRow(changes), renewal).toISOString();
  };

  it('with its period, where it was charged up to a day ahead', () => {
    expect(end('2026-04-02T12:00:00Z')).toBe('2026-05-02T12:00:00.000Z');
    expect(end('2026-04-01T12:00:00Z')).toBe('2026-05-02T12:00:00.000Z');
    expect(end('2026-04-05T12:00:00Z')).toBe('2026-05-02T12:00:00.000Z');
  });

  it('a period after it was charged, where the biller charged it long before the day to which it had moved it', () => {
    expect(end('2026-04-01T11:59:59Z')).toBe('2026-05-01T11:59:59.000Z');
    expect(end('2026-03-02T12:00:00Z', { biller: 'segpay' })).toBe('2026-04-01T12:00:00.000Z');
    expect(end('2026-03-02T12:00:00Z', { period_months: 12 })).toBe('2027-03-02T12:00:00.000Z');
  });

  it('when the biller says that it charges the next one', () => {
    expect(end('2026-04-02T12:00:00Z', { nextChargeAt: new Date('2026-05-10T12:00:00Z') })).toBe(
      '2026-05-10T12:00:00.000Z',
    );
  });
});
