import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { post } from '../../membership/ledger.ts';
import { balanceOf } from '../../wallet/balance.ts';
import { billingJobs } from '../jobs/billing-jobs.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks, moneyOf } from '../testing/money.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen, vixenplus] });
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(() => checkBooks(test.gateway.services.db));
afterAll(() => test.close());

async function jobsAt(at: string): Promise<Record<string, number>> {
  test.clock.set(at);
  const counts: Record<string, number> = {};
  for (const job of billingJobs) Object.assign(counts, await runJob(test.gateway.services, job, new Date(at)));
  return counts;
}
async function ask<Data>(who: Joined, text: string, variables = {}): Promise<Data> {
  const { data, errors } = await test.gateway.graphql<Data>(text, variables, who.caller);
  expect(errors).toBeUndefined();
  return data;
}
async function mailsTo(email: string): Promise<readonly string[]> {
  const { db } = test.gateway.services;
  const rows = await db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', email)
    .orderBy('queued_at')
    .execute();
  return rows.map(({ kind }) => kind);
}
async function first(who: Joined) {
  const [held] = (await who.membership()).subscriptions;
  if (!held) throw new Error('There is no subscription.');
  return held;
}

const START =
  'mutation { startCancellation(reason: TOO_EXPENSIVE) { success confirmationId accessUntil gemsLost offer { name deal { newPrice offeredGems } } } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success messageKey accessUntil } }';
const ACCEPT = 'mutation ($id: ID!) { acceptCancellationOffer(confirmationId: $id) { success messageKey } }';
const REACTIVATE = `mutation ($uuid: ID!, $name: String, $deal: RetentionDealInput) {
  reactivateCancelledRebill(userUuid: $uuid, retentionOfferName: $name, deal: $deal, source: "test") { success messageKey } }`;
interface Step {
  readonly success: boolean;
  readonly confirmationId: string;
  readonly gemsLost: number;
  readonly offer: {
    readonly name: string;
    readonly deal: { readonly newPrice: number; readonly offeredGems: number };
  } | null;
}
const startCancelling = async (who: Joined) => (await ask<{ startCancellation: Step }>(who, START)).startCancellation;
async function cancel(who: Joined) {
  const { confirmationId } = await startCancelling(who);
  return ask<{ confirmCancellation: { success: boolean; messageKey: string } }>(who, CONFIRM, { id: confirmationId });
}
const giveGems = (userId: string) =>
  post(test.gateway.services.db, {
    userId,
    unit: 'gems',
    amount: 30,
    counterpart: 'issued',
    type: 'grant',
    reason: 'gems.weekly',
    idempotencyKey: `gems:${userId}`,
    at: test.clock.now(),
  });

describe('renewals', () => {
  it('D22 a trial is told of its end, becomes a membership, and is renewed once however often the job runs', async () => {
    const who = await join(test, 'trial@example.com', { optionId: 301 });
    await jobsAt('2026-03-04T11:30:00Z');
    expect(await first(who)).toMatchObject({ type: 'member', entitlement: { isActive: true } });
    await jobsAt('2026-03-04T11:30:00Z');
    expect(await test.deliver()).toEqual([200]);
    expect((await first(who)).entitlement.accessUntil).toEqual(new Date('2026-04-04T12:00:00Z'));
    const rows = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select(['period', 'amount'])
      .where('user_id', '=', who.userId)
      .orderBy('period')
      .execute();
    expect(rows).toEqual([
      { period: 0, amount: 100 },
      { period: 1, amount: 2_999 },
    ]);
    expect(await mailsTo('trial@example.com')).toEqual(
      expect.arrayContaining(['welcome', 'receipt', 'trialEnding', 'receipt']),
    );
  });

  it('a failed renewal has a grace without access, then lapses; nothing unpaid is given', async () => {
    const who = await join(test, 'lapse@example.com', { card: '4000000000000341' });
    await jobsAt('2026-04-02T11:30:00Z');
    expect((await first(who)).entitlement.isActive).toBe(true);
    test.clock.set('2026-04-02T12:00:01Z');
    expect((await first(who)).entitlement.isActive).toBe(false);
    const billing = await ask<{ getUserSubscription: { billing: Record<string, unknown> } }>(
      who,
      '{ getUserSubscription { billing { isPastDue canCancel nextChargeAt } } }',
    );
    expect(billing.getUserSubscription.billing).toMatchObject({ isPastDue: true, canCancel: true });
    expect(await jobsAt('2026-04-09T12:30:00Z')).toMatchObject({ lapsed: 1 });
    expect(await jobsAt('2026-04-09T12:40:00Z')).toMatchObject({ lapsed: 0, renewals: 0 });
    expect(await mailsTo('lapse@example.com')).toEqual(['welcome', 'receipt', 'paymentFailed', 'comeBack']);
  });

  it('C11 a new card lets the renewal through within the grace', async () => {
    const who = await join(test, 'newcard@example.com', { card: '4000000000000341' });
    await jobsAt('2026-04-02T12:30:00Z');
    const { creditCardUpdate } = await ask<{ creditCardUpdate: { url: string } }>(
      who,
      '{ creditCardUpdate { url messageKey } }',
    );
    expect((await test.pay(creditCardUpdate.url)).location).toBe(`${vixen.urls.members}/account`);
    await jobsAt('2026-04-03T12:30:00Z');
    expect((await first(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
  });
});

describe('cancelling and coming back', () => {
  it('D25 warns with the numbers, offers once, cancels to the end of what is paid, and gives everything back on return', async () => {
    const who = await join(test, 'cancel@example.com');
    await giveGems(who.userId);
    const step = await startCancelling(who);
    expect(step).toMatchObject({
      success: true,
      gemsLost: 30,
      offer: { name: 'stay-a-while', deal: { newPrice: 2_009, offeredGems: 20 } },
    });
    expect((await startCancelling(who)).offer).toBeNull();
    const { db } = test.gateway.services;
    expect(await balanceOf(db, who.userId, 'gems')).toBe(30);
    expect(await ask(who, CONFIRM, { id: step.confirmationId })).toMatchObject({
      confirmCancellation: {
        success: true,
        messageKey: 'billing.cancellation.done',
        accessUntil: '2026-04-02T12:00:00.000Z',
      },
    });
    expect((await first(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
    expect(await balanceOf(db, who.userId, 'gems')).toBe(0);
    expect(await test.deliver()).toEqual([200]);
    expect(await mailsTo('cancel@example.com')).toEqual(['welcome', 'receipt', 'cancelled']);
    test.clock.set('2026-03-10T12:00:00Z');
    expect(await ask(who, REACTIVATE, { uuid: who.userId })).toMatchObject({
      reactivateCancelledRebill: {
        success: true,
        messageKey: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success',
      },
    });
    expect((await first(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    expect(await balanceOf(db, who.userId, 'gems')).toBe(30);
    await jobsAt('2026-04-02T12:00:00Z');
    expect((await first(who)).entitlement.isActive).toBe(true);
  });

  it('C09 X10 E02 the waiting offer is taken once, at its price, and only as it was offered', async () => {
    const who = await join(test, 'offer@example.com');
    await cancel(who);
    const uuid = who.userId;
    const offer = { name: 'stay-a-while', deal: { newPrice: 2_009, offeredGems: 20 } };
    const failed = { reactivateCancelledRebill: { success: false } };
    expect(await ask(who, '{ getRetentionOffer(userUuid: "somebody") { name } }')).toEqual({ getRetentionOffer: null });
    expect(
      await ask(
        who,
        'query ($uuid: ID!) { getRetentionOffer(userUuid: $uuid) { name deal { newPrice } currentRebill { amount } } }',
        { uuid },
      ),
    ).toEqual({
      getRetentionOffer: { name: 'stay-a-while', deal: { newPrice: 2_009 }, currentRebill: { amount: 2_999 } },
    });
    expect(await ask(who, REACTIVATE, { uuid: 'somebody' })).toMatchObject(failed);
    expect(await ask(who, REACTIVATE, { uuid, name: 'free-for-all' })).toMatchObject(failed);
    expect(await ask(who, REACTIVATE, { uuid, ...offer, deal: { newPrice: 1, offeredGems: 999 } })).toMatchObject(
      failed,
    );
    expect(await ask(who, REACTIVATE, { uuid, ...offer })).toMatchObject({
      reactivateCancelledRebill: { success: true },
    });
    expect(await ask(who, REACTIVATE, { uuid, ...offer })).toMatchObject(failed);
    expect(await balanceOf(test.gateway.services.db, uuid, 'gems')).toBe(20);
    await jobsAt('2026-04-02T12:00:00Z');
    const last = await ask<{ getUserSubscription: { billing: { invoices: { amount: { amount: number } }[] } } }>(
      who,
      '{ getUserSubscription { billing { invoices { amount { amount } } } } }',
    );
    expect(last.getUserSubscription.billing.invoices[0]?.amount.amount).toBe(2_009);
  });

  it('the offer may be taken instead of cancelling', async () => {
    const who = await join(test, 'stays@example.com');
    const { confirmationId } = await startCancelling(who);
    for (const _again of [1, 2]) {
      expect(await ask(who, ACCEPT, { id: confirmationId })).toMatchObject({
        acceptCancellationOffer: { success: true },
      });
    }
    expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(20);
    expect((await first(who)).entitlement.isCancelled).toBe(false);
  });

  it('D20 an external biller’s membership can be cancelled here and not taken up again', async () => {
    const who = await join(test, 'external@example.com', { biller: 'segpay' });
    expect(await cancel(who)).toMatchObject({ confirmCancellation: { success: true } });
    expect(await ask(who, REACTIVATE, { uuid: who.userId })).toMatchObject({
      reactivateCancelledRebill: { success: false, messageKey: 'billing.reactivation.external' },
    });
  });

  it('a confirmation is over after half an hour, and is nobody else’s', async () => {
    const who = await join(test, 'slow@example.com');
    const other = await join(test, 'other@example.com');
    const { confirmationId } = await startCancelling(who);
    const expired = { confirmCancellation: { success: false, messageKey: 'billing.cancellation.expired' } };
    expect(await ask(other, CONFIRM, { id: confirmationId })).toMatchObject(expired);
    test.clock.set('2026-03-02T12:31:00Z');
    expect(await ask(who, CONFIRM, { id: confirmationId })).toMatchObject(expired);
  });
});

describe('buying with the stored card', () => {
  const MULTI = `mutation ($id: Int!) { internalUpsellOneclickMultisite(input: { optionId: $id }) {
    success location username memberId hashedMemberId messageKey } }`;

  it('L03 C06 several sites: charged once, welcomed, and the single site is not renewed any more', async () => {
    const who = await join(test, 'multi@example.com');
    const answer = await ask<{ internalUpsellOneclickMultisite: Record<string, unknown> }>(who, MULTI, { id: 3045 });
    expect(answer.internalUpsellOneclickMultisite).toMatchObject({
      success: true,
      memberId: who.userId,
      hashedMemberId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      location: expect.stringContaining('/_signupsuccess?') as string,
    });
    expect(await ask(who, MULTI, { id: 3045 })).toMatchObject({ internalUpsellOneclickMultisite: { success: false } });
    const products = (await who.membership()).subscriptions.map((each) => [each.product, each.entitlement.isCancelled]);
    expect(products.toSorted()).toEqual([
      ['multisite2025', false],
      ['vixen', true],
    ]);
    await jobsAt('2026-04-02T12:00:00Z');
    const { rows } = {
      rows: await test.gateway.services.db
        .selectFrom('billing_transactions')
        .select(['plan_id', 'period'])
        .where('user_id', '=', who.userId)
        .orderBy('occurred_at')
        .execute(),
    };
    expect(rows).toEqual([
      { plan_id: 'vixen-month', period: 0 },
      { plan_id: '3045', period: 0 },
      { plan_id: '3045', period: 1 },
    ]);
  });

  it('C07 C08 L03 a trial is upgraded at once, at the price of a month', async () => {
    const who = await join(test, 'upgrade@example.com', { optionId: 301 });
    const answer = await ask<{ internalUpsellTrialUpgrade: { success: boolean; location: string } }>(
      who,
      'mutation { internalUpsellTrialUpgrade(input: {}) { success location messageKey } }',
    );
    expect(answer.internalUpsellTrialUpgrade.location).toMatch(/^\/_upgradesuccess\?memberid=/);
    const membership = await who.membership();
    expect(membership.subscriptions).toMatchObject([{ type: 'member', planKind: 'month' }]);
    await jobsAt('2026-03-04T12:00:00Z');
    const charges = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select('amount')
      .where('user_id', '=', who.userId)
      .execute();
    expect(charges.map(({ amount }) => amount)).toEqual([100, 2_999]);
    expect(
      await ask(who, 'mutation { internalUpsellOneclickSinglesite(input: { joinOptionId: 303 }) { success } }'),
    ).toEqual({
      internalUpsellOneclickSinglesite: { success: false },
    });
  });

  it('C08 whom welcome data name may upgrade from the welcome page, and nobody else', async () => {
    const who = await join(test, 'welcome@example.com', { optionId: 301 });
    const upgrade = `mutation ($input: TrialUpgradeWelcomePageInput!) {
      internalUpsellTrialUpgradeWelcomePage(input: $input) { success messageKey } }`;
    const { hashedMemberId } = await import('../welcome/hashed-member-id.ts');
    const visitor = { tenant: 'vixen', area: 'members' } as const;
    const call = async (hash: string) =>
      (
        await test.gateway.graphql<{ internalUpsellTrialUpgradeWelcomePage: { success: boolean } }>(
          upgrade,
          { input: { memberId: who.userId, hashedMemberId: hash } },
          visitor,
        )
      ).data.internalUpsellTrialUpgradeWelcomePage.success;
    expect(await call('0'.repeat(64))).toBe(false);
    expect(await call(hashedMemberId(test.gateway.services, who.userId, 'vixen'))).toBe(true);
  });

  it('L20 by the year from the end of what is paid: no day is paid twice', async () => {
    const who = await join(test, 'yearly@example.com', { optionId: 3045, tenant: 'vixenplus' });
    expect(await ask(who, MULTI, { id: 3047 })).toMatchObject({ internalUpsellOneclickMultisite: { success: true } });
    const held = await first(who);
    expect(held).toMatchObject({ planKind: 'year' });
    await jobsAt('2026-04-02T12:00:00Z');
    expect(held.entitlement.isActive).toBe(true);
    test.clock.set('2027-04-01T12:00:00Z');
    expect((await first(who)).entitlement.accessUntil).toEqual(new Date('2027-04-02T12:00:00Z'));
    expect((await moneyOf(test.gateway.services.db))['USD-revenue']).toBeLessThan(0);
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
      await ask(who, 'mutation { internalUpsellTrialUpgrade(input: {}) { success location messageKey } }'),
    ).toMatchObject({
      internalUpsellTrialUpgrade: { success: false, messageKey: 'billing.payment.declined' },
    });
    expect(await first(who)).toMatchObject({ type: 'trial' });
  });
});
