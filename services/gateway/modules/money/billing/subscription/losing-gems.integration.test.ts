import { describe, expect, it, vi } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { balanceOf, unlockPack } from '../../wallet/testing/public.ts';
import { gemsGrantJob } from '../../membership/testing/public.ts';
import { buySeveral, cancelMembership, comeBack, giveGems, takeBack } from '../testing/actions.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [vixen, tushy, vixenplus] });

const gemsOf = ({ userId }: Joined) => balanceOf(test.gateway.services.db, userId, 'gems');
const packsOf = async (who: Joined) => (await who.membership()).unlockedPacks.map(({ id }) => id);
const unlock = (who: Joined, idempotencyKey: string) =>
  unlockPack(test.gateway.services.db, {
    userId: who.userId,
    packId: 'pack-1',
    idempotencyKey,
    at: test.clock.now(),
  });
const on = (who: Joined, tenant: string): Joined => ({ ...who, caller: { ...who.caller, tenant } });

/** The facts of an event besides that the rebill was switched off or on. */
const SWITCHED = {
  period: 0,
  amount: null,
  currency: null,
  transactionId: null,
  reversedTransactionId: null,
  reference: null,
};

/** A member of vixen and tushy by the month, with 30 gems and a pack. */
async function memberOfTwo(email: string): Promise<{ readonly vixen: Joined; readonly tushy: Joined }> {
  const who = await join(test, email);
  test.clock.set('2026-03-03T12:00:00Z');
  const buy = 'mutation { internalUpsellOneclickSinglesite(input: { joinOptionId: 203 }) { success } }';
  const other = on(who, 'tushy');
  expect(await callAs(test, other, buy)).toEqual({ internalUpsellOneclickSinglesite: { success: true } });
  await giveGems(test, who, 40);
  await unlock(who, 'the-first-time');
  return { vixen: who, tushy: other };
}

describe('D40 gems and packs are lost with the last paid membership', () => {
  it('D40 not before: the warning says nothing is lost, and only the grants of the cancelled one end', async () => {
    const who = await memberOfTwo('two@example.com');
    expect(await cancelMembership(test, who.vixen)).toEqual({ gems: 0, packs: 0 });
    expect(await gemsOf(who.vixen)).toBe(30);
    expect(await packsOf(who.vixen)).toEqual(['pack-1']);
    await gemsGrantJob.run(test.gateway.services, new Date('2026-03-06T00:00:00Z'));
    expect(await gemsOf(who.vixen)).toBe(40);
  });

  it('D40 then all of them, after a warning with the numbers; coming back to either restores them', async () => {
    const who = await memberOfTwo('both@example.com');
    await cancelMembership(test, who.vixen);
    expect(await cancelMembership(test, who.tushy)).toEqual({ gems: 30, packs: 1 });
    expect(await gemsOf(who.vixen)).toBe(0);
    expect(await packsOf(who.vixen)).toEqual([]);
    test.clock.set('2026-03-20T12:00:00Z');
    await comeBack(test, who.vixen);
    expect(await gemsOf(who.vixen)).toBe(30);
    expect(await packsOf(who.vixen)).toEqual(['pack-1']);
  });

  it('D40 L24 a chargeback takes them as a cancellation does, and nothing while another membership stands', async () => {
    const one = await join(test, 'charged-back@example.com');
    await giveGems(test, one, 40);
    await unlock(one, 'before-chargeback');
    const two = await memberOfTwo('charged-back-of-two@example.com');
    test.clock.set('2026-03-05T12:00:00Z');
    await takeBack(test, one.orderId, 'chargeback');
    await takeBack(test, two.vixen.orderId, 'chargeback');
    await test.deliver();
    expect([await gemsOf(one), await packsOf(one)]).toEqual([0, []]);
    expect([await gemsOf(two.vixen), await packsOf(two.vixen)]).toEqual([30, ['pack-1']]);
  });

  it('D40 whichever of two cancellations becomes known first', async () => {
    const who = await memberOfTwo('late-words@example.com');
    const { id: other } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('id')
      .where('user_id', '=', who.vixen.userId)
      .where('id', '<>', who.vixen.orderId)
      .executeTakeFirstOrThrow();
    const cancelled = (orderId: string, occurredAt: string) =>
      signedPostback(test, 'vendo', { ...SWITCHED, id: `evt_${orderId}`, kind: 'cancelled', orderId, occurredAt });
    test.clock.set('2026-03-05T12:00:00Z');
    await test.hand(cancelled(other, '2026-03-05T11:00:00.000Z'));
    expect(await gemsOf(who.vixen)).toBe(30);
    await test.hand(cancelled(who.vixen.orderId, '2026-03-05T10:00:00.000Z'));
    expect(await gemsOf(who.vixen)).toBe(0);
  });

  it('D40 by a chargeback that becomes known after a purchase which followed it', async () => {
    const who = await join(test, 'known-after-purchase@example.com');
    await giveGems(test, who, 30);
    test.clock.set('2026-03-05T12:00:00Z');
    await takeBack(test, who.orderId, 'chargeback');
    await test.collect();
    const chargeback = test.sent.splice(0);
    test.clock.set('2026-03-05T12:00:10Z');
    // Its events were read a moment ago, so that the purchase does not query it.
    const mark = { biller: 'vendo', complete_until: test.clock.now() } as const;
    await test.gateway.services.db.insertInto('biller_event_marks').values(mark).execute();
    await buySeveral(test, who);
    expect(await gemsOf(who)).toBe(30);
    test.clock.set('2026-03-05T13:00:00Z');
    await test.deliver();
    for (const { payload } of chargeback) {
      await test.hand(signedPostback(test, 'vendo', JSON.parse(payload) as Record<string, unknown>));
    }
    expect(await gemsOf(who)).toBe(0);
  });

  it.each([
    ['not', 'a purchase that its unused days are credited to', 30, (who: Joined) => buySeveral(test, who)],
    ['', 'a refund', 0, (who: Joined) => takeBack(test, who.orderId, 'refund')],
  ])('D40 %s by a cancellation that becomes known after %s which followed it', async (_not, _name, left, follow) => {
    const who = await join(test, `cancelled-before-${left}@example.com`);
    await giveGems(test, who, 30);
    test.clock.set('2026-03-05T12:00:10Z');
    await follow(who);
    await test.deliver();
    expect(await gemsOf(who)).toBe(30);
    const event = { ...SWITCHED, id: `evt_${who.orderId}`, kind: 'cancelled', orderId: who.orderId };
    await test.hand(signedPostback(test, 'vendo', { ...event, occurredAt: '2026-03-05T12:00:00.000Z' }));
    expect(await gemsOf(who)).toBe(left);
  });

  it('D40 but not what was granted after a cancellation that becomes known later, nor the pack that it paid for', async () => {
    const who = await join(test, 'given-since@example.com');
    await giveGems(test, who, 30);
    await unlock(who, 'before-cancellation');
    test.clock.set('2026-03-05T12:00:10Z');
    await giveGems(test, who, 20);
    const second = { userId: who.userId, packId: 'pack-2', idempotencyKey: 'after-cancellation', at: test.clock.now() };
    expect(await unlockPack(test.gateway.services.db, second)).toMatchObject({ outcome: 'unlocked' });
    const event = { ...SWITCHED, id: `evt_${who.orderId}`, kind: 'cancelled', orderId: who.orderId };
    await test.hand(signedPostback(test, 'vendo', { ...event, occurredAt: '2026-03-05T12:00:00.000Z' }));
    expect([await gemsOf(who), await packsOf(who)]).toEqual([10, ['pack-2']]);
  });

  it('D40 not by a cancellation that was taken back before it became known', async () => {
    const who = await join(test, 'taken-back-before-known@example.com');
    await giveGems(test, who, 30);
    const { orderId } = who;
    const switched = (kind: string, occurredAt: string) =>
      signedPostback(test, 'vendo', { ...SWITCHED, id: `evt_${kind}_${orderId}`, kind, orderId, occurredAt });
    test.clock.set('2026-03-05T12:00:10Z');
    await test.hand(switched('reactivated', '2026-03-05T12:00:05.000Z'));
    await buySeveral(test, who);
    await test.hand(switched('cancelled', '2026-03-05T12:00:00.000Z'));
    expect(await gemsOf(who)).toBe(30);
  });

  it('D40 not by a cancellation that becomes known after the other membership has lapsed', async () => {
    const who = await memberOfTwo('lapsed-since@example.com');
    test.clock.set('2026-06-05T12:00:00Z');
    const id = `evt_${who.vixen.orderId}`;
    const event = { ...SWITCHED, id, kind: 'cancelled', orderId: who.vixen.orderId };
    await test.hand(signedPostback(test, 'vendo', { ...event, occurredAt: '2026-03-05T12:00:00.000Z' }));
    expect(await gemsOf(who.vixen)).toBe(30);
  });

  it('a pack that was bought again before the return is paid once: its gems come back', async () => {
    const who = await join(test, 'bought-again@example.com');
    await giveGems(test, who, 40);
    await unlock(who, 'bought-once');
    test.clock.set('2026-03-05T12:00:00Z');
    await cancelMembership(test, who);
    await giveGems(test, who, 10);
    expect((await unlock(who, 'bought-again')).outcome).toBe('unlocked');
    test.clock.set('2026-03-06T12:00:00Z');
    await comeBack(test, who);
    expect(await packsOf(who)).toEqual(['pack-1']);
    expect(await gemsOf(who)).toBe(40);
  });
});

describe('a cancellation while a yearly payment is under way', () => {
  it('costs no gems and leaves nothing cancelled: the year runs', async () => {
    const who = await join(test, 'under-way@example.com', { optionId: 3045, tenant: 'vixenplus' });
    await giveGems(test, who, 40);
    await unlock(who, 'before-the-year');
    test.clock.set('2026-03-10T12:00:00Z');
    answerCalls('/charges', async (real) => {
      await real();
      throw new TypeError('terminated');
    });
    const buy = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3047 }) { success } }';
    await callAs(test, who, buy);
    vi.restoreAllMocks();
    await test.collect();
    const charged = test.sent.splice(0);
    test.clock.set('2026-03-10T12:01:00Z');
    await cancelMembership(test, who);
    expect(await gemsOf(who)).toBe(0);
    for (const postback of charged) expect(await test.hand(postback)).toBe(200);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    expect(await gemsOf(who)).toBe(30);
    expect(await packsOf(who)).toEqual(['pack-1']);
  });
});

describe('cancellations and returns in odd order', () => {
  it('leave flag and agreement alike', async () => {
    const who = await join(test, 'odd-order@example.com');
    await giveGems(test, who, 30);
    test.clock.set('2026-03-20T12:00:00Z');
    const event = (id: string, kind: string, minute: number) =>
      signedPostback(test, 'vendo', {
        id: `evt_odd_${id}`,
        kind,
        orderId: who.orderId,
        occurredAt: `2026-03-20T11:0${minute}:00.000Z`,
        ...SWITCHED,
      });
    const stateNow = async () => {
      const { status } = await test.gateway.services.db
        .selectFrom('billing_agreements')
        .select('status')
        .where('id', '=', who.orderId)
        .executeTakeFirstOrThrow();
      return [status, (await firstOf(who)).entitlement.isCancelled, await gemsOf(who)];
    };
    await test.hand(event('first', 'cancelled', 1));
    await test.hand(event('third', 'cancelled', 3));
    await test.hand(event('second', 'reactivated', 2));
    expect(await stateNow()).toEqual(['cancelled', true, 0]);
    await test.hand(event('fifth', 'reactivated', 5));
    await test.hand(event('fourth', 'cancelled', 4));
    expect(await stateNow()).toEqual(['running', false, 30]);
  });
});

describe('several sites whose renewal failed', () => {
  it('are not retried any more once a single site is bought instead', async () => {
    const who = await join(test, 'past-due@example.com', {
      optionId: 3045,
      tenant: 'vixenplus',
      card: '4000000000000341',
    });
    await jobsAt(test, '2026-04-02T11:30:00Z');
    await jobsAt(test, '2026-04-02T13:00:00Z');
    const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
    const input = { optionId: 303, biller: 'vendo' };
    const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, on(who, 'vixen'), start, {
      input,
    });
    await test.pay(startPurchase.location);
    await test.deliver();
    const { status } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('status')
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    await jobsAt(test, '2026-04-02T13:01:00Z');
    const commands = await test.gateway.services.db
      .selectFrom('biller_commands')
      .select('kind')
      .where('agreement_id', '=', who.orderId)
      .execute();
    expect(commands).toEqual([{ kind: 'end' }]);
  });
});

describe('invoices', () => {
  it('of earlier memberships of several sites stay in the account after new ones are bought', async () => {
    const who = await join(test, 'bundle-again@example.com', { optionId: 3045, tenant: 'vixenplus' });
    test.clock.set('2026-03-05T12:00:00Z');
    await cancelMembership(test, who);
    test.clock.set('2026-05-05T12:00:00Z');
    const buy = 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success } }';
    expect(await callAs(test, who, buy)).toEqual({ internalUpsellOneclickMultisite: { success: true } });
    for (const tenant of ['vixenplus', 'vixen']) {
      const { getUserSubscription } = await callAs<{
        getUserSubscription: { billing: { invoices: readonly { transactionId: string }[] } };
      }>(test, on(who, tenant), '{ getUserSubscription { billing { invoices { transactionId } } } }');
      expect(getUserSubscription.billing.invoices).toHaveLength(2);
    }
  });
});
