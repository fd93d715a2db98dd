import { describe, expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import { aSubscription, membershipOf } from '../../membership/testing/public.ts';
import type { PaidAgreement } from '../options/paid-memberships.ts';
import type { Plan } from '../options/priced-plan.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { quoteOf, yearlyUpgrade } from './yearly-upgrade.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const UNTIL = new Date('2026-04-02T12:00:00Z');
const VIXEN = { sites: ['vixen'] };
const EURO = { currency: 'EUR', first_price: 20_000, rebill_price: 21_000 };
const PLANS: readonly Plan[] = standardPlans().map((plan) => ({
  ...plan,
  prices: plan.id === '3047' ? [EURO] : [],
}));

type Subscribed = Parameters<typeof aSubscription>[1];

/** A membership of all sites by the month that is paid for until 2 April. */
const month = ({ entitlement, ...more }: NonNullable<Subscribed> = {}) =>
  aSubscription('own', {
    product: 'multisite2025',
    plan_id: '3045',
    ...more,
    entitlement: { isActive: true, accessUntil: UNTIL, ...entitlement },
  });

const paidBy = (more: Partial<Parameters<typeof agreementRow>[0]> = {}, currency = 'USD'): PaidAgreement => ({
  subscriptionId: 'own',
  product: 'multisite2025',
  currency,
  renewals: agreementRow(more),
});

interface Asked {
  readonly subscription?: ReturnType<typeof month>;
  readonly paid?: readonly PaidAgreement[];
  readonly plans?: readonly Plan[];
  readonly currency?: string;
  readonly now?: Date;
}

const upgrade = ({
  subscription = month(),
  paid = [paidBy()],
  plans = PLANS,
  currency = 'USD',
  now = NOW,
}: Asked = {}) => yearlyUpgrade({ membership: membershipOf([subscription]), plans, paid, currency }, VIXEN, now);

describe('L20 the year of all sites is offered to a member by the month', () => {
  it('from the end of what is paid for, at the price of a renewal, now and later', () => {
    const offered = upgrade();
    expect(offered).toMatchObject({ subscription: { id: 'own' }, plan: { id: '3047' }, accessFrom: UNTIL });
    expect(offered && quoteOf(offered)).toEqual({
      currentPlan: 'All sites, monthly membership',
      beginsAt: '2026-04-02T12:00:00.000Z',
      optionId: 3047,
      chargedNow: { amount: 23_988, currency: 'USD' },
      chargedLater: { amount: 23_988, currency: 'USD' },
      laterAt: '2027-04-02T12:00:00.000Z',
    });
  });

  it('as long as its biller counts a year', () => {
    const laterAt = (biller: 'ccbill' | 'vendo' | null) => {
      const offered = upgrade({
        subscription: month({ biller, entitlement: { accessUntil: new Date('2027-04-02T12:00:00Z') } }),
      });
      return offered && quoteOf(offered).laterAt;
    };
    // The year has a leap day in it, which a biller that counts days does not know. Nobody bills a complimentary membership.
    expect(laterAt('ccbill')).toBe('2028-04-01T12:00:00.000Z');
    expect(laterAt('vendo')).toBe('2028-04-02T12:00:00.000Z');
    expect(laterAt(null)).toBe('2028-04-02T12:00:00.000Z');
  });

  it('in the currency of the membership, else in that of the offer', () => {
    expect(upgrade({ paid: [paidBy({}, 'EUR')] })?.plan).toMatchObject({ currency: 'EUR', rebill_price: 21_000 });
    expect(upgrade({ paid: [], currency: 'EUR' })?.plan.currency).toBe('EUR');
    const another = { ...paidBy({}, 'EUR'), subscriptionId: 'another' };
    expect(upgrade({ paid: [another, paidBy()] })?.plan.currency).toBe('USD');
  });

  it('at the portal’s price to those who pay that', () => {
    expect(upgrade({ subscription: month({ plan_id: '2566' }) })?.plan.id).toBe('2568');
  });

  it('from the end of the paid days where it is open for a renewal that is awaited', () => {
    // A biller that counts days was due on 1 April, and 36 hours are open from then on.
    const awaited = { biller: 'ccbill', anchor_at: new Date('2026-04-01T12:00:00Z') } as const;
    const subscription = month({ biller: 'ccbill', entitlement: { accessUntil: new Date('2026-04-03T00:00:00Z') } });
    const from = (now: string) => upgrade({ subscription, paid: [paidBy(awaited)], now: new Date(now) })?.accessFrom;
    expect(from('2026-04-01T11:00:00Z')).toEqual(new Date('2026-04-01T12:00:00Z'));
    expect(from('2026-04-02T12:00:00Z')).toEqual(new Date('2026-04-02T12:00:00Z'));
  });
});

describe('no year is offered', () => {
  it.each([
    ['of one site', { subscription: month({ product: 'vixen', plan_id: 'vixen-month' }) }],
    ['to a member by the quarter', { subscription: month({ planKind: 'quarter' }) }],
    ['to a second person of a membership', { subscription: month({ isTandem: true }) }],
    ['after the membership has ended', { subscription: month({ entitlement: { isActive: false } }) }],
    ['after a cancellation', { subscription: month({ entitlement: { isCancelled: true } }) }],
    ['of a membership without an end', { subscription: month({ entitlement: { accessUntil: null } }) }],
    ['of a plan that does not exist any more', { subscription: month({ plan_id: null }) }],
    ['in a currency in which it has no price', { paid: [paidBy({}, 'GBP')] }],
    ['while no year is on sale', { plans: PLANS.map((plan) => ({ ...plan, is_published: plan.kind !== 'year' })) }],
  ])('%s', (_what, asked) => expect(upgrade(asked)).toBeNull());

  it('to a visitor, or on a brand of other sites', () => {
    const facts = { plans: PLANS, paid: [], currency: 'USD' };
    expect(yearlyUpgrade({ membership: null, ...facts }, VIXEN, NOW)).toBeNull();
    expect(yearlyUpgrade({ membership: membershipOf([month()]), ...facts }, { sites: [] }, NOW)).toBeNull();
  });
});
