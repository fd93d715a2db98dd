import { describe, expect, it } from 'vitest';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Plan } from '../options/priced-plan.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { type ChangeableMembership, plansToChangeTo } from './change-options.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const EURO = [{ currency: 'EUR', first_price: 1_000, rebill_price: 1_000 }];

const plan = (id: string, rebill_months: number, changes: Partial<Plan> = {}): Plan => ({
  id,
  product: 'vixen',
  kind: rebill_months === 12 ? 'year' : 'month',
  first_price: 1_000,
  rebill_price: 1_000,
  first_days: null,
  rebill_months,
  is_portal_offer: false,
  is_published: true,
  segpay_ticket: null,
  ccbill_form: null,
  prices: [],
  ...changes,
});

const PLANS = [
  plan('month', 1, { prices: EURO }),
  plan('quarter', 3),
  plan('year', 12),
  plan('trial', 1, { kind: 'trial' }),
  plan('free-trial', 1, { kind: 'free-limited-trial' }),
  plan('tushy-month', 1, { product: 'tushy' }),
  plan('all-month', 1, { product: 'multisite2025' }),
  plan('all-year', 12, { product: 'multisite2025' }),
  plan('portal-month', 1, { product: 'multisite2025', is_portal_offer: true }),
  plan('portal-year', 12, { product: 'multisite2025', is_portal_offer: true }),
];

const EVERYTHING = { changesPrices: true, movesRenewals: true };
const VIXEN: Pick<Tenant, 'sites'> = { sites: ['vixen'] };
const YEARLY = { plan_id: 'year', period_months: 12 };

interface Asked {
  readonly subscription?: Partial<ChangeableMembership['subscription']>;
  readonly agreement?: Partial<ChangeableMembership['agreement']>;
  readonly capabilities?: ChangeableMembership['capabilities'];
  readonly tenant?: Pick<Tenant, 'sites'>;
  readonly now?: Date;
}

/** Ids of the plans that are offered for a membership by the year, with changes of it. */
const offered = ({ subscription, agreement, capabilities = EVERYTHING, tenant = VIXEN, now = NOW }: Asked = {}) =>
  plansToChangeTo(
    {
      subscription: { type: 'member', isTandem: false, product: 'vixen', ...subscription },
      agreement: agreementRow({ ...YEARLY, ...agreement }),
      capabilities,
    },
    PLANS,
    tenant,
    now,
  ).map(({ id }) => id);

describe('L26 a membership can change to', () => {
  it('shorter plans of the same site, trials and other sites left out', () => {
    expect(offered()).toEqual(['month', 'quarter']);
  });

  it('shorter plans of the portal’s offer, where it is one', () => {
    const portal = { subscription: { product: 'multisite2025' }, agreement: { plan_id: 'portal-year' } };
    expect(offered({ ...portal, tenant: { sites: ['vixen', 'tushy'] } })).toEqual(['portal-month']);
  });

  it('plans with a price in its currency', () => {
    expect(offered({ agreement: { currency: 'EUR' } })).toEqual(['month']);
  });

  it('plans of the brand’s site, long or short, where it has all sites', () => {
    const all = { subscription: { product: 'multisite2025' }, agreement: { plan_id: 'all-month', period_months: 1 } };
    expect(offered(all)).toEqual(['month', 'quarter', 'year']);
    expect(offered({ ...all, tenant: { sites: ['vixen', 'tushy'] } })).toEqual([]);
    expect(offered({ ...all, tenant: { sites: ['another'] } })).toEqual([]);
  });

  it('plans of other lengths, only where its biller moves renewals', () => {
    const all = { subscription: { product: 'multisite2025' }, agreement: { plan_id: 'all-year' } };
    expect(offered({ ...all, capabilities: { changesPrices: true, movesRenewals: false } })).toEqual(['year']);
    expect(offered({ ...all, capabilities: { changesPrices: false, movesRenewals: false } })).toEqual([]);
  });
});

describe('L26 a membership can change to no other plan', () => {
  it.each([
    ['a trial', { subscription: { type: 'trial' } }],
    ['one that comes with another', { subscription: { isTandem: true } }],
    ['one whose plan no longer exists', { agreement: { plan_id: 'gone' } }],
    ['one that ends after its first period', { agreement: { period_months: null } }],
    ['one that was cancelled', { agreement: { status: 'cancelled' } }],
    ['one that is paused', { agreement: { paused_from: new Date('2026-04-02T12:00:00Z') } }],
    ['one that changes already', { agreement: { next_plan_id: 'quarter' } }],
  ] as const)('being %s', (_what, changes) => {
    expect(offered(changes as Asked)).toEqual([]);
  });

  it('from two hours before the renewal that is next on', () => {
    expect(offered({ now: new Date('2026-04-02T09:59:59Z') })).toEqual(['month', 'quarter']);
    expect(offered({ now: new Date('2026-04-02T10:00:00Z') })).toEqual([]);
    expect(offered({ agreement: { paid_period: 1 }, now: new Date('2027-04-02T09:59:59Z') })).not.toEqual([]);
  });
});
