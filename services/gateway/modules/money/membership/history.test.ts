import { describe, expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { historyIn, historyOf } from './history.ts';
import { aSubscription, membershipOf, period } from './testing/a-membership.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const spanning = (id: string, joined: string, from: string, until: string | null, type?: 'porn-portal') =>
  aSubscription(id, {
    ...(type && { type, product: 'portal' }),
    joined_at: day(joined),
    entitlement: { periods: [period(from, until)] },
  });

describe('the history of memberships', () => {
  it('is empty without any', () => {
    expect(historyIn([], NOW)).toEqual({ joinedAt: null, activeSince: null, months: 0, days: 0 });
  });

  it('joins what touches, and counts from its start until now', () => {
    const history = historyIn(
      [spanning('b', '2026-04-01', '2026-04-01', null), spanning('a', '2026-01-10', '2026-01-10', '2026-04-01')],
      NOW,
    );
    expect(history).toEqual({ joinedAt: day('2026-01-10'), activeSince: day('2026-01-10'), months: 5, days: 156 });
  });

  it('begins again after a gap, but was joined at first', () => {
    const history = historyIn(
      [
        spanning('a', '2025-01-01', '2025-01-01', '2025-02-01'),
        spanning('b', '2026-05-15', '2026-05-15', '2026-08-01'),
      ],
      NOW,
    );
    expect(history).toEqual({ joinedAt: day('2025-01-01'), activeSince: day('2026-05-15'), months: 1, days: 31 });
  });

  it('ends with the last access when that is over', () => {
    const history = historyIn([spanning('a', '2026-01-01', '2026-01-01', '2026-03-02')], NOW);
    expect(history).toMatchObject({ months: 2, days: 60 });
  });

  it('counts the portal only for people who never had another one', () => {
    const portal = spanning('p', '2024-01-01', '2024-01-01', null, 'porn-portal');
    expect(historyIn([portal], NOW).joinedAt).toEqual(day('2024-01-01'));
    const both = historyIn([portal, spanning('a', '2026-06-01', '2026-06-01', null)], NOW);
    expect(both).toMatchObject({ joinedAt: day('2026-06-01'), days: 14 });
  });

  it('is that of the tenant’s sites', () => {
    const elsewhere = { ...spanning('a', '2025-01-01', '2025-01-01', null), product: 'deeper' } as const;
    expect(historyOf(membershipOf([elsewhere]), vixen, NOW).joinedAt).toBeNull();
  });
});
