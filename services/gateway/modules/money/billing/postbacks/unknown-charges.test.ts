import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { chargesIn, hasEnded, renewsWithinMs } from './unknown-charges.ts';

const at = (day: string): Date => new Date(`2026-03-${day}T12:00:00Z`);
const event = (more: Partial<BillerEvent>): BillerEvent => ({
  id: 'event',
  kind: 'charged',
  orderId: 'order',
  occurredAt: at('02'),
  period: 0,
  price: { amount: 2_999, currency: 'USD' },
  transactionId: 'charge',
  reversedTransactionId: null,
  reference: null,
  ...more,
});
const back = (kind: BillerEvent['kind'], amount: number | null, charge = 'charge') =>
  event({
    kind,
    transactionId: 'back',
    reversedTransactionId: charge,
    price: amount === null ? null : { amount, currency: 'USD' },
  });
const left = (...events: BillerEvent[]) => chargesIn(events).map((charge) => charge.left);

describe('of a charge of a lost order is left', () => {
  it('all of it, where nothing of it went back', () => {
    expect(left(event({}))).toEqual([2_999]);
    expect(left(event({}), back('refunded', 2_999, 'another'))).toEqual([2_999]);
  });

  it('what refunds have not given back', () => {
    expect(left(event({}), back('refunded', 1_000))).toEqual([1_999]);
    expect(left(event({}), back('refunded', 1_000), back('refunded', 500))).toEqual([1_499]);
    expect(left(event({}), back('refunded', null))).toEqual([2_999]);
    expect(left(event({}), back('refunded', 2_000), back('refunded', 2_000))).toEqual([0]);
  });

  it.each(['voided', 'charged-back'] as const)('nothing after it was %s, whatever the amount', (kind) => {
    expect(left(event({}), back(kind, 1))).toEqual([0]);
  });
});

it('charges of a lost order are counted by their periods, without what names no charge', () => {
  const events = [
    event({ period: 2, transactionId: 'third' }),
    event({ transactionId: 'first' }),
    event({ period: 1, transactionId: 'second' }),
    event({ transactionId: null }),
    event({ price: null }),
    event({ kind: 'declined' }),
  ];
  expect(chargesIn(events).map(({ transactionId }) => transactionId)).toEqual(['first', 'second', 'third']);
  expect(chargesIn(events)[0]?.event).toBe(events[1]);
});

describe('a lost order has ended', () => {
  const cancelled = event({ kind: 'cancelled', occurredAt: at('10') });

  it('where its cancellation is the last that its biller says', () => {
    expect(hasEnded([event({}), cancelled])).toBe(true);
    expect(hasEnded([cancelled, event({ kind: 'reactivated', occurredAt: at('05') })])).toBe(true);
  });

  it('not before, and not once it was taken back, in whichever order that became known', () => {
    expect(hasEnded([])).toBe(false);
    expect(hasEnded([event({})])).toBe(false);
    expect(hasEnded([event({ kind: 'reactivated', occurredAt: at('11') }), cancelled])).toBe(false);
  });

  it('not where it was charged afterwards', () => {
    expect(hasEnded([cancelled, event({ occurredAt: at('11') })])).toBe(false);
    expect(hasEnded([cancelled, event({ occurredAt: at('10') })])).toBe(true);
    expect(hasEnded([cancelled, event({ kind: 'declined', occurredAt: at('11') })])).toBe(true);
  });
});

it('a renewal comes within its months, the longest there are, and some days', () => {
  expect([renewsWithinMs(1), renewsWithinMs(12)]).toEqual([35 * DAY_MS, 376 * DAY_MS]);
});
