import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { membershipOf } from '../testing/own-memberships.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';
import { keepAwaitedOpen } from './keep-awaited-open.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['vendo', 'segpay', 'ccbill'] } });

const DUE = '2026-04-01T12:00:00.000Z';
const EVENING = '2026-04-01T22:00:00Z';

/** The gateway does not learn what a biller has charged: it charges later in the day, or its report is late. */
const hearNothing = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

describe.each(['segpay', 'ccbill'])('a renewal that %s charges later on its day', (biller) => {
  it('keeps the membership open until it is reported, and opens its period then', async () => {
    const who = await join(test, `evening@${biller}.example`, { biller });
    const silence = hearNothing();
    // Ahead, so that there is no gap, and again: it is kept open once.
    for (const at of ['2026-04-01T11:10:00Z', '2026-04-01T11:20:00Z', EVENING]) await jobsAt(test, at);
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', isRenewalAwaited: true, nextChargeAt: DUE });
    silence.mockRestore();
    await jobsAt(test, '2026-04-01T22:10:00Z');
    await test.deliver();
    await jobsAt(test, '2026-04-02T22:10:00Z');
    const shown = { state: 'ACTIVE', isRenewalAwaited: false, nextChargeAt: '2026-05-01T12:00:00.000Z' };
    expect(await membershipOf(test, who)).toMatchObject(shown);
    const { paidPeriods } = (await firstOf(who)).entitlement;
    expect(paidPeriods).toEqual([{ from: new Date('2026-03-02T12:00:00Z'), until: new Date('2026-05-01T12:00:00Z') }]);
  });

  it('ends with the paid period where it is declined', async () => {
    const who = await join(test, `declined@${biller}.example`, { biller, card: '4000000000000341' });
    const silence = hearNothing();
    for (const at of ['2026-04-01T11:10:00Z', EVENING]) await jobsAt(test, at);
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
    silence.mockRestore();
    await jobsAt(test, '2026-04-01T22:10:00Z');
    await test.deliver();
    await jobsAt(test, '2026-04-02T22:10:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAST_DUE', isRenewalAwaited: false });
  });

  it('keeps nothing open after the hours in which it is reported, and has not ended', async () => {
    const who = await join(test, `silent@${biller}.example`, { biller });
    hearNothing();
    for (const at of ['2026-04-01T11:10:00Z', '2026-04-03T00:10:00Z']) await jobsAt(test, at);
    const { isActive, accessUntil } = (await firstOf(who)).entitlement;
    expect([isActive, accessUntil]).toEqual([false, new Date('2026-04-03T00:00:00Z')]);
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', isRenewalAwaited: true });
  });

  it('keeps no cancelled membership open', async () => {
    const who = await join(test, `cancelled@${biller}.example`, { biller });
    await test.operate(`/biller/orders/${who.orderId}/cancel`, {});
    await test.deliver();
    await jobsAt(test, '2026-03-03T12:00:00Z');
    for (const at of ['2026-04-01T11:10:00Z', EVENING]) await jobsAt(test, at);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: false, isCancelled: true });
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ENDED', isRenewalAwaited: false });
  });
});

it('whose membership is kept open already is locked by no further run', async () => {
  await join(test, 'kept-open@example.com', { biller: 'segpay' });
  const { services } = test.gateway;
  const soon = new Date('2026-04-01T11:10:00Z');
  expect(await keepAwaitedOpen(services, soon)).toBe(1);
  const locks = vi.spyOn(services.db, 'transaction');
  expect(await keepAwaitedOpen(services, soon)).toBe(0);
  expect(locks).not.toHaveBeenCalled();
});

it('a renewal that is moved while it is awaited is open until its new day, and no longer', async () => {
  const who = await join(test, 'moved-awaited@example.com', { biller: 'segpay' });
  hearNothing();
  await jobsAt(test, '2026-04-01T11:10:00Z');
  test.clock.set('2026-04-01T13:00:00Z');
  vi.restoreAllMocks();
  const nextChargeAt = '2026-04-02T12:00:00.000Z';
  const now = test.clock.now();
  const nothing = { price: null, transactionId: null, reversedTransactionId: null, reference: null };
  const moved = {
    id: 'moved-1',
    kind: 'rescheduled',
    orderId: who.orderId,
    period: 1,
    nextChargeAt: new Date(nextChargeAt),
    occurredAt: now,
  } as const;
  expect(await ingestAnswer(test.gateway.services, 'segpay', { ...moved, ...nothing }, now)).toBe('processed');
  expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, accessUntil: new Date(nextChargeAt) });
});

it('a renewal of which nothing is heard for a week has ended, and what was due is shown as no next charge', async () => {
  const who = await join(test, 'never-heard-of@example.com', { biller: 'segpay' });
  hearNothing();
  await jobsAt(test, '2026-04-08T11:59:59Z');
  expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', isRenewalAwaited: true, nextChargeAt: DUE });
  test.clock.set('2026-04-08T12:00:00Z');
  const given = { state: 'ENDED', isRenewalAwaited: false, nextChargeAt: null, price: null };
  // Its biller may charge it still, so it can be cancelled.
  expect(await membershipOf(test, who)).toMatchObject({ ...given, canCancel: true });
  const text =
    '{ findOneUserProfile { subscription { billing { isRenewalAwaited nextChargeAt nextCharge { amount } } } } }';
  const billing = { isRenewalAwaited: false, nextChargeAt: null, nextCharge: null };
  expect(await callAs(test, who, text)).toEqual({ findOneUserProfile: { subscription: { billing } } });
  vi.restoreAllMocks();
  await jobsAt(test, '2026-04-08T12:10:00Z');
  await test.deliver();
  expect((await firstOf(who)).entitlement.isActive).toBe(true);
});

it('a chargeback ends what is open because a renewal is awaited', async () => {
  const who = await join(test, 'awaited-chargeback@example.com', { biller: 'segpay' });
  const silence = hearNothing();
  for (const at of ['2026-04-01T11:10:00Z', '2026-04-01T12:10:00Z']) await jobsAt(test, at);
  silence.mockRestore();
  await takeBack(test, who.orderId, 'chargeback');
  await test.deliver();
  await jobsAt(test, '2026-04-01T12:20:00Z');
  expect((await firstOf(who)).entitlement.isActive).toBe(false);
});

it('a biller that is asked ahead and does not answer keeps nothing open, and nothing has ended', async () => {
  const who = await join(test, 'asked-ahead@example.com');
  hearNothing();
  for (const at of ['2026-04-02T11:10:00Z', '2026-04-02T22:00:00Z']) await jobsAt(test, at);
  expect((await firstOf(who)).entitlement.isActive).toBe(false);
  expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', isRenewalAwaited: true });
});
