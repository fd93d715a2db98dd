import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEvent } from './event-schema.ts';

const good = {
  id: 'evt_1',
  kind: 'charged',
  orderId: 'order-1',
  occurredAt: '2026-03-02T12:00:00.000Z',
  period: 0,
  amount: 2_999,
  currency: 'USD',
  transactionId: 'txn_1',
  reversedTransactionId: null,
  reference: null,
};
const parsed = (change: Record<string, unknown>) => parseEvent(JSON.stringify({ ...good, ...change }));

describe('events of billers', () => {
  it('are read whole', () => {
    expect(parsed({})).toMatchObject({ id: 'evt_1', price: { amount: 2_999, currency: 'USD' } });
  });

  it.each([
    ['an amount that is no whole number', { amount: 29.99 }],
    ['a negative amount', { amount: -1 }],
    ['an amount as text', { amount: '2999' }],
    ['an amount without currency', { currency: null }],
    ['a currency in small letters', { currency: 'usd' }],
    ['an unknown kind', { kind: 'paid' }],
    ['a field that nobody knows', { price: 1 }],
    ['a day without a time', { occurredAt: '2026-03-02' }],
  ])('are refused with %s', (_name, change) => expect(parsed(change)).toBeNull());

  it('are refused, not thrown at, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseEvent(text)).toBeNull();
      }),
    );
  });
});
