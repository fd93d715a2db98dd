import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { sendForm } from '../testing/send-form.ts';

const test = balancedBiller({ tenants: [vixen] });

const send = (fields: Record<string, string>, who?: Joined) => sendForm(test, '/brand/purchase', fields, who);
const ordersOf = ({ userId }: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['plan_id', 'channel', 'status', 'amount'])
    .where('user_id', '=', userId)
    .where('plan_id', '=', '3045')
    .execute();

let people = 0;
/** All sites by the month: 49.99, of which the unused month of one site is taken off. */
const SEVERAL = { optionId: '3045', 'shown-3045': 'USD 2000 4999' };

describe('the form of /account/upgrade', () => {
  it('D42 buys with the stored card, once, and leads to the page that says so', async () => {
    const who = await join(test, 'upgrades-by-form@example.com');
    const { location } = await send({ ...SEVERAL, biller: 'stored' }, who);
    expect(location).toBe(`${vixen.urls.members}/subscription-status`);
    expect(await send({ ...SEVERAL, biller: 'stored' }, who)).toMatchObject({
      errors: { form: BILLING_MESSAGES.notOnSale },
    });
    expect(await ordersOf(who)).toEqual([{ plan_id: '3045', channel: 'one-click', status: 'paid', amount: 2_000 }]);
    expect((await who.membership()).subscriptions.map(({ product }) => product)).toContain('multisite2025');
  });

  it('upgrades a trial of this site', async () => {
    const who = await join(test, 'trial-by-form@example.com', { optionId: 301 });
    const answer = await send({ optionId: '303', 'shown-303': 'USD 2999 2999', biller: 'stored' }, who);
    expect(answer.outcome).toBe('redirect');
    expect((await who.membership()).subscriptions[0]).toMatchObject({ type: 'member', planKind: 'month' });
  });

  it('leads to a payment page for any other way to pay', async () => {
    const who = await join(test, 'hosted-by-form@example.com');
    const { location = '' } = await send({ ...SEVERAL, biller: 'rocketgate' }, who);
    await test.pay(location);
    await test.deliver();
    expect(await ordersOf(who)).toEqual([{ plan_id: '3045', channel: 'hosted', status: 'paid', amount: 2_000 }]);
  });

  it.each(['stored', 'vendo'])('takes a voucher off what %s charges', async (biller) => {
    const who = await join(test, `${biller}-voucher@example.com`);
    await makeVoucher(test, `FORM${biller.toUpperCase()}`);
    const answer = await send({ ...SEVERAL, biller, voucher: `form${biller}` }, who);
    if (biller !== 'stored') {
      await test.pay(answer.location ?? '');
      await test.deliver();
    }
    expect(await ordersOf(who)).toMatchObject([{ status: 'paid', amount: 1_600 }]);
  });

  it.each([
    ['optionId', BILLING_MESSAGES.joinOptionGone, { optionId: '' }],
    ['optionId', BILLING_MESSAGES.notOnSale, { optionId: '305', biller: 'vendo' }],
    ['form', BILLING_MESSAGES.notOnSale, { optionId: '303', biller: 'stored' }],
    ['biller', BILLING_MESSAGES.paymentOptionGone, { biller: 'nobody' }],
    ['voucher', BILLING_MESSAGES.voucherUnknown, { biller: 'stored', voucher: 'NOSUCH' }],
    ['voucher', BILLING_MESSAGES.voucherUnknown, { biller: 'vendo', voucher: 'NOSUCH' }],
    ['price', BILLING_MESSAGES.priceChanged, { biller: 'stored', 'shown-3045': 'USD 1900 4999' }],
    ['price', BILLING_MESSAGES.priceChanged, { biller: 'vendo', 'shown-3045': 'EUR 2000 4999' }],
    ['price', BILLING_MESSAGES.priceChanged, { biller: 'vendo', 'shown-3045': 'USD 2000 4499' }],
    ['price', BILLING_MESSAGES.priceChanged, { biller: 'stored', 'shown-3045': 'nonsense' }],
  ])('says at “%s” that %s, keeps what was typed, and charges nothing: %j', async (field, key, fields) => {
    const who = await join(test, `refused-${(people += 1)}@example.com`);
    const sent = { ...SEVERAL, biller: 'stored', ...fields } as Record<string, string>;
    expect(await send(sent, who)).toMatchObject({
      outcome: 'refused',
      errors: { [field]: key },
      values: { biller: sent['biller'], voucher: sent['voucher'] ?? '' },
    });
    expect(await ordersOf(who)).toEqual([]);
  });

  it('refuses a visitor', async () => {
    expect(await send({ ...SEVERAL, biller: 'stored' })).toMatchObject({
      errors: { form: BILLING_MESSAGES.notOnSale },
    });
  });
});
