import { describe, expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import { ACTIVE, aSubscription } from '../../membership/testing/public.ts';
import { CAPABILITIES } from '../billers/capabilities.ts';
import type { PlansTable } from '../tables.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import type { AgreementRow } from './agreement.ts';
import { billingView, type InvoiceRow, invoiceView, productsOf } from './billing-view.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const UNTIL = new Date('2026-04-02T12:00:00Z');
const services = { config: { billerSupport: {} } } as Parameters<typeof billingView>[0];
const plans = standardPlans() as readonly unknown[] as readonly PlansTable[];

const INVOICE: InvoiceRow = {
  id: 'entry',
  kind: 'charge',
  amount: 2_999,
  currency: 'EUR',
  occurred_at: NOW,
  biller: 'segpay',
  transaction_id: 'transaction',
  period: 0,
  product: 'vixen',
  plan_kind: 'trial',
};
const past = {
  invoices: [invoiceView(services, INVOICE)],
  earlierPlans: [
    { name: 'Vixen, yearly membership', endedAt: '', unusedDays: 0, credit: { amount: 0, currency: 'EUR' } },
  ],
};

type Changes = Partial<AgreementRow>;
const own = aSubscription('own', { entitlement: { ...ACTIVE, accessUntil: UNTIL }, plan_id: 'vixen-year' });
const paidBy = (changes: Changes, can = CAPABILITIES.vendo) => ({
  agreement: agreementRow({ plan_id: 'vixen-month', ...changes }),
  can,
});
const view = (changes: Changes = {}, subscription = own, now = NOW) =>
  billingView(services, subscription, paidBy(changes), plans, past, now);

describe('a member reads of a membership that renews', () => {
  it('what it costs, when it is charged next, and what can be done with it', () => {
    expect(view()).toEqual({
      optionId: 303,
      kind: 'MONTH',
      isMultisite: false,
      biller: { id: 'rocketgate', name: 'RocketGate', supportUrl: '/support', isNative: true, countsDays: false },
      isCancelled: false,
      isPastDue: false,
      isRenewalAwaited: false,
      nextCharge: { amount: 2_999, currency: 'USD' },
      nextChargeAt: '2026-04-02T12:00:00.000Z',
      renewalDays: null,
      accessUntil: '2026-04-02T12:00:00.000Z',
      canCancel: true,
      canReactivate: false,
      canUpdateCard: true,
      ...past,
    });
  });

  it('that all sites are open by it, and the days between its renewals', () => {
    const several = aSubscription('own', { product: 'multisite2025', entitlement: ACTIVE });
    expect(view({ biller: 'segpay' }, several)).toMatchObject({
      isMultisite: true,
      renewalDays: 30,
      accessUntil: null,
    });
  });

  it('that its renewal failed or is awaited', () => {
    expect(view({ status: 'past-due' })).toMatchObject({ isPastDue: true, isRenewalAwaited: false, canCancel: true });
    const due = view({}, own, UNTIL);
    expect(due).toMatchObject({ isPastDue: false, isRenewalAwaited: true, nextChargeAt: '2026-04-02T12:00:00.000Z' });
  });

  it('nothing about another card where its biller has no page for one', () => {
    const paid = paidBy({}, { ...CAPABILITIES.vendo, cardPage: false });
    expect(billingView(services, own, paid, plans, past, NOW).canUpdateCard).toBe(false);
  });
});

describe('a member reads of a membership that does not renew', () => {
  it('no charge, and that it can be taken up again where its biller does that', () => {
    const cancelled = aSubscription('own', { entitlement: { ...ACTIVE, accessUntil: UNTIL, isCancelled: true } });
    expect(view({ status: 'cancelled' }, cancelled)).toMatchObject({
      isCancelled: true,
      nextCharge: null,
      nextChargeAt: null,
      renewalDays: null,
      canCancel: false,
      canReactivate: true,
      canUpdateCard: false,
    });
    const paid = paidBy({ status: 'cancelled' }, { ...CAPABILITIES.vendo, reactivates: false });
    expect(billingView(services, cancelled, paid, plans, past, NOW).canReactivate).toBe(false);
  });

  it('its plan and what was paid before, where nobody pays for it now', () => {
    expect(billingView(services, own, null, plans, past, NOW)).toMatchObject({
      kind: 'YEAR',
      optionId: 305,
      isPastDue: false,
      isRenewalAwaited: false,
      nextCharge: null,
      canCancel: false,
      canReactivate: false,
      canUpdateCard: false,
      ...past,
    });
  });

  it('no plan and no biller where staff gave the membership', () => {
    const withoutPlan = aSubscription('own', { biller: null, plan_id: null, entitlement: ACTIVE });
    expect(billingView(services, withoutPlan, null, plans, past, NOW)).toMatchObject({
      optionId: null,
      kind: null,
      biller: null,
    });
  });
});

it('a tandem child reads nothing of what its parent pays, and changes nothing of it', () => {
  const child = aSubscription('own', { isTandem: true, entitlement: { ...ACTIVE, accessUntil: UNTIL } });
  const nothing = { nextCharge: null, nextChargeAt: null, renewalDays: null, invoices: [], earlierPlans: [] };
  const may = { canCancel: false, canReactivate: false, canUpdateCard: false, isRenewalAwaited: false };
  expect(view({ biller: 'segpay' }, child)).toMatchObject({ ...nothing, ...may });
  expect(view({}, child, UNTIL)).toMatchObject({ ...nothing, ...may });
  expect(view({ status: 'cancelled' }, child)).toMatchObject({ ...nothing, ...may });
});

describe('a charge is shown', () => {
  it('with its plan, its number and the biller that made it', () => {
    expect(invoiceView(services, INVOICE)).toEqual({
      id: 'entry',
      kind: 'CHARGE',
      amount: { amount: 2_999, currency: 'EUR' },
      chargedAt: '2026-03-10T12:00:00.000Z',
      description: 'Vixen, trial membership',
      biller: { id: 'segpay', name: 'Segpay', supportUrl: '/support', isNative: false, countsDays: true },
      transactionId: 'transaction',
    });
  });

  it('as a month after its trial', () => {
    expect(invoiceView(services, { ...INVOICE, period: 1 }).description).toBe('Vixen, monthly membership');
  });
});

it('a brand shows what was bought for its site, and for groups with that site in them', () => {
  expect(productsOf(['tushy'])).toEqual(['tushy', 'multisite2020', 'multisiteVP', 'multisite2025']);
  expect(productsOf(['wifey'])).toEqual(['wifey', 'multisite2025']);
  expect(productsOf([])).toEqual([]);
});
