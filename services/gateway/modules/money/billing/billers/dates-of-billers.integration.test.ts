import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { sandboxKey } from '../../../../config/sandbox-key.ts';
import { cancelMembership } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { membershipOf } from '../testing/own-memberships.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo', 'segpay', 'ccbill'] } });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const DAYS = ['segpay', 'ccbill'] as const;

const renewals = async (who: Joined): Promise<number> =>
  Number(
    (
      await test.gateway.services.db
        .selectFrom('billing_transactions')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('agreement_id', '=', who.orderId)
        .where('kind', '=', 'charge')
        .where('period', '>', 0)
        .executeTakeFirstOrThrow()
    ).count,
  );

async function receiptOf(email: string) {
  const { content } = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', 'receipt')
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow();
  return content.values;
}

describe.each(DAYS)('a membership by the month at %s', (biller) => {
  it('is charged every thirty days, as the account and the receipt say', async () => {
    const email = `days@${biller}.example`;
    const who = await join(test, email, { biller });
    const shown = { nextChargeAt: '2026-04-01T12:00:00.000Z', renewalDays: 30, renewalMonths: 1 };
    expect(await membershipOf(test, who)).toMatchObject(shown);
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2026-04-01T12:00:00Z'));
    expect(await receiptOf(email)).toMatchObject({
      nextDate: { day: '2026-04-01T12:00:00.000Z' },
      often: 'every 30 days',
    });
    let due = Date.parse('2026-04-01T12:00:00Z');
    for (let period = 1; period <= 13; period += 1, due += 30 * 86_400_000) {
      await jobsAt(test, new Date(due - 3_600_000).toISOString());
      await test.deliver();
      expect(await renewals(who)).toBe(period);
    }
    // A year and 25 days later, which is thirteen periods; by the month it would be on 2 April of the next year.
    expect(await membershipOf(test, who)).toMatchObject({ nextChargeAt: '2027-04-26T12:00:00.000Z' });
    expect((await firstOf(who)).entitlement.isActive).toBe(true);
  });

  it('is not charged when it is cancelled before the day that is shown', async () => {
    const who = await join(test, `in-time@${biller}.example`, { biller });
    test.clock.set('2026-03-31T20:00:00Z');
    await cancelMembership(test, who);
    await jobsAt(test, '2026-04-03T12:00:00Z');
    expect(await renewals(who)).toBe(0);
  });
});

describe('a plan on sale', () => {
  it('has the dates of both kinds of biller, and each biller says which it counts', async () => {
    const query = `{ joinOptions {
      billers { id countsDays }
      options { kind laterAt firstDays renewalMonths inDays { every laterAt firstDays } }
    } }`;
    const { data } = await test.gateway.graphql<{ joinOptions: { billers: unknown; options: unknown } }>(
      query,
      {},
      { tenant: 'vixen', area: 'members' },
    );
    expect(data.joinOptions.billers).toEqual([
      { id: 'vendo', countsDays: false },
      { id: 'segpay', countsDays: true },
      { id: 'ccbill', countsDays: true },
    ]);
    expect(data.joinOptions.options).toContainEqual({
      kind: 'MONTH',
      laterAt: '2026-04-02T12:00:00.000Z',
      firstDays: null,
      renewalMonths: 1,
      inDays: { every: 30, laterAt: '2026-04-01T12:00:00.000Z', firstDays: null },
    });
  });

  it('is charged by the calendar month at a biller that counts those', async () => {
    const who = await join(test, 'months@vendo.example', { biller: 'vendo' });
    expect(await membershipOf(test, who)).toMatchObject({
      nextChargeAt: '2026-04-02T12:00:00.000Z',
      renewalDays: null,
    });
    expect(await receiptOf('months@vendo.example')).toMatchObject({ often: 'every month' });
  });
});

describe('a day that CCBill moves', () => {
  const moved = async (who: Joined, nextRenewalDate: string, timestamp?: string) => {
    const own = sandboxCcbill(sandboxKey(test.gateway.services.config));
    const { transaction_id } = await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select('transaction_id')
      .where('agreement_id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    const account = { clientAccnum: own.account, clientSubacc: own.subaccount };
    const query = new URLSearchParams({ key: own.webhookKey, ...account, eventType: 'BillingDateChange' });
    const answer = await test.gateway.inject({
      method: 'POST',
      url: `/billers/ccbill/postbacks?${query.toString()}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...account, subscriptionId: transaction_id.split(':')[0], nextRenewalDate, timestamp }),
      remoteAddress: '127.0.0.1',
    });
    return answer.statusCode;
  };

  it('is shown, and access lasts until then; an earlier one takes nothing', async () => {
    const who = await join(test, 'moved@example.com', { biller: 'ccbill' });
    expect([await moved(who, '2026-04-11'), await moved(who, '2026-04-11')]).toEqual([200, 200]);
    expect(await membershipOf(test, who)).toMatchObject({
      nextChargeAt: '2026-04-11T12:00:00.000Z',
      accessUntil: '2026-04-11T12:00:00.000Z',
    });
    expect(await moved(who, '2026-03-20')).toBe(200);
    expect(await membershipOf(test, who)).toMatchObject({
      nextChargeAt: '2026-03-20T12:00:00.000Z',
      accessUntil: '2026-04-11T12:00:00.000Z',
    });
  });

  it('is charged earlier all the same, and opens its period then', async () => {
    const who = await join(test, 'moved-back@example.com', { biller: 'ccbill' });
    expect(await moved(who, '2026-09-01')).toBe(200);
    await jobsAt(test, '2026-04-01T12:00:00Z');
    expect(new Set(await test.deliver())).toEqual(new Set([200]));
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', nextChargeAt: '2026-05-01T12:00:00.000Z' });
    expect(await renewals(who)).toBe(1);
  });

  const shownTo = async (who: Joined) => (await membershipOf(test, who)).nextChargeAt?.slice(0, 10);

  it('and moves back is shown where it is, in one day and over days, and a message that is repeated moves nothing', async () => {
    const who = await join(test, 'forth-and-back@example.com', { biller: 'ccbill' });
    for (const [at, day] of [
      ['2026-03-02T12:00:00Z', '2026-04-11'],
      ['2026-03-02T12:00:00Z', '2026-04-05'],
      ['2026-03-02T12:00:00Z', '2026-04-11'],
      ['2026-03-02T13:00:00Z', '2026-04-05'],
      ['2026-03-03T13:00:00Z', '2026-04-11'],
      ['2026-03-04T13:00:00Z', '2026-04-05'],
    ] as const) {
      test.clock.set(at);
      expect([await moved(who, day), await moved(who, day)]).toEqual([200, 200]);
      expect(await shownTo(who)).toBe(day);
    }
    const moves = await test.gateway.services.db
      .selectFrom('postbacks')
      .select('event_id')
      .where('order_id', '=', who.orderId)
      .where('kind', '=', 'rescheduled')
      .execute();
    expect(moves).toHaveLength(6);
  });

  it('counts by the moment of its message, where that has one', async () => {
    const who = await join(test, 'dated@example.com', { biller: 'ccbill' });
    test.clock.set('2026-03-02T15:00:00Z');
    const [first, second, third] = ['2026-03-02 05:10:00', '2026-03-02 05:20:00', '2026-03-02 05:30:00'];
    await moved(who, '2026-04-11', first);
    await moved(who, '2026-04-05', second);
    await moved(who, '2026-04-11', first);
    expect(await shownTo(who)).toBe('2026-04-05');
    await moved(who, '2026-04-11', third);
    expect(await shownTo(who)).toBe('2026-04-11');
    // One that arrives late.
    await moved(who, '2026-04-20', '2026-03-02 05:25:00');
    expect(await shownTo(who)).toBe('2026-04-11');
  });

  it('is not believed a year and more ahead', async () => {
    const who = await join(test, 'mistyped@example.com', { biller: 'ccbill' });
    expect(await moved(who, '2126-04-01')).toBe(200);
    expect(await membershipOf(test, who)).toMatchObject({ nextChargeAt: '2026-04-01T12:00:00.000Z' });
  });
});
