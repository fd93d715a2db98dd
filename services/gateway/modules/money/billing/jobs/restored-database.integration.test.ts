import { describe, expect, it } from 'vitest';
import { backUpRows, restoreRows } from '@network/testing/money/rows.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral, cancelMembership, comeBack, takeBack, timesCharged } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, type Signup } from '../testing/join.ts';
import { change, membershipOf, membershipsOf } from '../testing/own-memberships.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const db = () => test.gateway.services.db;

/** Joins by the month, and does something between a backup at noon of 5 March and its restore that evening, of which only billers know then. */
async function restoredAfter(
  email: string,
  happens: (who: Joined) => Promise<unknown>,
  signup: Signup = {},
): Promise<Joined> {
  const who = await join(test, email, signup);
  await jobsAt(test, '2026-03-05T12:00:00Z');
  await backUpRows(db());
  test.clock.set('2026-03-05T15:00:00Z');
  await happens(who);
  await test.deliver();
  test.clock.set('2026-03-05T20:00:00Z');
  await restoreRows(db());
  return who;
}

const lastCharge = () => test.charges().at(-1)?.amount;

describe('a plan bought after a restore, before the billers were read again', () => {
  it.each(['chargeback', 'void', 'refund'] as const)('is not credited a month after its %s', async (kind) => {
    const who = await restoredAfter(`bought-after-${kind}@example.com`, ({ orderId }) => takeBack(test, orderId, kind));
    await buySeveral(test, who);
    expect(lastCharge()).toBe(4_999);
    await jobsAt(test, '2026-03-05T20:01:00Z');
    expect((await who.membership()).subscriptions.find(({ product }) => product === 'multisite2025')).toMatchObject({
      entitlement: { isActive: true },
    });
  });

  it('costs the same on a payment page', async () => {
    const who = await restoredAfter('page-after@example.com', ({ orderId }) => takeBack(test, orderId, 'chargeback'));
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const input = { optionId: 3045, biller: 'vendo' };
    const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
    await test.pay(startPurchase.location);
    await test.deliver();
    expect(lastCharge()).toBe(4_999);
  });

  it('is credited a month that was not taken back', async () => {
    const who = await restoredAfter('bought-after-nothing@example.com', () => Promise.resolve());
    await buySeveral(test, who);
    // 28 of 31 days, the one that has begun included.
    expect(lastCharge()).toBe(4_999 - Math.ceil((2_999 * 28) / 31));
  });
});

describe('what a person did after the backup', () => {
  it('a cancellation is known again', async () => {
    const who = await restoredAfter('cancelled-since@example.com', (each) => cancelMembership(test, each));
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE' });
    await jobsAt(test, '2026-03-05T20:01:00Z');
    expect(await membershipOf(test, who)).toMatchObject({
      state: 'CANCELLED',
      accessUntil: '2026-04-02T12:00:00.000Z',
    });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(1);
  });

  it('so is one that was undone', async () => {
    const who = await restoredAfter('returned-since@example.com', async (each) => {
      await cancelMembership(test, each);
      test.clock.set('2026-03-05T16:00:00Z');
      await comeBack(test, each);
    });
    await jobsAt(test, '2026-03-05T20:01:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ accessUntil: '2026-05-02T12:00:00.000Z' });
  });

  it('another card is known again', async () => {
    const who = await restoredAfter('card-since@example.com', async (each) => {
      const { page } = await callAs<{ page: { url: string } }>(test, each, '{ page: creditCardUpdate { url } }');
      await test.pay(page.url, '4000000000000382');
    });
    const cardOf = async () => (await membershipOf(test, who)).card?.name;
    expect(await cardOf()).toContain('1111');
    await jobsAt(test, '2026-03-05T20:01:00Z');
    expect(await cardOf()).toContain('0382');
  });

  it('a pause is known once its renewal is charged, which pays for the time after it', async () => {
    const who = await restoredAfter('paused-since@example.com', (each) =>
      change(test, each, 'pauseMembership', { months: 1 }),
    );
    await jobsAt(test, '2026-03-05T20:01:00Z');
    await jobsAt(test, '2026-04-20T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(1);
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
    expect(await membershipOf(test, who)).toMatchObject({
      state: 'ACTIVE',
      accessUntil: '2026-06-02T12:00:00.000Z',
      nextChargeAt: '2026-06-02T12:00:00.000Z',
    });
  });

  it('a pause whose renewal is declined has its grace after the pause', async () => {
    const who = await restoredAfter('declined-since@example.com', async (each) => {
      const { page } = await callAs<{ page: { url: string } }>(test, each, '{ page: creditCardUpdate { url } }');
      await test.pay(page.url, '4000000000000341');
      await change(test, each, 'pauseMembership', { months: 1 });
    });
    await jobsAt(test, '2026-03-05T20:01:00Z');
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAST_DUE' });
    await jobsAt(test, '2026-05-05T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAST_DUE' });
  });

  describe('another plan', () => {
    const changesPlan = async (who: Joined) => {
      const { changeChoices } = await membershipOf(test, who);
      return change(test, who, 'schedulePlanChange', { optionId: changeChoices[0]?.optionId ?? 0 });
    };
    const problemsOf = async ({ orderId }: Joined) => {
      const rows = await db()
        .selectFrom('postbacks')
        .select(['status', 'problem'])
        .where('order_id', '=', orderId)
        .execute();
      return rows.filter(({ status }) => status !== 'processed').map(({ problem }) => problem);
    };

    it('is not known: its renewal opens nothing, and is flagged for a person', async () => {
      const who = await restoredAfter('plan-since@example.com', changesPlan, { optionId: 3045 });
      await jobsAt(test, '2026-03-05T20:01:00Z');
      expect((await membershipOf(test, who)).plannedChange).toBeNull();
      await jobsAt(test, '2026-04-02T12:00:00Z');
      expect(await problemsOf(who)).toEqual(['wrong-amount']);
      expect((await firstOf(who)).entitlement.isActive).toBe(false);
    });

    it('is carried out when it is chosen again before the renewal', async () => {
      const who = await restoredAfter('plan-again@example.com', changesPlan, { optionId: 3045 });
      await jobsAt(test, '2026-03-05T20:01:00Z');
      expect(await changesPlan(who)).toMatchObject({ success: true });
      await jobsAt(test, '2026-04-02T12:00:00Z');
      expect(await problemsOf(who)).toEqual([]);
      expect(
        (await membershipsOf(test, who)).some(({ accessUntil }) => accessUntil === '2026-05-02T12:00:00.000Z'),
      ).toBe(true);
    });
  });
});
