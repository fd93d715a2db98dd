import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { browserSecret, join, type Joined } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
import { hashedMemberId } from '../welcome/hashed-member-id.ts';
import { buyByOneClick } from './one-click.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

/** Cents that the biller took from a person, by its own account, oldest first. */
async function charged(who: Joined): Promise<readonly number[]> {
  const { db } = test.gateway.services;
  const orders = await db.selectFrom('billing_orders').select('id').where('user_id', '=', who.userId).execute();
  const own = test.charges().filter(({ orderId }) => orders.some(({ id }) => id === orderId));
  return own.map(({ amount }) => amount);
}

/** Lets a plan begin with two days for a dollar, for people who join by it, not for those who upgrade to it. */
async function beginningCheaper(planId: string, run: () => Promise<void>): Promise<void> {
  const { db } = test.gateway.services;
  const set = (first: { first_price: number; first_days: number | null }) =>
    db.updateTable('plans').set(first).where('id', '=', planId).execute();
  const usual = await db
    .selectFrom('plans')
    .select(['first_price', 'first_days'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  await set({ first_price: 100, first_days: 2 });
  try {
    await run();
  } finally {
    await set(usual);
  }
}

describe('buying with the stored card', () => {
  const MULTI = `mutation ($id: Int!) { internalUpsellOneclickMultisite(input: { optionId: $id, tracking: { ujc: "vxn-upgrade" } }) {
    success location username memberId hashedMemberId orderId messageKey } }`;

  it('L03 C06 several sites: charged once, welcomed, and the single site is not renewed any more', async () => {
    const who = await join(test, 'multi@example.com');
    const answer = await callAs<{ internalUpsellOneclickMultisite: Record<string, unknown> }>(test, who, MULTI, {
      id: 3045,
    });
    expect(answer.internalUpsellOneclickMultisite).toMatchObject({
      success: true,
      memberId: who.userId,
      hashedMemberId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      location: expect.stringContaining('/_signupsuccess?') as string,
    });
    // K10: with the campaign of the place that was clicked.
    const order = test.gateway.services.db
      .selectFrom('billing_orders')
      .select(['id', 'tracking', 'opened_on'])
      .where('plan_id', '=', '3045');
    expect(await order.where('user_id', '=', who.userId).executeTakeFirst()).toEqual({
      // The page that welcomes them tells of this order.
      id: answer.internalUpsellOneclickMultisite['orderId'],
      tracking: { ujc: 'vxn-upgrade' },
      opened_on: 'members',
    });
    expect(await callAs(test, who, MULTI, { id: 3045 })).toMatchObject({
      internalUpsellOneclickMultisite: { success: false },
    });
    const products = (await who.membership()).subscriptions.map(
      (each) => [each.product, each.entitlement.isCancelled] as const,
    );
    expect(new Map(products)).toEqual(
      new Map([
        ['multisite2025', false],
        ['vixen', true],
      ]),
    );
    // The upgrade does not forget what was paid for the single site.
    const { getUserSubscription: now } = await callAs<{
      getUserSubscription: { billing: { invoices: readonly { description: string }[] } };
    }>(test, who, '{ getUserSubscription { billing { invoices { description } } } }');
    expect(now.billing.invoices.map(({ description }) => description).toSorted()).toEqual([
      'All sites, monthly membership',
      'Vixen, monthly membership',
    ]);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    // The biller received it too.
    await test.deliver();
    const declined = await test.gateway.services.db
      .selectFrom('postbacks')
      .select('kind')
      .where('order_id', '=', who.orderId)
      .where('kind', '=', 'cancelled')
      .execute();
    expect(declined).toHaveLength(1);
    const rows = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select(['plan_id', 'period'])
      .where('user_id', '=', who.userId)
      .orderBy('plan_id')
      .orderBy('period')
      .execute();
    expect(rows).toEqual([
      { plan_id: '3045', period: 0 },
      { plan_id: '3045', period: 1 },
      { plan_id: 'vixen-month', period: 0 },
    ]);
  });

  it('L03 C06 what was offered before a twin of the call had bought it is not charged again', async () => {
    const who = await join(test, 'overtaken@example.com');
    const { services } = test.gateway;
    const plan = offeredPlan(await loadOffered(services, who.userId, { tenant: vixen, country: null }), 3045);
    if (!plan) throw new Error('Several sites are on offer.');
    const newOrder = { kind: 'purchase', plan, userId: who.userId, origin: {} } as const;
    expect(await buyByOneClick(services, vixen, newOrder)).toMatchObject({ outcome: 'approved' });
    expect(await buyByOneClick(services, vixen, newOrder)).toEqual({ outcome: 'pending' });
    // The whole month of the single site is unused, and taken off.
    expect(await charged(who)).toEqual([2_999, 4_999 - 2_999]);
    expect(await callAs(test, who, '{ subscriptionActive }')).toEqual({ subscriptionActive: true });
  });

  it('L05 a charge that the biller reports later is waited for, and is no failure', async () => {
    const who = await join(test, 'reported-late@example.com');
    const { creditCardUpdate } = await callAs<{ creditCardUpdate: { url: string } }>(
      test,
      who,
      '{ creditCardUpdate { url } }',
    );
    await test.pay(creditCardUpdate.url, '4000000000000259');
    expect(await callAs(test, who, MULTI, { id: 3045 })).toMatchObject({
      internalUpsellOneclickMultisite: { success: true, location: '/subscription-status' },
    });
    const sites = async () => (await who.membership()).subscriptions.map(({ product }) => product).toSorted();
    // The jobs of a busy quarter of an hour find nothing at the biller, and must not give the order up.
    await jobsAt(test, '2026-03-02T12:10:00Z');
    expect(await sites()).toEqual(['vixen']);
    test.clock.set('2026-03-02T12:15:00Z');
    await test.deliver();
    expect(await sites()).toEqual(['multisite2025', 'vixen']);
  });

  it.each([
    ['is not answered in time', 'unanswered', new DOMException('too late', 'TimeoutError')],
    ['is answered by half', 'half-answered', new TypeError('terminated')],
  ])('L05 a payment that %s: polling answers no until its postback has arrived', async (_how, name, failure) => {
    const who = await join(test, `${name}@example.com`);
    const active = () => callAs<{ subscriptionActive: boolean }>(test, who, '{ subscriptionActive }');
    expect(await active()).toEqual({ subscriptionActive: true });
    const { fetch: real } = globalThis;
    const late = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw failure;
    });
    expect(await callAs(test, who, MULTI, { id: 3045 })).toMatchObject({
      internalUpsellOneclickMultisite: { success: true, location: '/subscription-status', memberId: null },
    });
    late.mockRestore();
    expect(await active()).toEqual({ subscriptionActive: false });
    expect(await test.deliver()).toEqual([200]);
    expect(await active()).toEqual({ subscriptionActive: true });
    expect((await who.membership()).subscriptions.map(({ product }) => product).toSorted()).toEqual([
      'multisite2025',
      'vixen',
    ]);
  });

  it('C07 C08 L03 a trial is upgraded at once, at the price of a month', async () => {
    const who = await join(test, 'upgrade@example.com', { optionId: 301 });
    const answer = await callAs<{ internalUpsellTrialUpgrade: { success: boolean; location: string } }>(
      test,
      who,
      'mutation { internalUpsellTrialUpgrade(input: {}) { success location messageKey } }',
    );
    expect(answer.internalUpsellTrialUpgrade.location).toMatch(/^\/_upgradesuccess\?memberid=/);
    const membership = await who.membership();
    const upgraded = { type: 'member', planKind: 'month', is_free_limited_trial: false };
    expect(membership.subscriptions).toMatchObject([upgraded]);
    await jobsAt(test, '2026-03-04T12:00:00Z');
    const charges = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select('amount')
      .where('user_id', '=', who.userId)
      .execute();
    expect(charges.map(({ amount }) => amount)).toEqual([100, 2_999]);
    expect(
      await callAs(
        test,
        who,
        'mutation { internalUpsellOneclickSinglesite(input: { joinOptionId: 303 }) { success } }',
      ),
    ).toEqual({
      internalUpsellOneclickSinglesite: { success: false },
    });
  });

  it('C08 a person named by welcome data may upgrade from the welcome page, and no one else', async () => {
    const who = await join(test, 'welcome@example.com', { optionId: 301, browser: 'w' });
    const upgrade = `mutation ($input: TrialUpgradeWelcomePageInput!) {
      internalUpsellTrialUpgradeWelcomePage(input: $input) { success messageKey } }`;
    const call = async (hash: string, browser = 'w') =>
      (
        await test.gateway.graphql<{ internalUpsellTrialUpgradeWelcomePage: { success: boolean } }>(
          upgrade,
          { input: { memberId: who.userId, hashedMemberId: hash } },
          { tenant: 'vixen', area: 'members', browser: browserSecret(browser) },
        )
      ).data.internalUpsellTrialUpgradeWelcomePage.success;
    expect(await call('0'.repeat(64))).toBe(false);
    const hash = hashedMemberId(test.gateway.services, who.userId, 'vixen');
    expect(await call(hash, 'x')).toBe(false);
    expect(await call(hash)).toBe(true);
  });

  it('L20 by the year from the end of what is paid: no day is paid twice', async () => {
    const who = await join(test, 'yearly@example.com', { optionId: 3045, tenant: 'vixenplus' });
    expect(await callAs(test, who, MULTI, { id: 3047 })).toMatchObject({
      internalUpsellOneclickMultisite: { success: true },
    });
    const subscription = await firstOf(who);
    expect(subscription).toMatchObject({ planKind: 'year' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(subscription.entitlement.isActive).toBe(true);
    test.clock.set('2027-04-01T12:00:00Z');
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2027-04-02T12:00:00Z'));
    expect((await moneyOf(test.gateway.services.db))['USD-revenue']).toBeLessThan(0);
  });

  it('L20 C06 an upgrade by the year costs what the plan renews at, now and later, as its quote said', async () => {
    const who = await join(test, 'no-beginning@example.com', { optionId: 3045, tenant: 'vixenplus' });
    await beginningCheaper('3047', async () => {
      const quote = '{ yearlyUpgradeQuote { chargedNow { amount } chargedLater { amount } laterAt } }';
      expect(await callAs(test, who, quote)).toEqual({
        yearlyUpgradeQuote: {
          chargedNow: { amount: 23_988 },
          chargedLater: { amount: 23_988 },
          laterAt: '2027-04-02T12:00:00.000Z',
        },
      });
      expect(await callAs(test, who, MULTI, { id: 3047 })).toMatchObject({
        internalUpsellOneclickMultisite: { success: true },
      });
      expect(await charged(who)).toEqual([4_999, 23_988]);
      const next = '{ getUserSubscription { billing { nextCharge { amount } nextChargeAt } } }';
      expect(await callAs(test, who, next)).toMatchObject({
        getUserSubscription: {
          billing: { nextCharge: { amount: 23_988 }, nextChargeAt: '2027-04-02T12:00:00.000Z' },
        },
      });
    });
  });

  it('C08 a trial’s upgrade costs what the plan renews at from the first month on', async () => {
    const who = await join(test, 'no-second-beginning@example.com', { optionId: 301 });
    await beginningCheaper('vixen-month', async () => {
      const upgrade = 'mutation { internalUpsellTrialUpgrade(input: {}) { success } }';
      expect(await callAs(test, who, upgrade)).toEqual({ internalUpsellTrialUpgrade: { success: true } });
      expect(await charged(who)).toEqual([100, 2_999]);
      await jobsAt(test, '2026-04-02T12:00:00Z');
      expect(await charged(who)).toEqual([100, 2_999, 2_999]);
    });
  });

  it('E01 a declined card charges nothing and leads to the denial', async () => {
    const who = await join(test, 'decline@example.com', { optionId: 301 });
    const { db } = test.gateway.services;
    await db
      .updateTable('billing_agreements')
      .set({ token_transaction_id: 'txn_unknown' })
      .where('id', '=', who.orderId)
      .execute();
    expect(
      await callAs(test, who, 'mutation { internalUpsellTrialUpgrade(input: {}) { success location messageKey } }'),
    ).toMatchObject({
      internalUpsellTrialUpgrade: { success: false, messageKey: 'billing.payment.declined' },
    });
    expect(await firstOf(who)).toMatchObject({ type: 'trial' });
  });
});
