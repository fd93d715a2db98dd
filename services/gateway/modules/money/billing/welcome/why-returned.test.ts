import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/order-repository.ts';
import { whyReturned } from './why-returned.ts';

const NOW = new Date('2026-03-03T12:00:00Z');
const order = (more: Partial<Order>) =>
  ({ kind: 'signup', amount: 2_999, status: 'returned', returned_why: null, confirm_by: null, ...more }) as Order;
const why = (more: Partial<Order>) => whyReturned(order(more), NOW);

describe('the reason for which a payment went back', () => {
  it('is what the order says, be it returned, or paid and superfluous', () => {
    expect(why({ returned_why: 'voucher-used' })).toBe('voucher-used');
    expect(why({ status: 'paid', returned_why: 'outdated' })).toBe('outdated');
  });

  it('is none where it opened what it bought, or waits, or was never paid', () => {
    expect(why({ status: 'paid' })).toBeNull();
    expect(why({ status: 'awaiting-confirmation', returned_why: 'over' })).toBeNull();
    expect(why({ status: 'pending' })).toBeNull();
  });

  it('is whether somebody was asked, where an older gateway returned it', () => {
    expect(why({})).toBe('over');
    expect(why({ confirm_by: NOW })).toBe('not-confirmed');
  });
});

describe('a signup that costs nothing', () => {
  const free = { amount: 0, confirm_by: NOW } as const;

  it('went back because its link was not pressed, whatever the true reason, so that an address tells nothing', () => {
    expect(why({ ...free, returned_why: 'trial-used' })).toBe('not-confirmed');
  });

  it('is over to the second at which its link ends, before a job has returned it', () => {
    const waits = { ...free, status: 'awaiting-confirmation' } as const;
    expect(why(waits)).toBe('not-confirmed');
    expect(why({ ...waits, confirm_by: new Date(NOW.getTime() + 1) })).toBeNull();
    expect(why({ ...free, status: 'abandoned' })).toBeNull();
  });

  it('has the reason of any other order where no link was mailed, or its person was known', () => {
    expect(why({ amount: 0, returned_why: 'over' })).toBe('over');
    expect(why({ ...free, kind: 'purchase', returned_why: 'not-needed' })).toBe('not-needed');
  });
});
