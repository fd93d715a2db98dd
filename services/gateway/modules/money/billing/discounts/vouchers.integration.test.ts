import { describe, expect, it } from 'vitest';
import { BILLERS } from '@network/tenant/constants.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { declineSignup, pressElsewhere } from '../testing/declined-signup.ts';
import { join, type Signup, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { moneyOf } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';
import { listDiscounts } from './discounts-of-staff.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
const usesOf = async (id: string) => (await listDiscounts(db(), { after: null, limit: 1, id }))[0];
const orderOf = (email: string) =>
  db().selectFrom('billing_orders').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const discounts = async () => (await moneyOf(db()))['USD-discounts'] ?? 0;
const refusal = async (email: string, more: Signup) => (await startToJoin(test, email, more)).messageKey;

describe('a voucher on the first charge', () => {
  it.each(BILLERS)('is what %s charges, and the renewal is not', async (biller) => {
    const code = `AT${biller.toUpperCase()}`;
    const id = await makeVoucher(test, code);
    const before = await discounts();
    const who = await join(test, `${biller}@example.com`, { biller, voucher: ` ${code.toLowerCase()} ` });
    const charges = test.charges().filter(({ orderId }) => orderId === who.orderId);
    expect(charges.map(({ amount }) => amount)).toEqual([2_399]);
    expect(await orderOf(`${biller}@example.com`)).toMatchObject({ amount: 2_399, rebill_amount: 2_999 });
    expect((await discounts()) - before).toBe(600);
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0, discounted: [{ currency: 'USD', amount: 600 }] });
  });

  it('of an amount beyond the price leaves nothing to charge, and the rest is lost', async () => {
    const id = await makeVoucher(test, 'FIFTY', { kind: 'amount', worth: 5_000, usesEach: 1 });
    const who = await join(test, 'fifty@example.com', { voucher: 'FIFTY' });
    expect(await orderOf('fifty@example.com')).toMatchObject({ amount: 0, rebill_amount: 2_999 });
    expect((await who.membership()).subscriptions[0]?.entitlement.isActive).toBe(true);
    expect(await usesOf(id)).toMatchObject({ used: 1, discounted: [{ currency: 'USD', amount: 2_999 }] });
    expect(await refusal('another@example.com', { voucher: 'FIFTY' })).toBe('billing.voucher.usedUp');
  });

  it('is taken off what unused days leave to charge', async () => {
    const who = await join(test, 'credited@example.com');
    await makeVoucher(test, 'BUNDLE', { planIds: ['3045'] });
    const { startPurchase } = await callAs<{ startPurchase: { location: string | null; messageKey: string | null } }>(
      test,
      who,
      'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }',
      { input: { optionId: 3045, biller: 'vendo', voucher: 'BUNDLE' } },
    );
    const { location } = startPurchase;
    await test.pay(location ?? '');
    await test.deliver();
    const orders = await db().selectFrom('billing_orders').selectAll().where('user_id', '=', who.userId).execute();
    // 4,999 less 2,999 of unused days is 2,000; a fifth of it is the voucher's.
    expect(orders.find(({ plan_id: plan }) => plan === '3045')).toMatchObject({
      status: 'paid',
      credit: 2_999,
      amount: 1_600,
    });
  });

  it('leaves the books where it left nothing to charge, and the page was confirmed too late', async () => {
    const who = await join(test, 'late-for-nothing@example.com');
    await makeVoucher(test, 'REST', { kind: 'amount', worth: 5_000, planIds: ['3045'] });
    const before = await discounts();
    const { startPurchase } = await callAs<{ startPurchase: { location: string | null } }>(
      test,
      who,
      'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }',
      { input: { optionId: 3045, biller: 'vendo', voucher: 'REST' } },
    );
    pagesStayOpen();
    await jobsAt(test, '2026-03-06T12:00:00Z');
    test.clock.set('2026-03-06T12:00:00Z');
    await test.pay(startPurchase.location ?? '');
    await test.deliver();
    expect(await mailsTo(test, 'late-for-nothing@example.com')).toContain('freeChangeTooLate');
    expect(await discounts()).toBe(before);
  });
});

describe('a voucher is refused', () => {
  it.each([
    ['unknown', 'NOSUCH', {}, {}],
    ['notYet', 'FUTURE', { startsAt: new Date('2026-03-03T00:00:00Z') }, {}],
    ['ended', 'PAST', { endsAt: new Date('2026-03-02T12:00:00Z') }, {}],
    ['otherBrand', 'TUSHYONLY', { brands: ['tushy'] }, {}],
    ['otherPlan', 'YEARONLY', { planIds: ['vixen-year'] }, {}],
    ['nothingDue', 'FREE', {}, { optionId: 302 }],
    ['tooLittleLeft', 'HALFOFADOLLAR', { worth: 50 }, { optionId: 301 }],
  ] as const)('%s', async (why, code, terms, signup) => {
    if (why !== 'unknown') await makeVoucher(test, code, terms);
    const before = test.charges().length;
    const answer = await startToJoin(test, `${code}@example.com`, { ...signup, voucher: code });
    expect(answer).toEqual({ location: null, messageKey: `billing.voucher.${why}` });
    expect(test.charges()).toHaveLength(before);
  });

  it('is stopped by staff, and an order from before keeps its price', async () => {
    const id = await makeVoucher(test, 'STOPPED');
    const { location } = await startToJoin(test, 'early@example.com', { voucher: 'STOPPED' });
    await db().updateTable('discounts').set({ stopped_at: test.clock.now() }).where('id', '=', id).execute();
    expect(await refusal('late@example.com', { voucher: 'STOPPED' })).toBe('billing.voucher.ended');
    await test.pay(location ?? '');
    await test.deliver();
    expect(await orderOf('early@example.com')).toMatchObject({ status: 'paid', amount: 2_399 });
  });
});

describe('uses of a voucher', () => {
  it('are reserved by an order, and free again when it ends', async () => {
    const id = await makeVoucher(test, 'ONCE', { usesEach: 1 });
    await startToJoin(test, 'first@example.com', { voucher: 'ONCE', browser: 'f' });
    expect(await usesOf(id)).toMatchObject({ used: 0, reserved: 1 });
    expect(await refusal('second@example.com', { voucher: 'ONCE' })).toBe('billing.voucher.usedUp');
    // The same browser begins again: its page is closed, and its use goes with the new order.
    expect(await refusal('first@example.com', { voucher: 'ONCE', browser: 'f' })).toBeNull();
    await jobsAt(test, '2026-03-03T13:00:00Z');
    expect(await usesOf(id)).toMatchObject({ used: 0, reserved: 0 });
    expect(await refusal('second@example.com', { voucher: 'ONCE' })).toBeNull();
  });

  it('stay reserved while another card may be tried, and go along to another biller', async () => {
    const id = await makeVoucher(test, 'CASCADE', { usesEach: 1 });
    const email = 'cascade@example.com';
    const declined = await declineSignup(test, email, { voucher: 'CASCADE' });
    expect(await usesOf(id)).toMatchObject({ reserved: 1 });
    const { location } = await pressElsewhere(test, declined);
    await test.pay(location ?? '');
    await test.deliver();
    const paid = await db()
      .selectFrom('billing_orders')
      .selectAll()
      .where('email', '=', email)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    expect(paid).toMatchObject({ biller: 'rocketgate', amount: 2_399 });
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0 });
  });

  it('by one person end: a member is refused, and a payment with their email goes back', async () => {
    await makeVoucher(test, 'EACHONCE', { usesPerPerson: 1 });
    const email = 'again@example.com';
    const who = await join(test, email, { voucher: 'EACHONCE', isEmailConfirmed: true });
    const quote = await callAs<{ quoteVoucher: { messageKey: string | null } }>(
      test,
      who,
      'mutation { quoteVoucher(code: "EACHONCE") { messageKey } }',
    );
    expect(quote.quoteVoucher.messageKey).toBe('billing.voucher.usedByYou');
    // A page that asks nobody to sign in says nothing of the account.
    const { location } = await startToJoin(test, email, { optionId: 203, tenant: 'tushy', voucher: 'EACHONCE' });
    await test.pay(location ?? '');
    await test.deliver();
    const orders = await db()
      .selectFrom('billing_orders')
      .select(['status', 'returned_why'])
      .where('email', '=', email)
      .execute();
    expect(orders.map(({ status, returned_why: why }) => `${status} ${why}`).toSorted()).toEqual([
      'paid null',
      'returned voucher-used',
    ]);
  });

  it('stay used after a refund, which takes the discount out of the books', async () => {
    const id = await makeVoucher(test, 'REFUNDED', { usesEach: 1 });
    const before = await discounts();
    const who = await join(test, 'refunded@example.com', { voucher: 'REFUNDED' });
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    expect(await discounts()).toBe(before);
    expect(await usesOf(id)).toMatchObject({ used: 1, discounted: [] });
    expect(await refusal('after@example.com', { voucher: 'REFUNDED' })).toBe('billing.voucher.usedUp');
  });
});

it('a quote says what each option would cost, what is lost, and why not, and reserves nothing', async () => {
  const id = await makeVoucher(test, 'QUOTED', { kind: 'amount', worth: 3_500, usesEach: 1 });
  const ask = `mutation { quoteVoucher(code: "quoted") { code messageKey
    prices { optionId chargedNow { amount } discount { amount } lost { amount } messageKey billers } } }`;
  interface Quote {
    readonly quoteVoucher: {
      readonly prices: readonly { readonly optionId: number; readonly billers: readonly string[] }[];
    };
  }
  const { data } = await test.gateway.graphql<Quote>(ask, {}, { tenant: 'vixen', area: 'members' });
  const priceOf = (option: number) => data.quoteVoucher.prices.find(({ optionId }) => optionId === option);
  expect(data.quoteVoucher).toMatchObject({ code: 'QUOTED', messageKey: null });
  expect(priceOf(303)).toMatchObject({ chargedNow: { amount: 0 }, discount: { amount: 2_999 }, lost: { amount: 501 } });
  expect(priceOf(3045)).toMatchObject({ chargedNow: { amount: 1_499 }, lost: { amount: 0 }, billers: BILLERS });
  expect(priceOf(302)).toMatchObject({ chargedNow: null, messageKey: 'billing.voucher.nothingDue', billers: [] });
  expect(await usesOf(id)).toMatchObject({ used: 0, reserved: 0 });
});

it('the form without scripts takes a voucher, and shows a refused one again', async () => {
  await makeVoucher(test, 'PLAINFORM');
  const send = async (voucher: string, email = 'plain@example.com', query = '', more: Record<string, string> = {}) => {
    const fields = { optionId: '303', biller: 'vendo', email, password: 'Heron742', voucher, ...more };
    const response = await test.gateway.inject({
      method: 'POST',
      url: `/brand/signup${query}`,
      headers: {
        ...test.gateway.headersFor({ tenant: 'vixen', area: 'members' }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return response.json<Record<string, unknown>>();
  };
  expect(await send('PLAIN')).toMatchObject({
    outcome: 'refused',
    errors: { voucher: 'billing.voucher.unknown' },
    values: { voucher: 'PLAIN', email: 'plain@example.com' },
  });
  expect(await send('plainform')).toMatchObject({ outcome: 'redirect' });
  expect(await orderOf('plain@example.com')).toMatchObject({ amount: 2_399 });
  // The code of the address counts while nobody has read that it is refused.
  await send('', 'addressed@example.com', '?voucher=plainform');
  expect(await orderOf('addressed@example.com')).toMatchObject({ amount: 2_399 });
  await send('', 'cleared@example.com', '?voucher=plainform', { voucherSeen: '1' });
  expect(await orderOf('cleared@example.com')).toMatchObject({ amount: 2_999 });
});
