import { afterAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { declineSignup, readRepeatableSignup, pressAgain } from '../testing/declined-signup.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { callAs, jobsAt } from '../testing/scene.ts';
import { hashedMemberId } from '../welcome/hashed-member-id.ts';

const test = billerForTests({ tenants: [vixen] });
afterAll(async () => {
  await checkBooks(test.gateway.services.db);
});

const ordersOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['status', 'biller', 'plan_id', 'amount', 'password_hash'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();

describe('after a decline', () => {
  it('the email and the plan are kept for the browser that tried to pay, and for no other', async () => {
    const declined = await declineSignup(test, 'ada+news@example.com');
    expect(await readRepeatableSignup(test, declined)).toEqual({
      name: 'ada',
      repeatable: { email: 'ada+news@example.com', price: { amount: 2_999, currency: 'USD' } },
    });
    for (const browser of ['c', null]) {
      expect(await readRepeatableSignup(test, declined, browser)).toEqual({ name: null, repeatable: null });
      expect(await pressAgain(test, declined, browser)).toEqual({
        location: null,
        messageKey: BILLING_MESSAGES.notOnSale,
      });
    }
    expect(await ordersOf('ada+news@example.com')).toHaveLength(1);
  });

  it('a press leads back to the payment, whose account is the one that was typed, and a second one too', async () => {
    const email = 'again@example.com';
    const declined = await declineSignup(test, email);
    const first = await pressAgain(test, declined);
    const { location } = await pressAgain(test, declined);
    expect(first.location).not.toBeNull();
    await test.pay(location ?? '');
    await test.deliver();
    const orders = await ordersOf(email);
    expect(orders.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(new Set(orders.map(({ password_hash: hash }) => hash)).size).toBe(1);
    expect(new Set(orders.map(({ plan_id: plan, amount }) => `${plan} ${amount}`)).size).toBe(1);
    expect(test.charges().filter(({ amount }) => amount === 2_999)).toHaveLength(1);
  });

  it('nothing is offered or opened once the page is given up and the password is deleted', async () => {
    const email = 'next-day@example.com';
    const declined = await declineSignup(test, email);
    await jobsAt(test, new Date(test.clock.now().getTime() + 25 * 3_600_000).toISOString());
    expect(await ordersOf(email)).toMatchObject([{ status: 'abandoned', password_hash: null }]);
    expect((await readRepeatableSignup(test, declined)).repeatable).toBeNull();
    expect(await pressAgain(test, declined)).toEqual({
      location: null,
      messageKey: BILLING_MESSAGES.paymentOptionGone,
    });
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('a member presses as often as they like, and pays one of the pages', async () => {
    const who = await join(test, 'member-again@example.com');
    const { services } = test.gateway;
    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const input = { optionId: 3045, biller: 'vendo' };
    const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
    await test.pay(startPurchase.location, '4000000000000002');
    await test.deliver();
    const hash = hashedMemberId(services, who.userId, 'vixen');
    const again = 'mutation ($input: WelcomeCheckInput!) { page: payAgain(input: $input) { location messageKey } }';
    const press = async () => {
      const welcome = { site: 'VIXEN', memberId: who.userId, hashedMemberId: hash };
      return (await callAs<{ page: { location: string | null } }>(test, who, again, { input: welcome })).page.location;
    };
    expect(await press()).not.toBeNull();
    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    await test.pay((await press()) ?? '');
    await test.deliver();
    expect((await who.membership()).subscriptions.filter(({ entitlement }) => entitlement.isActive)).toMatchObject([
      { product: 'multisite2025' },
    ]);
    expect(await press()).toBeNull();
  });

  it('what was paid is not paid again', async () => {
    const declined = await declineSignup(test, 'paid@example.com');
    const { location } = await pressAgain(test, declined);
    await test.pay(location ?? '');
    await test.deliver();
    expect((await pressAgain(test, declined)).location).toBeNull();
  });
});
