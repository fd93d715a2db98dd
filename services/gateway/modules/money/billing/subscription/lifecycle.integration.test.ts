import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { post } from '../../wallet/public.ts';
import { balanceOf } from '../../wallet/testing/public.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, firstOf, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

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
const startCancelling = async (who: Joined) =>
  (await callAs<{ startCancellation: Step }>(test, who, START)).startCancellation;
async function cancel(who: Joined) {
  const { confirmationId } = await startCancelling(who);
  return callAs<{ confirmCancellation: { success: boolean; messageKey: string } }>(test, who, CONFIRM, {
    id: confirmationId,
  });
}
/** Cents of a person's newest invoice. */
async function lastCharge(who: Joined): Promise<number | undefined> {
  const { getUserSubscription } = await callAs<{
    getUserSubscription: { billing: { invoices: { amount: { amount: number } }[] } };
  }>(test, who, '{ getUserSubscription { billing { invoices { amount { amount } } } } }');
  return getUserSubscription.billing.invoices[0]?.amount.amount;
}
async function buySeveral(who: Joined): Promise<void> {
  const buy = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success } }';
  expect(await callAs(test, who, buy)).toEqual({ internalUpsellOneclickMultisite: { success: true } });
}
async function chargeBackFirst(who: Joined): Promise<void> {
  const transaction = test.charges().find(({ orderId }) => orderId === who.orderId)?.transactionId ?? '';
  expect(await test.operate(`/biller/orders/${who.orderId}/chargeback`, { transaction })).toBe(303);
  await test.deliver();
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
  it('D22 a trial member is mailed its end, it becomes a membership, and is renewed once however often the job runs', async () => {
    const who = await join(test, 'trial@example.com', { optionId: 301 });
    await jobsAt(test, '2026-03-04T11:30:00Z');
    expect(await firstOf(who)).toMatchObject({ type: 'member', entitlement: { isActive: true } });
    await jobsAt(test, '2026-03-04T11:40:00Z');
    expect(await test.deliver()).toEqual([200]);
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2026-04-04T12:00:00Z'));
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
    expect(await mailsTo(test, 'trial@example.com')).toEqual([
      'emailConfirmation',
      'receipt',
      'trialEnding',
      'trialReceipt',
      'welcome',
    ]);
  });

  it('a failed renewal has a grace without access, then lapses; nothing unpaid is granted', async () => {
    const who = await join(test, 'lapse@example.com', { card: '4000000000000341', isEmailConfirmed: true });
    await join(test, 'lapse-unconfirmed@example.com', { card: '4000000000000341' });
    await jobsAt(test, '2026-04-02T11:30:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
    test.clock.set('2026-04-02T12:00:01Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
    const billing = await callAs<{ getUserSubscription: { billing: Record<string, unknown> } }>(
      test,
      who,
      '{ getUserSubscription { billing { isPastDue canCancel nextChargeAt } } }',
    );
    expect(billing.getUserSubscription.billing).toMatchObject({ isPastDue: true, canCancel: true });
    expect(await jobsAt(test, '2026-04-09T12:30:00Z')).toMatchObject({ lapsed: 2 });
    expect(await jobsAt(test, '2026-04-09T12:40:00Z')).toMatchObject({ lapsed: 0, renewals: 0 });
    // Mails that win members back go to confirmed addresses only.
    expect(await mailsTo(test, 'lapse-unconfirmed@example.com')).not.toContain('comeBack');
    expect(await mailsTo(test, 'lapse@example.com')).toEqual([
      'comeBack',
      'emailConfirmation',
      'paymentFailed',
      'receipt',
      'welcome',
    ]);
  });

  it('C11 a new card lets the renewal through within the grace', async () => {
    const who = await join(test, 'newcard@example.com', { card: '4000000000000341' });
    await jobsAt(test, '2026-04-02T12:30:00Z');
    const { creditCardUpdate } = await callAs<{ creditCardUpdate: { url: string } }>(
      test,
      who,
      '{ creditCardUpdate { url messageKey } }',
    );
    expect((await test.pay(creditCardUpdate.url)).location).toBe(`${vixen.urls.members}/account`);
    await jobsAt(test, '2026-04-03T12:30:00Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
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
    // Shown again, it is the same one.
    expect((await startCancelling(who)).offer).toEqual(step.offer);
    const { db } = test.gateway.services;
    expect(await balanceOf(db, who.userId, 'gems')).toBe(30);
    expect(await callAs(test, who, CONFIRM, { id: step.confirmationId })).toMatchObject({
      confirmCancellation: {
        success: true,
        messageKey: 'billing.cancellation.done',
        accessUntil: '2026-04-02T12:00:00.000Z',
      },
    });
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
    expect(await balanceOf(db, who.userId, 'gems')).toBe(0);
    expect(await test.deliver()).toEqual([200]);
    expect(await mailsTo(test, 'cancel@example.com')).toEqual(['cancelled', 'emailConfirmation', 'receipt', 'welcome']);
    test.clock.set('2026-03-10T12:00:00Z');
    expect(await callAs(test, who, REACTIVATE, { uuid: who.userId })).toMatchObject({
      reactivateCancelledRebill: {
        success: true,
        messageKey: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success',
      },
    });
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    expect(await balanceOf(db, who.userId, 'gems')).toBe(30);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
  });

  it('C09 X10 E02 the waiting offer is taken once, at its price, and only as it was offered', async () => {
    const who = await join(test, 'offer@example.com');
    await cancel(who);
    const uuid = who.userId;
    const offer = { name: 'stay-a-while', deal: { newPrice: 2_009, offeredGems: 20 } };
    const failed = { reactivateCancelledRebill: { success: false } };
    expect(await callAs(test, who, '{ getRetentionOffer(userUuid: "somebody") { name } }')).toEqual({
      getRetentionOffer: null,
    });
    expect(
      await callAs(
        test,
        who,
        'query ($uuid: ID!) { getRetentionOffer(userUuid: $uuid) { name deal { newPrice } currentRebill { amount } } }',
        { uuid },
      ),
    ).toEqual({
      getRetentionOffer: { name: 'stay-a-while', deal: { newPrice: 2_009 }, currentRebill: { amount: 2_999 } },
    });
    expect(await callAs(test, who, REACTIVATE, { uuid: 'somebody' })).toMatchObject(failed);
    expect(await callAs(test, who, REACTIVATE, { uuid, name: 'free-for-all' })).toMatchObject(failed);
    expect(
      await callAs(test, who, REACTIVATE, { uuid, ...offer, deal: { newPrice: 1, offeredGems: 999 } }),
    ).toMatchObject(failed);
    expect(await callAs(test, who, REACTIVATE, { uuid, ...offer })).toMatchObject({
      reactivateCancelledRebill: { success: true },
    });
    expect(await callAs(test, who, REACTIVATE, { uuid, ...offer })).toMatchObject(failed);
    expect(await balanceOf(test.gateway.services.db, uuid, 'gems')).toBe(20);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await lastCharge(who)).toBe(2_009);
  });

  it('L24 X10 no offer stays open after a chargeback, even of another membership', async () => {
    const who = await join(test, 'charged-back@example.com');
    await buySeveral(who);
    await cancel(who);
    const offer = 'query ($uuid: ID!) { getRetentionOffer(userUuid: $uuid) { name } }';
    const uuid = who.userId;
    expect(await callAs(test, who, offer, { uuid })).toEqual({ getRetentionOffer: { name: 'stay-a-while' } });
    await chargeBackFirst(who);
    expect(await callAs(test, who, offer, { uuid })).toEqual({ getRetentionOffer: null });
  });

  it('L24 X10 none is made, either, on a cancellation after a chargeback of another membership', async () => {
    const who = await join(test, 'charged-back-before@example.com');
    await buySeveral(who);
    await chargeBackFirst(who);
    expect(await startCancelling(who)).toMatchObject({ success: true, offer: null });
    const subscriptionIds = (await who.membership()).subscriptions.map(({ id }) => id);
    const { db } = test.gateway.services;
    expect(
      await db.selectFrom('retention_offers').select('id').where('subscription_id', 'in', subscriptionIds).execute(),
    ).toEqual([]);
  });

  it('the offer may be taken instead of cancelling', async () => {
    const who = await join(test, 'stays@example.com');
    const { confirmationId } = await startCancelling(who);
    for (const _again of [1, 2]) {
      expect(await callAs(test, who, ACCEPT, { id: confirmationId })).toMatchObject({
        acceptCancellationOffer: { success: true },
      });
    }
    expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(20);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
  });

  it('an offer counts from when it was taken, also when the biller could not be reached; it is called later, once', async () => {
    // Sends the commands that earlier tests left.
    await jobsAt(test, '2026-03-02T12:00:00Z');
    const who = await join(test, 'unreached@example.com');
    const { confirmationId } = await startCancelling(who);
    const unreached = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await callAs(test, who, ACCEPT, { id: confirmationId })).toMatchObject({
      acceptCancellationOffer: { success: true },
    });
    unreached.mockRestore();
    expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(20);
    expect(await jobsAt(test, '2026-03-02T12:01:00Z')).toMatchObject({ commands: 1 });
    expect(await jobsAt(test, '2026-03-02T12:02:00Z')).toMatchObject({ commands: 0 });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await lastCharge(who)).toBe(2_009);
  });

  it('an answer that got lost is heard from the postback: offer, price and renewal agree with the biller', async () => {
    const who = await join(test, 'unheard@example.com');
    await cancel(who);
    await test.deliver();
    const { fetch: real } = globalThis;
    const unanswered = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new TypeError('terminated');
    });
    const uuid = who.userId;
    expect(await callAs(test, who, REACTIVATE, { uuid, name: 'stay-a-while' })).toMatchObject({
      reactivateCancelledRebill: { success: false },
    });
    unanswered.mockRestore();
    expect(await test.deliver()).toEqual([200]);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
    expect(await balanceOf(test.gateway.services.db, uuid, 'gems')).toBe(20);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await lastCharge(who)).toBe(2_009);
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
  });

  it('D20 an external biller’s membership can be cancelled here but not reactivated', async () => {
    const who = await join(test, 'external@example.com', { biller: 'segpay' });
    expect(await cancel(who)).toMatchObject({ confirmCancellation: { success: true } });
    expect(await callAs(test, who, REACTIVATE, { uuid: who.userId })).toMatchObject({
      reactivateCancelledRebill: { success: false, messageKey: 'billing.reactivation.external' },
    });
  });

  it('a confirmation is over after half an hour, and is nobody else’s', async () => {
    const who = await join(test, 'slow@example.com');
    const other = await join(test, 'other@example.com');
    const { confirmationId } = await startCancelling(who);
    const expired = { confirmCancellation: { success: false, messageKey: 'billing.cancellation.expired' } };
    expect(await callAs(test, other, CONFIRM, { id: confirmationId })).toMatchObject(expired);
    test.clock.set('2026-03-02T12:30:00Z');
    expect(await callAs(test, who, CONFIRM, { id: confirmationId })).toMatchObject(expired);
  });
});
