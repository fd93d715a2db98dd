import { describe, expect, it } from 'vitest';
import { needsApproval } from './member-actions.ts';
import { refundLimit } from './refund-limits.ts';

describe('refunds that need a second member of staff', () => {
  it.each([
    ['USD', 5_000],
    ['EUR', 4_500],
    ['GBP', 4_000],
    ['JPY', 7_500],
  ])('are those above the limit in %s: %i minor units', (currency, limit) => {
    expect(refundLimit(currency)).toBe(limit);
    expect(needsApproval({ name: 'refund', amount: limit, currency })).toBe(false);
    expect(needsApproval({ name: 'refund', amount: limit + 1, currency })).toBe(true);
  });

  it.each(['KWD', 'toString', ''])('are all where there is no limit: “%s”', (currency) => {
    expect(needsApproval({ name: 'refund', amount: 1, currency })).toBe(true);
  });

  it('are not the only actions: a deletion needs one as well, a note none', () => {
    expect([needsApproval({ name: 'delete' }), needsApproval({ name: 'note' })]).toEqual([true, false]);
  });
});
