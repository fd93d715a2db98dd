import { afterAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { chooseCardBiller } from '../choice/choose-biller.ts';
import { recordPageFailure } from '../declines/record-decline.ts';
import { declinedPage, declineSignup, pressElsewhere } from '../testing/declined-signup.ts';
import { startToJoin } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { loadPlan } from '../options/priced-plan.ts';
import { startHosted } from './start-hosted.ts';

const test = billerForTests({ tenants: [vixen] });
afterAll(async () => {
  await checkBooks(test.gateway.services.db);
});

const ordersOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['id', 'biller', 'status', 'cascade_of'])
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('cascade_of', (order) => order.asc().nullsFirst())
    .execute();

describe('a payment that was declined', () => {
  it.each([
    ['4000000000000002', 'DO_NOT_HONOUR', true],
    ['4000000000003063', 'AUTHENTICATION_FAILED', true],
    ['4000000000009987', 'LOST_OR_STOLEN', false],
    ['4000000000009235', 'SUSPECTED_FRAUD', false],
    ['4000000000000127', 'WRONG_DETAILS', false],
    ['4000000000009995', 'INSUFFICIENT_FUNDS', false],
  ])('by the card %s says %s, and is offered elsewhere: %s', async (card, reason, isOffered) => {
    const declined = await declineSignup(test, `${card}@example.com`, { card });
    const page = await declinedPage(test, declined);
    expect(page.declineReason).toBe(reason);
    expect(page.elsewhere?.id ?? null).toBe(isOffered ? 'rocketgate' : null);
    if (!isOffered) expect((await pressElsewhere(test, declined)).location).toBeNull();
  });

  it.each(['segpay', 'ccbill'])('says why in the words of %s too', async (biller) => {
    const declined = await declineSignup(test, `words-${biller}@example.com`, { card: '4000000000009995', biller });
    expect((await declinedPage(test, declined)).declineReason).toBe('INSUFFICIENT_FUNDS');
  });

  it('is paid elsewhere once, and makes the account that was typed', async () => {
    const email = 'elsewhere@example.com';
    const declined = await declineSignup(test, email);
    const { location } = await pressElsewhere(test, declined);
    expect((await pressElsewhere(test, declined)).messageKey).toBe('billing.signup.paymentOptionGone');
    await test.pay(location ?? '');
    await test.deliver();
    expect(await ordersOf(email)).toMatchObject([
      { biller: 'vendo', status: 'abandoned', cascade_of: null },
      { biller: 'rocketgate', status: 'paid', cascade_of: declined.orderId },
    ]);
    const charged = test.charges().filter(({ orderId }) => orderId === declined.orderId);
    expect(charged).toEqual([]);
  });

  it('is nobody else’s to take elsewhere, nor to read', async () => {
    const declined = await declineSignup(test, 'own@example.com');
    for (const browser of ['z', null]) {
      expect((await pressElsewhere(test, declined, browser)).location).toBeNull();
      expect(await declinedPage(test, declined, browser)).toMatchObject({ declineReason: null, elsewhere: null });
    }
  });
});

it('a biller that fails for technical reasons is passed over for half an hour', async () => {
  const { services } = test.gateway;
  const place = { tenant: vixen, country: 'US', currency: 'USD' };
  expect(await chooseCardBiller(services, 'netbilling', place)).toBe('netbilling');
  for (let time = 0; time < 5; time += 1) {
    await startToJoin(test, `sick-${time}@example.com`, { biller: 'netbilling' });
    const [order] = await ordersOf(`sick-${time}@example.com`);
    if (order) await recordPageFailure(services.db, order, test.clock.now());
  }
  expect(await chooseCardBiller(services, 'netbilling', place)).toBe('rocketgate');
  expect(await chooseCardBiller(services, 'segpay', place)).toBe('segpay');
  test.clock.set('2026-03-02T12:31:00Z');
  expect(await chooseCardBiller(services, 'netbilling', place)).toBe('netbilling');
});

it('a page that a biller’s own terms do not have says nothing of its health', async () => {
  const { services } = test.gateway;
  const month = services.db.updateTable('plans').where('id', '=', 'vixen-month');
  await month.set({ first_price: 50 }).execute();
  const plan = { ...(await loadPlan(services.db, 'vixen-month')), currency: 'USD' };
  for (let time = 0; time < 5; time += 1) {
    const page = await startHosted(services, vixen, {
      kind: 'signup',
      plan,
      biller: 'rocketgate',
      userId: null,
      origin: {},
      signup: { email: `little-${time}@example.com`, passwordHash: 'none', browserHash: null },
    });
    expect(page).toMatchObject({ success: false, messageKey: 'billing.signup.failed' });
  }
  await month.set({ first_price: 2_999 }).execute();
  const place = { tenant: vixen, country: 'US', currency: 'USD' };
  expect(await chooseCardBiller(services, 'rocketgate', place)).toBe('rocketgate');
});
