import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['vendo', 'segpay', 'ccbill'] } });

const DUE = new Date('2026-04-01T12:00:00Z');
const AHEAD = '2026-04-01T11:10:00Z';
/** 36 hours after the due time. */
const KEPT_UNTIL = new Date('2026-04-03T00:00:00Z');

/** No biller reports a thing from now on. */
const hearNothing = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

/** A biller says that the renewals of a person were cancelled, or taken up again, at this moment. */
async function said(
  who: Joined,
  biller: 'segpay' | 'ccbill',
  kind: 'cancelled' | 'reactivated',
  at: string,
): Promise<void> {
  test.clock.set(at);
  const nothing = { price: null, transactionId: null, reversedTransactionId: null, reference: null };
  const now = test.clock.now();
  const event = {
    id: `${kind}-${at}-${who.orderId}`,
    kind,
    orderId: who.orderId,
    period: 0,
    occurredAt: now,
    ...nothing,
  };
  expect(await ingestAnswer(test.gateway.services, biller, event, now)).toBe('processed');
}

const endOf = async (who: Joined) => (await firstOf(who)).entitlement.accessUntil;

describe.each(['segpay', 'ccbill'] as const)('a membership of %s that is cancelled and taken up again', (biller) => {
  it('in the hour before its renewal falls due stays open while the renewal is awaited', async () => {
    const who = await join(test, `returned@${biller}.example`, { biller });
    hearNothing();
    await jobsAt(test, AHEAD);
    await said(who, biller, 'cancelled', '2026-04-01T11:30:00Z');
    expect(await endOf(who)).toEqual(DUE);
    await said(who, biller, 'reactivated', '2026-04-01T11:40:00Z');
    await jobsAt(test, '2026-04-01T11:50:00Z');
    await jobsAt(test, '2026-04-01T22:00:00Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, accessUntil: KEPT_UNTIL });
  });

  it('after the last run before its renewal falls due stays open at once', async () => {
    const who = await join(test, `at-once@${biller}.example`, { biller });
    hearNothing();
    await said(who, biller, 'cancelled', '2026-03-20T12:00:00Z');
    await said(who, biller, 'reactivated', '2026-04-01T11:59:59Z');
    test.clock.set('2026-04-01T12:00:01Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, accessUntil: KEPT_UNTIL });
  });

  it('twice keeps the hours of the last time, and a cancellation after it ends them', async () => {
    const who = await join(test, `twice@${biller}.example`, { biller });
    hearNothing();
    await jobsAt(test, AHEAD);
    for (const minute of ['20', '40']) {
      await said(who, biller, 'cancelled', `2026-04-01T11:${minute}:00Z`);
      await said(who, biller, 'reactivated', `2026-04-01T11:${minute}:30Z`);
    }
    test.clock.set('2026-04-01T22:00:00Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, accessUntil: KEPT_UNTIL });
    await said(who, biller, 'cancelled', '2026-04-01T11:55:00Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isCancelled: true, accessUntil: DUE });
  });
});
