import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { TaxRate } from '../../../../config/tax-config.ts';
import { loadReceipt } from '../receipts/load-receipt.ts';
import { receiptLines } from '../receipts/receipt-lines.ts';
import { readMonthlyReport } from '../report/monthly-report.ts';
import { buySeveral } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, type Signup } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { moneyOf } from '../testing/money.ts';
import { reportEvent } from '../testing/report-event.ts';
import { jobsAt } from '../testing/scene.ts';

const VAT = { country: 'DE', region: null, name: 'VAT' } as const;
const RATES: readonly TaxRate[] = [
  { ...VAT, rate: 1_900, from: '2021-01-01', until: '2026-04-01' },
  { ...VAT, rate: 2_000, from: '2026-04-01', until: null },
  { country: 'US', region: 'US-TX', name: 'Sales tax', rate: 625, from: '2021-01-01', until: null },
];

const test = balancedBiller({ tenants: [vixen], config: { taxRates: RATES } });

const db = () => test.gateway.services.db;
const owed = async () => -((await moneyOf(db()))['USD-taxes-owed'] ?? 0);
const inGermany = (email: string, more: Signup = {}) => join(test, email, { country: 'DE', ...more });
/** The taxes of an order's charges and reversals, in their order. */
const taxesOf = (orderId: string) =>
  db()
    .selectFrom('billing_transactions')
    .leftJoin('charge_taxes', 'charge_taxes.id', 'billing_transactions.id')
    .select(['billing_transactions.id', 'kind', 'charge_taxes.rate', 'charge_taxes.amount as tax'])
    .where('agreement_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('billing_transactions.amount')
    .execute();
const reverse = (who: Joined, kind: string, transactionId: string, amount: number) => {
  const reversedTransactionId = test.charges().find(({ orderId }) => orderId === who.orderId)?.transactionId;
  return reportEvent(test, who.orderId, kind, { amount, currency: 'USD', reversedTransactionId, transactionId });
};

it('the report has the taxes of the month, less what went back', async () => {
  const who = await inGermany('report@example.com');
  const march = async () => (await readMonthlyReport(db(), 1, test.clock.now())).map(({ taxes }) => taxes);
  expect(await march()).toEqual([479]);
  await reverse(who, 'refunded', 'part-report', 1_000);
  expect(await march()).toEqual([319]);
});

describe('a charge', () => {
  it('is stored with the tax that it includes, once, which is owed', async () => {
    const before = await owed();
    const who = await inGermany('ada@example.com');
    expect(await taxesOf(who.orderId)).toMatchObject([{ kind: 'charge', rate: 1_900, tax: 479 }]);
    expect((await owed()) - before).toBe(479);
    await test.deliver();
    expect((await owed()) - before).toBe(479);
  });

  it('of a place without a rate, or of an unknown one, includes none', async () => {
    const before = await owed();
    const [france, nowhere] = [
      await join(test, 'fr@example.com', { country: 'FR' }),
      await join(test, 'no@example.com'),
    ];
    expect(await taxesOf(france.orderId)).toMatchObject([{ tax: null }]);
    expect(await taxesOf(nowhere.orderId)).toMatchObject([{ tax: null }]);
    expect(await owed()).toBe(before);
  });

  it('is taxed by its region', async () => {
    const who = await join(test, 'texas@example.com', { country: 'US', region: 'US-TX' });
    expect(await taxesOf(who.orderId)).toMatchObject([{ rate: 625, tax: 176 }]);
  });

  it('includes the tax of what is charged, not of what a voucher took off', async () => {
    await makeVoucher(test, 'TAXED');
    const who = await inGermany('voucher@example.com', { voucher: 'TAXED' });
    expect(await taxesOf(who.orderId)).toMatchObject([{ tax: 383 }]);
  });

  it('of a renewal is taxed where the person joined, by the rate of its day', async () => {
    const who = await inGermany('renews@example.com');
    await jobsAt(test, '2026-04-02T11:30:00Z');
    expect(await taxesOf(who.orderId)).toMatchObject([
      { rate: 1_900, tax: 479 },
      { rate: 2_000, tax: 500 },
    ]);
  });

  it('with the stored card is taxed where the person bought last', async () => {
    const who = await inGermany('oneclick@example.com');
    const orderId = await buySeveral(test, who);
    const [charge] = await taxesOf(orderId);
    expect(charge).toMatchObject({ rate: 1_900 });
    expect(charge?.tax).toBeGreaterThan(0);
  });
});

describe('what takes a charge back', () => {
  it('takes its share of the tax back, and the last part what is left of it', async () => {
    const before = await owed();
    const who = await inGermany('parts@example.com');
    for (const [place, amount] of [1_000, 1_000, 999].entries()) {
      test.clock.set(new Date(Date.UTC(2026, 2, 5 + place)));
      await reverse(who, 'refunded', `part-${place}`, amount);
    }
    expect((await taxesOf(who.orderId)).map(({ tax }) => tax)).toEqual([479, 160, 159, 160]);
    expect(await owed()).toBe(before);
  });

  it.each(['refunded', 'voided', 'charged-back'])('all of it at once: %s', async (kind) => {
    const before = await owed();
    const who = await inGermany(`${kind}@example.com`);
    test.clock.set('2026-03-05T12:00:00Z');
    await reverse(who, kind, `whole-${kind}`, 2_999);
    expect((await taxesOf(who.orderId)).map(({ tax }) => tax)).toEqual([479, 479]);
    expect(await owed()).toBe(before);
  });

  it('takes back the tax as it was charged, though the rate has changed', async () => {
    const who = await inGermany('later@example.com');
    test.clock.set('2026-05-01T12:00:00Z');
    await reverse(who, 'refunded', 'whole-later', 2_999);
    expect((await taxesOf(who.orderId)).map(({ rate, tax }) => [rate, tax])).toEqual([
      [1_900, 479],
      [1_900, 479],
    ]);
  });

  it('of an untaxed charge takes no tax back', async () => {
    const who = await join(test, 'untaxed@example.com');
    await reverse(who, 'refunded', 'whole-untaxed', 2_999);
    expect((await taxesOf(who.orderId)).map(({ tax }) => tax)).toEqual([null, null]);
  });
});

it('the receipt says which tax the amount includes, for the charge and for what took it back', async () => {
  const who = await inGermany('receipt@example.com');
  test.clock.set('2026-03-05T12:00:00Z');
  await reverse(who, 'refunded', 'part-receipt', 1_000);
  const taxes = [];
  for (const { id } of await taxesOf(who.orderId)) {
    const receipt = await loadReceipt(test.gateway.services, who.userId, id);
    if (receipt === null) throw new Error('There is no receipt.');
    taxes.push(receiptLines(receipt, vixen).tax);
  }
  expect(taxes).toEqual([
    { term: 'Includes 19% VAT', value: '$4.79' },
    { term: 'Includes 19% VAT', value: '$1.60' },
  ]);
});
