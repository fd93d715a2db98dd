import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { balanceOf } from '../../wallet/testing/public.ts';
import { buySeveral, cancelMembership, comeBack, giveGems, takeBack, timesCharged } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { change, membershipOf, membershipsOf } from '../testing/own-memberships.ts';
import { callAs, firstOf, jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const gemsOf = (userId: string) => balanceOf(test.gateway.services.db, userId, 'gems');

describe('L25 a pause', () => {
  it('begins when the paid time ends, charges and opens nothing, is announced, and resumes with a charge', async () => {
    const who = await join(test, 'pause@example.com');
    await giveGems(test, who, 30);
    expect((await membershipOf(test, who)).pauseChoices).toEqual([
      { months: 1, until: '2026-05-02T12:00:00.000Z' },
      { months: 2, until: '2026-06-02T12:00:00.000Z' },
      { months: 3, until: '2026-07-02T12:00:00.000Z' },
    ]);
    expect(await change(test, who, 'pauseMembership', { months: 2 })).toMatchObject({ success: true });
    const pause = { from: '2026-04-02T12:00:00.000Z', until: '2026-06-02T12:00:00.000Z' };
    expect(await membershipOf(test, who)).toMatchObject({
      state: 'ACTIVE',
      nextChargeAt: pause.until,
      pause: { ...pause, hasBegun: false },
      pauseChoices: [],
    });
    await jobsAt(test, '2026-04-02T12:00:01Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED', pause: { ...pause, hasBegun: true } });
    const { isActive, isPaused } = (await firstOf(who)).entitlement;
    expect([isActive, isPaused, timesCharged(test, who.orderId)]).toEqual([false, true, 1]);
    expect(await jobsAt(test, '2026-05-26T11:59:00Z')).toMatchObject({ resumeReminders: 0 });
    expect(await jobsAt(test, '2026-05-26T12:00:00Z')).toMatchObject({ resumeReminders: 1, renewals: 0 });
    expect(await jobsAt(test, '2026-05-27T12:00:00Z')).toMatchObject({ resumeReminders: 0 });
    // Billers charge a little ahead: it is paused until what was charged begins.
    await jobsAt(test, '2026-06-02T11:30:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED', nextChargeAt: '2026-07-02T12:00:00.000Z' });
    await jobsAt(test, '2026-06-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({
      state: 'ACTIVE',
      pause: null,
      nextChargeAt: '2026-07-02T12:00:00.000Z',
      accessUntil: '2026-07-02T12:00:00.000Z',
    });
    expect([await gemsOf(who.userId), timesCharged(test, who.orderId)]).toEqual([30, 2]);
    // One more can follow, since a period was paid in between.
    expect((await membershipOf(test, who)).pauseChoices).toHaveLength(3);
    await jobsAt(test, '2026-07-02T12:00:00Z');
    expect((await membershipOf(test, who)).accessUntil).toBe('2026-08-02T12:00:00.000Z');
    expect(await mailsTo(test, 'pause@example.com')).toEqual([
      'emailConfirmation',
      'paused',
      'receipt',
      'receipt',
      'receipt',
      'resumesSoon',
      'welcome',
    ]);
  });

  it('is withdrawn before it begins: the renewal falls due as before', async () => {
    const who = await join(test, 'pause-not@example.com');
    await change(test, who, 'pauseMembership', { months: 3 });
    expect(await change(test, who, 'resumeMembership')).toEqual({
      success: true,
      messageKey: 'billing.pause.withdrawn',
    });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', accessUntil: '2026-05-02T12:00:00.000Z' });
    expect(timesCharged(test, who.orderId)).toBe(2);
  });

  it('ends by a press: the renewal is charged now, once, and its period begins now', async () => {
    const who = await join(test, 'resume@example.com');
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T08:00:00Z');
    const resumed = { success: true, messageKey: 'billing.pause.resumed' };
    expect(await change(test, who, 'resumeMembership')).toEqual(resumed);
    expect(await change(test, who, 'resumeMembership')).toEqual(resumed);
    await test.deliver();
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', accessUntil: '2026-05-12T08:00:00.000Z' });
    await jobsAt(test, '2026-05-12T08:00:00Z');
    expect([timesCharged(test, who.orderId), (await firstOf(who)).entitlement.accessUntil]).toEqual([
      3,
      new Date('2026-06-12T08:00:00Z'),
    ]);
  });

  it('a card that is declined at a resumption is said to be, and opens nothing', async () => {
    const who = await join(test, 'resume-declined@example.com', { card: '4000000000000341' });
    await change(test, who, 'pauseMembership', { months: 1 });
    test.clock.set('2026-04-12T08:00:00Z');
    expect(await change(test, who, 'resumeMembership')).toMatchObject({ success: false });
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAST_DUE', pause: null });
  });

  it('does not change anything when the biller can’t be reached', async () => {
    const who = await join(test, 'pause-away@example.com');
    const { config } = test.gateway.services;
    const port = config.billerPort;
    Object.assign(config, { billerPort: 1 });
    const refused = await change(test, who, 'pauseMembership', { months: 1 });
    Object.assign(config, { billerPort: port });
    expect(refused).toEqual({ success: false, messageKey: 'billing.pause.failed' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', pause: null });
    expect(timesCharged(test, who.orderId)).toBe(2);
    expect(await mailsTo(test, 'pause-away@example.com')).not.toContain('paused');
  });

  it('is refused for trials, external billers, another length, a renewal that is near, and another person', async () => {
    const trial = await join(test, 'pause-trial@example.com', { optionId: 301 });
    const external = await join(test, 'pause-epoch@example.com', { biller: 'epoch' });
    const who = await join(test, 'pause-rules@example.com');
    const { subscriptionId: id } = await membershipOf(test, who);
    const refused = { success: false, messageKey: 'billing.pause.refused' };
    expect(await change(test, trial, 'pauseMembership', { months: 1 })).toEqual(refused);
    expect(await change(test, external, 'pauseMembership', { months: 1 })).toEqual(refused);
    expect(await change(test, who, 'pauseMembership', { months: 4 })).toEqual(refused);
    const foreign = { success: false, messageKey: 'billing.membership.unknown' };
    expect(await change(test, external, 'pauseMembership', { id, months: 1 })).toEqual(foreign);
    expect(await change(test, external, 'resumeMembership', { id })).toEqual(foreign);
    test.clock.set('2026-04-02T10:00:00Z');
    expect(await change(test, who, 'pauseMembership', { months: 1 })).toEqual(refused);
  });
});

describe('L25 while a membership is paused', () => {
  it('its cancellation ends it for good, and takes the gems of the last one', async () => {
    const who = await join(test, 'pause-cancel@example.com');
    await giveGems(test, who, 30);
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T12:00:00Z');
    expect(await cancelMembership(test, who)).toEqual({ gems: 30, packs: 0 });
    await jobsAt(test, '2026-05-03T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ENDED', canReactivate: false, nextChargeAt: null });
    expect([await gemsOf(who.userId), timesCharged(test, who.orderId)]).toEqual([0, 1]);
  });

  it('a cancellation before it begins can be undone, and the pause stands', async () => {
    const who = await join(test, 'pause-back@example.com');
    await change(test, who, 'pauseMembership', { months: 1 });
    await cancelMembership(test, who);
    expect(await membershipOf(test, who)).toMatchObject({ state: 'CANCELLED', canReactivate: true, pause: null });
    await comeBack(test, who);
    await jobsAt(test, '2026-04-20T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED', nextChargeAt: '2026-05-02T12:00:00.000Z' });
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
  });

  it('a chargeback of the last charge ends it: nothing is charged when it would have resumed', async () => {
    const who = await join(test, 'pause-chargeback@example.com');
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T12:00:00Z');
    await takeBack(test, who.orderId, 'chargeback');
    await test.deliver();
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ENDED', canReactivate: false });
    expect(timesCharged(test, who.orderId)).toBe(1);
  });

  it('a purchase of all sites takes its place, and it never resumes', async () => {
    const who = await join(test, 'pause-upgrade@example.com');
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T12:00:00Z');
    await buySeveral(test, who);
    await jobsAt(test, '2026-05-02T12:00:00Z');
    const [several, single] = await membershipsOf(test, who);
    expect([several?.state, single?.state, single?.pause]).toEqual(['ACTIVE', 'ENDED', null]);
    expect(timesCharged(test, who.orderId)).toBe(1);
  });

  it('a purchase of the same is warned about, with when it resumes', async () => {
    const who = await join(test, 'pause-double@example.com');
    const readWarning = async () =>
      (
        await callAs<{ joinOptions: { existing: unknown } }>(
          test,
          who,
          '{ joinOptions { existing { name reason until } } }',
        )
      ).joinOptions.existing;
    expect(await readWarning()).toBeNull();
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T12:00:00Z');
    const name = 'Vixen, monthly membership';
    expect(await readWarning()).toEqual({ name, reason: 'PAUSED', until: '2026-05-02T12:00:00.000Z' });
    await change(test, who, 'resumeMembership');
    await cancelMembership(test, who);
    expect(await readWarning()).toEqual({ name, reason: 'CANCELLED', until: '2026-05-12T12:00:00.000Z' });
  });

  it('a purchase of the same is warned about where the renewal was charged before the pause is over', async () => {
    const who = await join(test, 'pause-double-ahead@example.com');
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-05-02T11:30:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
    expect(await callAs(test, who, '{ joinOptions { existing { reason until } } }')).toEqual({
      joinOptions: { existing: { reason: 'PAUSED', until: '2026-05-02T12:00:00.000Z' } },
    });
  });
});
