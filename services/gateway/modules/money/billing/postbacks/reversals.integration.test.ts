import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral, comeBack, takeBack, timesCharged, upgradeTrial } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

/** A member with a monthly bundle and the yearly one that follows it. */
async function yearlyMember(email: string): Promise<{ readonly who: Joined; readonly year: string }> {
  const who = await join(test, email, { optionId: 3045, tenant: 'vixenplus' });
  test.clock.set('2026-03-10T12:00:00Z');
  const year = await buySeveral(test, who, 3047);
  test.clock.set('2026-03-12T12:00:00Z');
  return { who, year };
}

describe('a charge whose agreement was replaced', () => {
  it.each(['chargeback', 'void'] as const)(
    'L24 a %s of the month ends the month, and the year begins and renews as it was paid',
    async (kind) => {
      const { who } = await yearlyMember(`month-${kind}@example.com`);
      await takeBack(test, who.orderId, kind);
      await test.deliver();
      expect((await firstOf(who)).entitlement).toMatchObject({ isActive: false, isCancelled: false });
      await jobsAt(test, '2026-04-02T12:00:00Z');
      expect((await firstOf(who)).entitlement).toMatchObject({
        isActive: true,
        isCancelled: false,
        accessUntil: new Date('2027-04-02T12:00:00Z'),
      });
    },
  );

  it('L24 a refund of the month leaves the month, and the year is neither shown as cancelled nor ended', async () => {
    const { who, year } = await yearlyMember('month-refund@example.com');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    await jobsAt(test, '2026-03-12T12:01:00Z');
    await test.deliver();
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    const { status } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('status')
      .where('id', '=', year)
      .executeTakeFirstOrThrow();
    expect(status).toBe('running');
  });

  it('L24 a refund of a year that has not begun leaves the month before it, and nothing to take up again', async () => {
    const { who, year } = await yearlyMember('year-refund@example.com');
    await takeBack(test, year, 'refund');
    await test.deliver();
    expect((await firstOf(who)).entitlement).toMatchObject({
      isActive: true,
      isCancelled: true,
      accessUntil: new Date('2026-04-02T12:00:00Z'),
    });
    await expect(comeBack(test, who)).rejects.toThrow('Refused');
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
  });

  it('L24 a chargeback of a trial that was upgraded leaves the month that was paid, and its renewal', async () => {
    const who = await join(test, 'trial-upgraded@example.com', { optionId: 301 });
    test.clock.set('2026-03-03T12:00:00Z');
    const month = await upgradeTrial(test, who);
    await takeBack(test, who.orderId, 'chargeback');
    await test.deliver();
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    await jobsAt(test, '2026-04-03T12:00:00Z');
    expect(timesCharged(test, month)).toBe(2);
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2026-05-03T12:00:00Z'));
  });

  it('L24 a chargeback of a payment too many leaves the membership that was there', async () => {
    const who = await join(test, 'too-many@example.com');
    pagesStayOpen();
    const open = 'mutation { page: startPurchase(input: { optionId: 3045, biller: "vendo" }) { location } }';
    const openPage = async () => (await callAs<{ page: { location: string } }>(test, who, open)).page.location;
    for (const [seconds, page] of [await openPage(), await openPage()].entries()) {
      test.clock.set(new Date(Date.UTC(2026, 2, 2, 12, 1, seconds)));
      await test.pay(page);
    }
    await test.deliver();
    const { id: inVain } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('id')
      .where('user_id', '=', who.userId)
      .where('replaced_at', 'is not', null)
      .executeTakeFirstOrThrow();
    test.clock.set('2026-03-02T12:01:10Z');
    await takeBack(test, inVain, 'chargeback');
    await test.deliver();
    const { subscriptions } = await who.membership();
    expect(subscriptions.filter(({ product }) => product !== 'vixen')).toMatchObject([
      { entitlement: { isActive: true, isCancelled: false } },
    ]);
  });
});

describe('a charge of an earlier period', () => {
  it.each(['void', 'chargeback'] as const)(
    'L24 a %s of it leaves the period that another charge paid, and stops the renewals',
    async (kind) => {
      const who = await join(test, `old-${kind}@example.com`);
      await jobsAt(test, '2026-04-02T11:30:00Z');
      await test.deliver();
      test.clock.set('2026-04-10T12:00:00Z');
      await takeBack(test, who.orderId, kind);
      await test.deliver();
      expect((await firstOf(who)).entitlement).toMatchObject({
        isActive: true,
        isCancelled: true,
        accessUntil: new Date('2026-05-02T12:00:00Z'),
      });
      await jobsAt(test, '2026-05-02T12:00:00Z');
      expect((await firstOf(who)).entitlement.isActive).toBe(false);
    },
  );
});

describe('reversals in odd order', () => {
  it('a refund that becomes known after the return that followed it ends nothing', async () => {
    const who = await join(test, 'refund-late@example.com');
    const charge = test.charges().find(({ orderId }) => orderId === who.orderId);
    const event = { orderId: who.orderId, period: 0, amount: null, currency: null, reference: null };
    const refunded = { ...event, id: 'evt_refund', kind: 'refunded', occurredAt: '2026-03-05T12:00:00.000Z' };
    const money = { amount: 2_999, currency: 'USD', transactionId: 'rev_late' };
    const back = { ...event, id: 'evt_back', kind: 'reactivated', occurredAt: '2026-03-05T12:05:00.000Z' };
    test.clock.set('2026-03-05T13:00:00Z');
    const unrelated = { transactionId: null, reversedTransactionId: null };
    await test.hand(signedPostback(test, 'vendo', { ...back, ...unrelated }));
    const late = { ...refunded, ...money, reversedTransactionId: charge?.transactionId };
    expect(await test.hand(signedPostback(test, 'vendo', late))).toBe(200);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    await jobsAt(test, '2026-04-02T11:30:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
  });
});
