import { describe, expect, it } from 'vitest';
import { type RecoveryBilling, recoveryFacts } from './recovery-facts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const recovery: NonNullable<RecoveryBilling['recovery']> = {
  reason: 'INSUFFICIENT_FUNDS',
  failedAt: '2026-11-21T11:00:00Z',
  nextTryAt: '2026-11-22T11:00:00Z',
  isRetriedByBiller: false,
  endsAt: '2026-11-28T12:00:00Z',
  amount: { amount: 2_999, currency: 'USD' },
};
const billing: RecoveryBilling = {
  accessUntil: '2026-11-22T12:00:00Z',
  canUpdateCard: true,
  biller: { name: 'Epoch', supportUrl: 'https://support.example' },
  recovery,
  expiringCard: null,
};
const linesWith = (change: Partial<typeof recovery>, more: Partial<RecoveryBilling> = {}) =>
  recoveryFacts({ ...billing, ...more, recovery: { ...recovery, ...change } }, NOW)?.lines.join('\n') ?? '';

describe('a payment that failed', () => {
  it('is explained: why, when it is tried again, and until when access lasts', () => {
    const text = linesWith({});
    expect(text).toContain('There was not enough money available on the card.');
    expect(text).toContain('We will try again on November 22, 2026 (UTC).');
    expect(text).toContain('You have access until November 22, 2026 (UTC).');
    expect(text).toContain('ends on November 28, 2026 (UTC).');
  });

  it('needs another card, or waits for a biller with a schedule of its own', () => {
    expect(linesWith({ nextTryAt: null, reason: 'CARD_EXPIRED' })).toContain('Please use another card.');
    expect(linesWith({ nextTryAt: null, isRetriedByBiller: true })).toContain('Epoch tries again');
  });

  it('advises no other card where its biller has no page for one', () => {
    const atBiller = { canUpdateCard: false, biller: { name: 'CCBill', supportUrl: 'https://support.example' } };
    for (const change of [{}, { nextTryAt: null }, { nextTryAt: null, isRetriedByBiller: true }]) {
      expect(linesWith(change, atBiller)).not.toMatch(/(another|other) card/);
    }
    expect(linesWith({ nextTryAt: null, isRetriedByBiller: true }, atBiller)).toContain('CCBill tries again');
    expect(linesWith({ nextTryAt: null }, atBiller)).toContain('will not be tried again');
  });

  it('does not promise access that is over', () => {
    expect(linesWith({}, { accessUntil: '2026-11-21T11:59:00Z' })).toContain('Your access is paused');
  });
});

it('a card that expires is announced, and where all is well nothing is said', () => {
  const expiringCard = { card: 'Visa ending 1111', expires: '11/26', renewsAt: '2026-12-21T12:00:00Z' };
  const facts = recoveryFacts({ ...billing, recovery: null, expiringCard }, NOW);
  expect(facts?.lines[0]).toContain('Visa ending 1111, expires 11/26. The next payment, on December 21, 2026 (UTC),');
  expect(recoveryFacts({ ...billing, recovery: null }, NOW)).toBeNull();
});
