import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { GIFT_MESSAGES } from '../gifts/gift-messages.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { sellInCurrencies } from '../testing/further-prices.ts';
import { join } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { checkBooks } from '../testing/money.ts';
import { callAs } from '../testing/scene.ts';

const db = () => test.gateway.services.db;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  for (const { id, first_price, rebill_price } of await loadPlans(db())) {
    const price = { currency: 'EUR', first_price: first_price - 200, rebill_price: rebill_price - 200 };
    await sellInCurrencies(db(), id, rebill_price < 1_000 || first_price < 1_000 ? [] : [price]);
  }
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(() => checkBooks(db()));

interface Page {
  readonly success: boolean;
  readonly messageKey: string | null;
  readonly field: string | null;
  readonly changedPrice: { readonly now: object; readonly later: object | null } | null;
}
const PAGE = 'success messageKey field changedPrice { now { amount currency } later { amount currency } }';
let emails = 0;

async function signUp(shown: object | null, more: { readonly country?: string; readonly voucher?: string } = {}) {
  const { country, voucher } = more;
  const email = `shown-${(emails += 1)}@example.com`;
  const input = { optionId: 303, biller: 'vendo', email, password: 'Heron742', shown, voucher };
  const { data } = await test.gateway.graphql<{ startSignup: Page }>(
    `mutation ($input: StartSignupInput!) { startSignup(input: $input) { ${PAGE} } }`,
    { input },
    { tenant: 'vixen', area: 'members', headers: { ...(country && { 'x-client-country': country }) } },
  );
  return { page: data.startSignup, email };
}
const ordersOf = (email: string) => db().selectFrom('billing_orders').select('id').where('email', '=', email).execute();
const MONTH = { now: 2_999, later: 2_999, currency: 'USD' };

describe('a signup', () => {
  it.each([
    ['the price of now', MONTH, {}],
    ['no price, as callers without a page', null, {}],
    ['the price before its voucher', MONTH, { voucher: 'SHOWN' }],
    ['the price that its voucher leaves', { ...MONTH, now: 2_399 }, { voucher: 'SHOWN' }],
  ])('goes on with %s', async (_case, shown, more) => {
    await makeVoucher(test, 'SHOWN').catch(() => undefined);
    expect((await signUp(shown, more)).page).toMatchObject({ success: true, messageKey: null, changedPrice: null });
  });

  it.each([
    ['another sum now', { ...MONTH, now: 2_899 }],
    ['another sum of renewals', { ...MONTH, later: 2_899 }],
    ['no renewals', { ...MONTH, later: null }],
    ['another currency', { ...MONTH, currency: 'EUR' }],
    ['what a voucher would leave that is not there', { ...MONTH, now: 2_399 }],
  ])('is refused with the price of now where its page showed %s, and leaves no order', async (_case, shown) => {
    const { page, email } = await signUp(shown);
    expect(page).toEqual({
      success: false,
      messageKey: BILLING_MESSAGES.priceChanged,
      field: 'price',
      changedPrice: { now: { amount: 2_999, currency: 'USD' }, later: { amount: 2_999, currency: 'USD' } },
    });
    expect(await ordersOf(email)).toEqual([]);
  });

  it('is refused with the price of the country where it arrives, if the page was read in another', async () => {
    await db().deleteFrom('plan_prices').execute();
    for (const { id, first_price, rebill_price } of await loadPlans(db())) {
      if (rebill_price > 0) await sellInCurrencies(db(), id, [{ currency: 'EUR', first_price, rebill_price }]);
    }
    const { page } = await signUp(MONTH, { country: 'DE' });
    expect(page).toMatchObject({ success: false, changedPrice: { now: { amount: 2_999, currency: 'EUR' } } });
    await db().deleteFrom('plan_prices').execute();
  });
});

describe('a gift', () => {
  const INPUT = {
    optionId: 303,
    buyerEmail: 'giver@example.com',
    buyerName: 'Ada',
    message: 'Enjoy',
    recipientEmail: null,
  };
  async function give(shown: object) {
    const { data } = await test.gateway.graphql<{ startGift: Page }>(
      `mutation ($input: StartGiftInput!) { startGift(input: $input) { ${PAGE} } }`,
      { input: { ...INPUT, shown } },
      { tenant: 'vixen', area: 'members' },
    );
    return data.startGift;
  }

  it('is refused where its page showed another price, and goes on with the price of now', async () => {
    expect(await give({ now: 2_500, later: null, currency: 'USD' })).toEqual({
      success: false,
      messageKey: GIFT_MESSAGES.priceChanged,
      field: 'price',
      changedPrice: { now: { amount: 2_999, currency: 'USD' }, later: null },
    });
    expect(await give({ now: 2_999, later: null, currency: 'USD' })).toMatchObject({ success: true });
  });
});

it('D42 an upgrade by one press is refused once a day more of the old plan was used, with the price of now', async () => {
  const who = await join(test, 'waits-a-day@example.com');
  const buy = (shown: object) =>
    callAs<{ internalUpsellOneclickMultisite: Page }>(
      test,
      who,
      `mutation ($input: UpsellMultisiteInput!) { internalUpsellOneclickMultisite(input: $input) {
        success messageKey changedPrice { now { amount currency } later { amount currency } } } }`,
      { input: { optionId: 3045, shown } },
    );
  test.clock.set('2026-03-04T12:00:00Z');
  const { internalUpsellOneclickMultisite: refused } = await buy({ now: 2_000, later: 4_999, currency: 'USD' });
  expect(refused).toMatchObject({ success: false, messageKey: BILLING_MESSAGES.priceChanged });
  const now = refused.changedPrice?.now as { readonly amount: number };
  expect(now.amount).toBeGreaterThan(2_000);
  const { internalUpsellOneclickMultisite: bought } = await buy({ now: now.amount, later: 4_999, currency: 'USD' });
  expect(bought).toMatchObject({ success: true, changedPrice: null });
});
