import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { buySeveral, cancelMembership, comeBack, takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { change, membershipOf, membershipsOf } from '../testing/own-memberships.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const MONTH = 303;
const YEAR = 305;

const chargesOf = ({ userId }: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['plan_id', 'amount', 'period'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'charge')
    .orderBy('occurred_at')
    .execute();

describe('L26 a shorter plan', () => {
  it('begins when the year ends, at the price that was said, and is renewed by the month', async () => {
    const who = await join(test, 'shorter@example.com', { optionId: YEAR });
    expect((await membershipOf(test, who)).changeChoices).toEqual([
      {
        optionId: MONTH,
        name: 'Vixen, monthly membership',
        price: { amount: 2_999 },
        startsAt: '2027-03-02T12:00:00.000Z',
      },
    ]);
    expect(await change(test, who, 'schedulePlanChange', { optionId: MONTH })).toMatchObject({ success: true });
    expect(await change(test, who, 'schedulePlanChange', { optionId: MONTH })).toMatchObject({ success: true });
    expect(await membershipOf(test, who)).toMatchObject({
      name: 'Vixen, yearly membership',
      plannedChange: { name: 'Vixen, monthly membership', startsAt: '2027-03-02T12:00:00.000Z' },
      changeChoices: [],
      pauseChoices: [],
      price: { amount: 2_999 },
      renewalMonths: 1,
    });
    await jobsAt(test, '2027-03-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({
      name: 'Vixen, monthly membership',
      plannedChange: null,
      accessUntil: '2027-04-02T12:00:00.000Z',
    });
    await jobsAt(test, '2027-04-02T12:00:00Z');
    expect(await chargesOf(who)).toEqual([
      { plan_id: 'vixen-year', amount: 11_988, period: 0 },
      { plan_id: 'vixen-month', amount: 2_999, period: 1 },
      { plan_id: 'vixen-month', amount: 2_999, period: 2 },
    ]);
    const mails = await mailsTo(test, 'shorter@example.com');
    expect(mails.filter((kind) => kind === 'changePlanned' || kind === 'plannedChangeBegan')).toEqual([
      'changePlanned',
      'plannedChangeBegan',
    ]);
  });

  it('is withdrawn until the renewal: the plan and its price stay', async () => {
    const who = await join(test, 'shorter-not@example.com', { optionId: YEAR });
    await change(test, who, 'schedulePlanChange', { optionId: MONTH });
    expect(await change(test, who, 'withdrawPlannedChange')).toMatchObject({ success: true });
    expect(await change(test, who, 'withdrawPlannedChange')).toMatchObject({ success: false });
    await jobsAt(test, '2027-03-02T12:00:00Z');
    expect((await chargesOf(who)).map(({ amount }) => amount)).toEqual([11_988, 11_988]);
    expect((await membershipOf(test, who)).accessUntil).toBe('2028-03-02T12:00:00.000Z');
  });

  it('reaches a biller that was away', async () => {
    const who = await join(test, 'shorter-away@example.com', { optionId: YEAR });
    const { config } = test.gateway.services;
    const port = config.billerPort;
    Object.assign(config, { billerPort: 1 });
    expect(await change(test, who, 'schedulePlanChange', { optionId: MONTH })).toMatchObject({ success: true });
    Object.assign(config, { billerPort: port });
    await jobsAt(test, '2026-03-03T12:00:00Z');
    await jobsAt(test, '2027-03-02T12:00:00Z');
    expect((await chargesOf(who)).map(({ amount }) => amount)).toEqual([11_988, 2_999]);
  });

  it('stands after a cancellation that is undone', async () => {
    const who = await join(test, 'shorter-back@example.com', { optionId: YEAR });
    await change(test, who, 'schedulePlanChange', { optionId: MONTH });
    await cancelMembership(test, who);
    expect((await membershipOf(test, who)).plannedChange).toBeNull();
    await comeBack(test, who);
    await jobsAt(test, '2027-03-02T12:00:00Z');
    expect((await chargesOf(who)).map(({ amount }) => amount)).toEqual([11_988, 2_999]);
    expect((await membershipOf(test, who)).name).toBe('Vixen, monthly membership');
  });
});

describe('L26 a smaller plan', () => {
  it('is the site alone: the membership of all sites ends with its paid time, and a new one begins', async () => {
    const who = await join(test, 'smaller@example.com', { optionId: 3045 });
    const { changeChoices } = await membershipOf(test, who);
    expect(changeChoices.map(({ optionId }) => optionId)).toEqual([MONTH, YEAR]);
    await change(test, who, 'schedulePlanChange', { optionId: MONTH });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    const [single, several] = await membershipsOf(test, who);
    expect(single).toMatchObject({ state: 'ACTIVE', sites: ['Vixen'], accessUntil: '2026-05-02T12:00:00.000Z' });
    expect(several).toMatchObject({ state: 'ENDED', canCancel: false, nextChargeAt: null });
    expect(single?.invoices).toHaveLength(1);
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect((await chargesOf(who)).map(({ plan_id }) => plan_id)).toEqual(['3045', 'vixen-month', 'vixen-month']);
    // The charge of the larger plan is taken back: what it opened is over, and nothing more is charged.
    await takeBack(test, who.orderId, 'chargeback');
    await test.deliver();
    expect(await membershipOf(test, who)).toMatchObject({ state: 'CANCELLED', sites: ['Vixen'] });
  });

  it('is not offered for the site itself, a trial or an external biller, nor by another person', async () => {
    const month = await join(test, 'smaller-month@example.com');
    const trial = await join(test, 'smaller-trial@example.com', { optionId: 301 });
    const external = await join(test, 'smaller-epoch@example.com', { biller: 'epoch', optionId: YEAR });
    for (const who of [month, trial, external]) expect((await membershipOf(test, who)).changeChoices).toEqual([]);
    const refused = { success: false, messageKey: 'billing.plannedChange.refused' };
    expect(await change(test, month, 'schedulePlanChange', { optionId: 302 })).toEqual(refused);
    const { subscriptionId: id } = await membershipOf(test, external);
    const foreign = { success: false, messageKey: 'billing.membership.unknown' };
    expect(await change(test, month, 'schedulePlanChange', { id, optionId: MONTH })).toEqual(foreign);
    expect(await change(test, month, 'withdrawPlannedChange', { id })).toEqual(foreign);
  });

  it('is given up when all sites are bought meanwhile', async () => {
    const who = await join(test, 'smaller-larger@example.com', { optionId: YEAR });
    await change(test, who, 'schedulePlanChange', { optionId: MONTH });
    await buySeveral(test, who);
    await jobsAt(test, '2027-03-02T12:00:00Z');
    const single = (await membershipsOf(test, who)).find(({ sites }) => sites.length === 1);
    expect(single).toMatchObject({ state: 'ENDED', plannedChange: null, nextChargeAt: null });
  });
});
