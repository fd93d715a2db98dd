import { expect, it } from 'vitest';
import { aSubscription, membershipOf } from '../../membership/testing/public.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { billingOf } from './load-billing.ts';

const DAY = '2026-03-02T12:00:00.000Z';
const services = { config: { billerSupport: {} } } as Parameters<typeof billingOf>[0];
const membership = membershipOf([aSubscription('own')]);
const part = billingOf(services, membership, { subscriptionId: 'own', sites: ['tushy', 'vixen'] });

/** A row as the database writes it into JSON, whose times are texts. */
const asJson = (row: object) => JSON.parse(JSON.stringify(row)) as never;
const read = (json: object) => part.read({ agreement: null, invoices: [], earlierPlans: [], ...json });

it('asks for the charges of the person, of the subscription and of products with a site of the brand', () => {
  expect(part).toMatchObject({
    name: 'billing',
    values: {
      billedUserId: 'person',
      billedSubscriptionId: 'own',
      billedProducts: ['tushy', 'vixen', 'multisite2020', 'multisiteVP', 'multisite2025'],
    },
  });
});

it('reads the times of an agreement, and that it has none of some', () => {
  const all = {
    paused_from: new Date('2026-03-03T12:00:00Z'),
    replaced_at: new Date('2026-03-04T12:00:00Z'),
    price_changed_at: new Date('2026-03-05T12:00:00Z'),
    compared_at: new Date('2026-03-06T12:00:00Z'),
    card_seen_at: new Date('2026-03-07T12:00:00Z'),
  };
  for (const agreement of [agreementRow(all), agreementRow()]) {
    expect(read({ agreement: asJson(agreement) }).agreement).toEqual(agreement);
  }
  expect(read({})).toEqual({ agreement: null, past: { invoices: [], earlierPlans: [] } });
});

it('reads charges and earlier plans', () => {
  const plan = { product: 'vixen', kind: 'month', plan_kind: 'month', currency: 'USD' };
  const invoice = { ...plan, id: 'entry', kind: 'refund', amount: 500, occurred_at: DAY, biller: 'vendo', period: 0 };
  const earlier = { ...plan, subscription_id: 'own', days: 12, credit: 480, by_product: null, by_kind: null };
  const { past } = read({
    invoices: [asJson({ ...invoice, transaction_id: 'number' })],
    earlierPlans: [
      asJson({ ...earlier, replaced_at: DAY, paid_until: '2026-04-02T12:00:00.000Z', credited_at: null }),
      asJson({ ...earlier, replaced_at: null, paid_until: DAY, credited_at: '2026-03-01T12:00:00.000Z' }),
      asJson({ ...earlier, kind: 'trial', replaced_at: DAY, paid_until: null, credited_at: null }),
    ],
  });
  expect(past.invoices).toMatchObject([{ kind: 'REFUND', chargedAt: DAY, transactionId: 'number' }]);
  expect(past.earlierPlans.map(({ endedAt }) => endedAt)).toEqual([
    '2026-04-02T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
    DAY,
  ]);
});
