import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { loadReceipt } from '../receipts/load-receipt.ts';
import { readMonthlyReport } from '../report/monthly-report.ts';
import { buySeveral, cancelMembership, comeBack, takeBack } from '../testing/actions.ts';
import { give, visitorOf } from '../testing/give.ts';
import { sellInCurrencies } from '../testing/further-prices.ts';
import { join, type Joined, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { balancesOf, checkBooks } from '../testing/money.ts';
import { change, membershipOf } from '../testing/own-memberships.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, jobsAt } from '../testing/scene.ts';
import { loadPlans } from './priced-plan.ts';

const db = () => test.gateway.services.db;

/** Prices of all plans: nine tenths of the dollars in euros, and a hundred yen for each. */
async function sellInOtherCurrencies(currencies: readonly string[] = ['EUR', 'JPY']): Promise<void> {
  for (const { id, first_price, rebill_price } of await loadPlans(db())) {
    const of = (amount: number, currency: string) =>
      currency === 'JPY' ? Math.round(amount / 10) * 10 : Math.round((amount * 9) / 10);
    const prices = currencies.map((currency) => ({
      currency,
      first_price: first_price === 100 ? 100 : of(first_price, currency),
      rebill_price: of(rebill_price, currency),
    }));
    await sellInCurrencies(db(), id, first_price + rebill_price === 0 ? [] : prices);
  }
}

const test = billerForTests({ tenants: [vixen, vixenplus] });
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await sellInOtherCurrencies();
});
afterEach(() => checkBooks(db()));

interface Options {
  readonly joinOptions: {
    readonly billers: readonly { readonly id: string }[];
    readonly options: readonly {
      readonly optionId: number;
      readonly chargedNow: { readonly amount: number; readonly currency: string };
      readonly credit: { readonly amount: number; readonly currency: string };
    }[];
  };
}
const OPTIONS =
  '{ joinOptions { billers { id } options { optionId chargedNow { amount currency } credit { amount currency } } } }';

async function shownTo(country: string | null) {
  const headers = country === null ? {} : { 'x-client-country': country };
  const { data } = await test.gateway.graphql<Options>(OPTIONS, {}, { tenant: 'vixen', headers });
  return data.joinOptions;
}

const chargesOf = ({ userId }: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'amount', 'currency'])
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .orderBy('kind')
    .execute();

const currenciesOf = ({ options }: Options['joinOptions']) => [
  ...new Set(options.map(({ chargedNow }) => chargedNow.currency)),
];

describe('what a visitor is offered', () => {
  it('is in the currency of their country, by the billers that take it', async () => {
    const german = await shownTo('DE');
    expect(german.options[0]?.chargedNow).toEqual({ amount: 2_699, currency: 'EUR' });
    expect(german.billers.map(({ id }) => id)).toEqual(['rocketgate', 'netbilling', 'vendo', 'centrobill', 'epoch']);
    const japanese = await shownTo('JP');
    expect(japanese.options[0]?.chargedNow).toEqual({ amount: 3_000, currency: 'JPY' });
    expect(japanese.billers.map(({ id }) => id)).not.toContain('rocketgate');
    for (const country of ['US', 'BR', 'GB', null]) expect(currenciesOf(await shownTo(country))).toEqual(['USD']);
    expect((await shownTo('US')).billers).toHaveLength(7);
  });

  it('is in dollars everywhere as long as one of the plans has no other price', async () => {
    await sellInCurrencies(db(), '3045', []);
    expect(currenciesOf(await shownTo('DE'))).toEqual(['USD']);
    expect((await shownTo('DE')).billers).toHaveLength(7);
  });

  it('cannot be paid by a biller that does not take the currency', async () => {
    const refused = await startToJoin(test, 'by-ccbill@example.com', { country: 'DE', biller: 'ccbill' });
    expect(refused).toEqual({ location: null, messageKey: 'billing.signup.paymentOptionGone' });
    const who = await join(test, 'by-card@example.com', { country: 'JP', biller: 'rocketgate' });
    const order = await db()
      .selectFrom('billing_orders')
      .select(['biller', 'currency'])
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ biller: 'netbilling', currency: 'JPY' });
  });
});

describe.each([
  { country: 'DE', currency: 'EUR', biller: 'vendo', month: 2_699, several: 4_499 },
  { country: 'FR', currency: 'EUR', biller: 'rocketgate', month: 2_699, several: 4_499 },
  { country: 'JP', currency: 'JPY', biller: 'vendo', month: 3_000, several: 5_000 },
])('a membership in $currency by $biller', ({ country, currency, biller, month, several }) => {
  const joinAs = (name: string) =>
    join(test, `${name}-${currency}-${biller}@example.com`.toLowerCase(), { country, biller });

  it('is charged, renewed and refunded in it, and so are its receipt, the report and the books', async () => {
    const before = await balancesOf(db(), currency);
    const dollars = await balancesOf(db(), 'USD');
    const who = await joinAs('life');
    await jobsAt(test, '2026-04-02T12:00:00Z');
    await test.deliver();
    const charge = (period: number) => ({ kind: 'charge', period, amount: month, currency });
    expect(await chargesOf(who)).toEqual([charge(0), charge(1)]);
    const [first] = await db()
      .selectFrom('billing_transactions')
      .select('id')
      .where('user_id', '=', who.userId)
      .orderBy('period')
      .execute();
    expect((await loadReceipt(test.gateway.services, who.userId, first?.id ?? ''))?.invoice).toMatchObject({
      amount: { amount: month, currency },
    });
    const after = await balancesOf(db(), currency);
    expect((after[`${currency}-revenue`] ?? 0) - (before[`${currency}-revenue`] ?? 0)).toBe(-2 * month);
    const refunded = await joinAs('refunded');
    await takeBack(test, refunded.orderId, 'refund');
    await test.deliver();
    await jobsAt(test, '2026-04-02T12:02:00Z');
    expect(await chargesOf(refunded)).toContainEqual({ kind: 'refund', period: 0, amount: month, currency });
    const end = await balancesOf(db(), currency);
    expect((end[`${currency}-refunds`] ?? 0) - (before[`${currency}-refunds`] ?? 0)).toBe(month);
    expect(Object.values(end).reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(await balancesOf(db(), 'USD')).toEqual(dollars);
    const report = await readMonthlyReport(db(), 2, test.clock.now());
    expect(report.map((each) => each.currency)).toContain(currency);
  });

  it('stays in it wherever its member is: a shorter plan, a larger one and its credit', async () => {
    const who = await joinAs('moves');
    // Called from nowhere that is known.
    const { joinOptions } = await callAs<Options>(test, who, OPTIONS);
    expect(joinOptions.options.map(({ optionId }) => optionId)).toEqual([3045, 3046, 3047]);
    expect(joinOptions.options[0]).toMatchObject({
      chargedNow: { amount: several - month, currency },
      credit: { amount: month, currency },
    });
    test.clock.set('2026-03-02T12:01:00Z');
    const bundle = await buySeveral(test, who);
    const order = await db()
      .selectFrom('billing_orders')
      .select(['amount', 'rebill_amount', 'currency'])
      .where('id', '=', bundle)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ amount: several - month, rebill_amount: several, currency });
  });

  it('is cancelled and taken up again at its price', async () => {
    const who = await joinAs('returns');
    await cancelMembership(test, who);
    await comeBack(test, who);
    await test.deliver();
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect((await chargesOf(who)).at(-1)).toEqual({ kind: 'charge', period: 1, amount: month, currency });
  });
});

describe('a member who pays in euros', () => {
  it('is offered nothing that would take the place of their membership in dollars', async () => {
    const who = await join(test, 'no-price@example.com', { country: 'DE' });
    await sellInOtherCurrencies(['JPY']);
    expect((await callAs<Options>(test, who, OPTIONS)).joinOptions.options).toEqual([]);
  });

  it('changes to a shorter plan at its price in euros, and to none without one', async () => {
    const who = await join(test, 'year@example.com', { country: 'DE', optionId: 305 });
    expect((await membershipOf(test, who)).changeChoices).toMatchObject([{ optionId: 303, price: { amount: 2_699 } }]);
    await sellInCurrencies(db(), 'vixen-month', []);
    expect((await membershipOf(test, who)).changeChoices).toEqual([]);
    expect(await change(test, who, 'schedulePlanChange', { optionId: 303 })).toMatchObject({ success: false });
  });

  it('keeps their price when the plan gets another one', async () => {
    const who = await join(test, 'kept@example.com', { country: 'DE' });
    await sellInCurrencies(db(), 'vixen-month', [{ currency: 'EUR', first_price: 5_000, rebill_price: 5_000 }]);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    await test.deliver();
    expect((await chargesOf(who)).map(({ amount }) => amount)).toEqual([2_699, 2_699]);
  });
});

it('a charge in another currency than that of its order opens nothing', async () => {
  const { location } = await startToJoin(test, 'dollars@example.com', { country: 'DE' });
  expect(location).not.toBeNull();
  const { id } = await db()
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', 'dollars@example.com')
    .executeTakeFirstOrThrow();
  await reportEvent(test, id, 'charged', { amount: 2_699, currency: 'USD', transactionId: 'in-dollars' });
  const order = await db().selectFrom('billing_orders').select('status').where('id', '=', id).executeTakeFirst();
  expect(order?.status).toBe('pending');
});

it('a gift costs what it costs in the country of its buyer, and is owed in it', async () => {
  const buyer = { ...visitorOf(), headers: { ...visitorOf().headers, 'x-client-country': 'DE' } };
  const before = await balancesOf(db(), 'EUR');
  const orderId = await give(test, {}, buyer);
  const { amount, currency } = await db()
    .selectFrom('gifts')
    .select(['amount', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect([amount, currency]).toEqual([2_699, 'EUR']);
  const after = await balancesOf(db(), 'EUR');
  expect((after['EUR-gift-balances'] ?? 0) - (before['EUR-gift-balances'] ?? 0)).toBe(-2_699);
});

describe('a voucher', () => {
  const orderOf = (email: string) =>
    db().selectFrom('billing_orders').select(['amount', 'currency']).where('email', '=', email).executeTakeFirst();

  it('takes its percent off in each currency', async () => {
    await makeVoucher(test, 'EVERYWHERE');
    await join(test, 'percent@example.com', { country: 'JP', voucher: 'EVERYWHERE' });
    expect(await orderOf('percent@example.com')).toEqual({ amount: 2_400, currency: 'JPY' });
  });

  it('of an amount counts in its currency alone, and says so', async () => {
    await makeVoucher(test, 'TENDOLLARS', { kind: 'amount', worth: 1_000 });
    const refused = await startToJoin(test, 'ten@example.com', { country: 'DE', voucher: 'TENDOLLARS' });
    expect(refused).toEqual({ location: null, messageKey: 'billing.voucher.otherCurrency' });
  });
});
