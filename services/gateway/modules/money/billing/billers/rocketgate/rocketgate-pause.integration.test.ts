import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { cancelMembership, comeBack, timesCharged } from '../../testing/actions.ts';
import { balancedBiller } from '../../testing/balanced-biller.ts';
import { join, type Joined } from '../../testing/join.ts';
import { change, membershipOf } from '../../testing/own-memberships.ts';
import { firstOf, jobsAt, mailsTo } from '../../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['rocketgate'] } });

const rocketgate = { biller: 'rocketgate' } as const;

/** The charges and grants of an order, as the tables have them. */
const rowsOf = async ({ orderId, userId }: Joined) => {
  const { db } = test.gateway.services;
  const charges = await db
    .selectFrom('billing_transactions')
    .select(['period', 'amount', 'occurred_at'])
    .where('agreement_id', '=', orderId)
    .where('kind', '=', 'charge')
    .orderBy('period')
    .execute();
  const grants = await db
    .selectFrom('entitlement_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'entitlement_events.subscription_id')
    .select(['access_from', 'access_until'])
    .where('subscriptions.user_id', '=', userId)
    .where('kind', '=', 'granted')
    .orderBy('access_from')
    .execute();
  const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '';
  return {
    charges: charges.map(({ period, amount, occurred_at }) => [period, amount, day(occurred_at)]),
    grants: grants.map(({ access_from, access_until }) => [day(access_from), day(access_until)]),
  };
};

const agreementOf = ({ orderId }: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_agreements')
    .select(['anchor_at', 'anchor_period', 'paused_from', 'paid_period', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('L25 a pause at RocketGate', () => {
  it('moves the rebill: nothing is charged or open meanwhile, and it is renewed by the month from there', async () => {
    const who = await join(test, 'rocketgate-pause@example.com', rocketgate);
    expect((await membershipOf(test, who)).pauseChoices).toHaveLength(3);
    expect(await change(test, who, 'pauseMembership', { months: 2 })).toMatchObject({ success: true });
    expect(await agreementOf(who)).toMatchObject({
      anchor_at: new Date('2026-06-02T12:00:00Z'),
      anchor_period: 1,
      paused_from: new Date('2026-04-02T12:00:00Z'),
    });
    await jobsAt(test, '2026-04-02T12:00:01Z');
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: false, isPaused: true });
    await jobsAt(test, '2026-05-20T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(1);
    await jobsAt(test, '2026-06-02T12:00:00Z');
    await jobsAt(test, '2026-07-02T12:00:00Z');
    expect(await rowsOf(who)).toEqual({
      charges: [
        [0, 2_999, '2026-03-02'],
        [1, 2_999, '2026-06-02'],
        [2, 2_999, '2026-07-02'],
      ],
      grants: [
        ['2026-03-02', '2026-04-02'],
        ['2026-06-02', '2026-07-02'],
        ['2026-07-02', '2026-08-02'],
      ],
    });
  });

  it('is withdrawn before it begins: the rebill is on its day again', async () => {
    const who = await join(test, 'rocketgate-not@example.com', rocketgate);
    await change(test, who, 'pauseMembership', { months: 3 });
    expect(await change(test, who, 'resumeMembership')).toEqual({
      success: true,
      messageKey: 'billing.pause.withdrawn',
    });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect((await rowsOf(who)).grants).toEqual([
      ['2026-03-02', '2026-04-02'],
      ['2026-04-02', '2026-05-02'],
    ]);
  });

  it('ends by a press: the rebill is charged now, once, and the next one is a month later', async () => {
    const who = await join(test, 'rocketgate-resume@example.com', rocketgate);
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T08:00:00Z');
    const resumed = { success: true, messageKey: 'billing.pause.resumed' };
    expect(await change(test, who, 'resumeMembership')).toEqual(resumed);
    expect(await change(test, who, 'resumeMembership')).toEqual(resumed);
    await test.deliver();
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
    await jobsAt(test, '2026-05-12T08:00:00Z');
    expect(await rowsOf(who)).toEqual({
      charges: [
        [0, 2_999, '2026-03-02'],
        [1, 2_999, '2026-04-12'],
        [2, 2_999, '2026-05-12'],
      ],
      grants: [
        ['2026-03-02', '2026-04-02'],
        ['2026-04-12', '2026-05-12'],
        ['2026-05-12', '2026-06-12'],
      ],
    });
  });

  it('a card that is declined at a resumption opens nothing, and the rebill stays due', async () => {
    const who = await join(test, 'rocketgate-declined@example.com', { ...rocketgate, card: '4000000000000341' });
    await change(test, who, 'pauseMembership', { months: 1 });
    await jobsAt(test, '2026-04-12T08:00:00Z');
    expect(await change(test, who, 'resumeMembership')).toEqual({
      success: false,
      messageKey: 'billing.payment.declined',
    });
    expect(await agreementOf(who)).toMatchObject({ status: 'past-due', paid_period: 0 });
    expect((await rowsOf(who)).grants).toEqual([['2026-03-02', '2026-04-02']]);
  });

  it('changes nothing when RocketGate can’t be reached', async () => {
    const who = await join(test, 'rocketgate-away@example.com', rocketgate);
    const { config } = test.gateway.services;
    const port = config.billerPort;
    Object.assign(config, { billerPort: 1 });
    const refused = await change(test, who, 'pauseMembership', { months: 1 });
    Object.assign(config, { billerPort: port });
    expect(refused).toEqual({ success: false, messageKey: 'billing.pause.failed' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await agreementOf(who)).toMatchObject({ paused_from: null, paid_period: 1 });
    expect(await mailsTo(test, 'rocketgate-away@example.com')).not.toContain('paused');
  });

  it('stands after a cancellation that is undone, and a cancellation during it ends the membership', async () => {
    const who = await join(test, 'rocketgate-back@example.com', rocketgate);
    await change(test, who, 'pauseMembership', { months: 1 });
    await cancelMembership(test, who);
    await comeBack(test, who);
    await jobsAt(test, '2026-04-20T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED', nextChargeAt: '2026-05-02T12:00:00.000Z' });
    await cancelMembership(test, who);
    await jobsAt(test, '2026-05-03T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ENDED', canReactivate: false, nextChargeAt: null });
    expect(timesCharged(test, who.orderId)).toBe(1);
  });
});

describe('L26 a shorter plan at RocketGate', () => {
  it('begins when the year ends, with another frequency of the same rebill', async () => {
    const who = await join(test, 'rocketgate-shorter@example.com', { ...rocketgate, optionId: 305 });
    expect(await change(test, who, 'schedulePlanChange', { optionId: 303 })).toMatchObject({ success: true });
    await jobsAt(test, '2027-03-02T12:00:00Z');
    await jobsAt(test, '2027-04-02T12:00:00Z');
    expect(await rowsOf(who)).toEqual({
      charges: [
        [0, 11_988, '2026-03-02'],
        [1, 2_999, '2027-03-02'],
        [2, 2_999, '2027-04-02'],
      ],
      grants: [
        ['2026-03-02', '2027-03-02'],
        ['2027-03-02', '2027-04-02'],
        ['2027-04-02', '2027-05-02'],
      ],
    });
  });
});
