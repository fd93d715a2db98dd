import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, jobsAt } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

const test = balancedBiller({ tenants: [vixen] });

const YEARLY = 305;
const START = 'mutation { startCancellation(reason: TOO_EXPENSIVE) { confirmationId } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }';
const REACTIVATE = `mutation ($uuid: ID!) { reactivateCancelledRebill(userUuid: $uuid, source: "test") { success } }`;

async function cancel(who: Joined): Promise<void> {
  const { startCancellation } = await callAs<{ startCancellation: { confirmationId: string } }>(test, who, START);
  await callAs(test, who, CONFIRM, { id: startCancellation.confirmationId });
}

/** The values of a person's mails of one kind, oldest first. */
async function mailed(to: string, kind: string) {
  const rows = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .orderBy('queued_at')
    .execute();
  return rows.map(({ content }) => content.values);
}

describe('before a yearly renewal', () => {
  const NOTICE = {
    plan: 'Vixen, yearly membership',
    amount: { minorUnits: expect.any(Number), currency: 'USD' },
    date: { day: '2027-03-02T12:00:00.000Z' },
  };

  it('a member is mailed 30 and 7 days ahead, once each, what will be charged', async () => {
    await join(test, 'year@example.com', { optionId: YEARLY });
    expect(await jobsAt(test, '2027-01-30T12:00:00Z')).toMatchObject({ renewalReminders: 0 });
    expect(await jobsAt(test, '2027-01-31T12:00:00Z')).toMatchObject({ renewalReminders: 1 });
    expect(await jobsAt(test, '2027-02-01T12:00:00Z')).toMatchObject({ renewalReminders: 0 });
    expect(await jobsAt(test, '2027-02-22T12:00:00Z')).toMatchObject({ renewalReminders: 0 });
    expect(await jobsAt(test, '2027-02-23T12:00:00Z')).toMatchObject({ renewalReminders: 1 });
    expect(await mailed('year@example.com', 'renewalAhead')).toEqual([NOTICE, NOTICE]);
  });

  it('a member who cancelled is not, nor is one who pays by the month', async () => {
    await cancel(await join(test, 'year-over@example.com', { optionId: YEARLY }));
    await join(test, 'month@example.com');
    await jobsAt(test, '2027-01-31T12:00:00Z');
    expect(await mailed('year-over@example.com', 'renewalAhead')).toEqual([]);
    expect(await mailed('month@example.com', 'renewalAhead')).toEqual([]);
  });
});

it('a cancellation that is undone is confirmed with the next charge', async () => {
  const who = await join(test, 'back@example.com');
  await cancel(who);
  await callAs(test, who, REACTIVATE, { uuid: who.userId });
  await callAs(test, who, REACTIVATE, { uuid: who.userId }).catch(() => undefined);
  expect(await mailed('back@example.com', 'reactivated')).toEqual([
    {
      plan: 'Vixen, monthly membership',
      amount: { minorUnits: 2_999, currency: 'USD' },
      date: { day: '2026-04-02T12:00:00.000Z' },
      often: 'every month',
    },
  ]);
});

it('a refund is confirmed once, however often it is reported', async () => {
  const who = await join(test, 'refund@example.com');
  const transaction = test.charges().find(({ orderId }) => orderId === who.orderId)?.transactionId ?? '';
  expect(await test.operate(`/biller/orders/${who.orderId}/refund`, { transaction })).toBe(303);
  await test.deliver();
  expect(await mailed('refund@example.com', 'refunded')).toEqual([
    {
      plan: 'Vixen, monthly membership',
      amount: { minorUnits: 2_999, currency: 'USD' },
      date: { day: '2026-03-02T12:00:00.000Z' },
    },
  ]);
});

it('a new card is confirmed once', async () => {
  const who = await join(test, 'card@example.com');
  const nothing = { amount: null, currency: null, transactionId: null, reversedTransactionId: null, reference: null };
  const event = { id: 'evt_card', kind: 'card-updated', orderId: who.orderId, period: 0, ...nothing };
  const postback = signedPostback(test, 'vendo', { ...event, occurredAt: '2026-03-02T12:00:00.000Z' });
  expect(await test.hand(postback)).toBe(200);
  expect(await mailed('card@example.com', 'cardUpdated')).toEqual([
    { plan: 'Vixen, monthly membership', date: { day: '2026-03-02T12:00:00.000Z' } },
  ]);
});
