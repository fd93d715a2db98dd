import { describe, expect, it } from 'vitest';
import { ACTIVE, aSubscription, membershipOf } from '../../membership/testing/public.ts';
import { type EarlierPlanRow, earlierPlansView } from './earlier-plans.ts';

const PAID_UNTIL = new Date('2026-05-02T12:00:00Z');
const REPLACED = new Date('2026-04-10T12:00:00Z');
const ENDED = new Date('2026-05-04T00:00:00Z');

const row = (more: Partial<EarlierPlanRow> = {}): EarlierPlanRow => ({
  subscription_id: 'own',
  product: 'vixen',
  kind: 'month',
  replaced_at: null,
  currency: 'EUR',
  paid_until: PAID_UNTIL,
  days: 0,
  credit: 0,
  credited_at: null,
  by_product: null,
  by_kind: null,
  ...more,
});

const ended = aSubscription('own', { entitlement: { accessUntil: ENDED } });
const view = (rows: readonly EarlierPlanRow[], subscription = ended, sites: readonly string[] = ['vixen']) =>
  earlierPlansView(rows, membershipOf([subscription]), sites);

/** When a plan is said to have ended; null where it is not among the earlier ones. */
const endOf = (more: Partial<EarlierPlanRow>, subscription = ended) =>
  view([row(more)], subscription)[0]?.endedAt ?? null;

describe('an earlier plan ended', () => {
  it('when its unused days were credited', () => {
    expect(endOf({ credited_at: REPLACED, replaced_at: ENDED })).toBe(REPLACED.toISOString());
  });

  it('with what was paid for, where another plan follows it', () => {
    expect(endOf({ replaced_at: REPLACED })).toBe(PAID_UNTIL.toISOString());
  });

  it.each(['trial', 'free-limited-trial'] as const)('when the membership began that a %s became', (kind) => {
    expect(endOf({ kind, replaced_at: REPLACED })).toBe(REPLACED.toISOString());
  });

  it('when its membership ended, where nothing follows it', () => {
    expect(endOf({})).toBe(ENDED.toISOString());
  });

  it('not yet, where its membership is active or is not known', () => {
    expect(endOf({}, aSubscription('own', { entitlement: { ...ACTIVE, accessUntil: ENDED } }))).toBeNull();
    expect(endOf({ subscription_id: 'another' })).toBeNull();
    expect(endOf({}, aSubscription('own'))).toBeNull();
  });
});

describe('earlier plans are shown', () => {
  it('with what their days were worth and what replaced them', () => {
    const credited = { days: 12, credit: 480, credited_at: REPLACED, by_product: 'multisite2025', by_kind: 'year' };
    expect(view([row(credited as Partial<EarlierPlanRow>)])).toEqual([
      {
        name: 'Vixen, monthly membership',
        endedAt: REPLACED.toISOString(),
        unusedDays: 12,
        credit: { amount: 480, currency: 'EUR' },
        replacedBy: 'All sites, yearly membership',
      },
    ]);
    expect(view([row()])).toMatchObject([{ replacedBy: null }]);
    expect(view([row({ by_product: 'vixen' })])).toMatchObject([{ replacedBy: null }]);
  });

  it('on brands with one of their sites', () => {
    expect(view([row({ product: 'multisite2025' })])).toHaveLength(1);
    expect(view([row({ product: 'tushy' })])).toEqual([]);
    expect(view([row()], ended, [])).toEqual([]);
  });

  it('up to twelve of them, the first ones', () => {
    const rows = Array.from({ length: 13 }, (_, index) => row({ days: index, credited_at: REPLACED }));
    expect(view(rows).map(({ unusedDays }) => unusedDays)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
