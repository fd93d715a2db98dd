import { beforeEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { replaceAgreement } from '../subscription/replace-agreement.ts';
import { buySeveral, cancelMembership } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { membershipOf } from '../testing/own-memberships.ts';
import { reportEvent } from '../testing/report-event.ts';
import { jobsAt } from '../testing/scene.ts';
import { ingestAnswer } from './inbox.ts';

const test = billerForTests({ tenants: [vixen, vixenplus] });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const refundsOf = async ({ orderId }: Joined) =>
  (
    await test.gateway.services.db
      .selectFrom('biller_commands')
      .select('transaction_id')
      .where('agreement_id', '=', orderId)
      .where('kind', '=', 'refund')
      .execute()
  ).length;

const move = (who: Joined, period: number, nextChargeAt: string) =>
  reportEvent(test, who.orderId, 'rescheduled', { period, nextChargeAt });

it.each(['2026-05-20T12:00:00.000Z', '2026-04-20T12:00:00.000Z'])(
  'a renewal that was used is not refunded when its agreement is replaced, though the next one was moved to %s',
  async (day) => {
    const who = await join(test, `${day.slice(0, 10)}@example.com`);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    await test.deliver();
    expect(await move(who, 2, day)).toBe('processed');
    const replace = (from: string) =>
      test.gateway.services.db
        .transaction()
        .execute((trx) => replaceAgreement(trx, { id: who.orderId }, new Date(from), test.clock.now()));
    await replace('2026-05-02T12:00:00Z');
    expect(await refundsOf(who)).toBe(0);
    // Days that the new agreement pays for as well.
    await replace('2026-04-25T12:00:00Z');
    expect(await refundsOf(who)).toBe(1);
  },
);

it('a return on another day is shown and mailed with the day that its biller says', async () => {
  const email = 'returns-later@example.com';
  const who = await join(test, email);
  await cancelMembership(test, who);
  await test.deliver();
  test.clock.set('2026-03-05T12:00:00Z');
  const nextChargeAt = '2026-04-20T12:00:00.000Z';
  expect(await reportEvent(test, who.orderId, 'reactivated', { period: 1, nextChargeAt })).toBe('processed');
  expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', nextChargeAt });
  const { content } = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', 'reactivated')
    .executeTakeFirstOrThrow();
  expect(content.values).toMatchObject({ date: { day: nextChargeAt } });
});

it('a day that a report states without its moment is shown, also after a return that moved it', async () => {
  const who = await join(test, 'stated@example.com');
  const state = async (day: string) => {
    const event: BillerEvent = {
      id: `next:${who.orderId}:1:${day}`,
      isState: true,
      kind: 'rescheduled',
      orderId: who.orderId,
      // The date is that of the last charge, as in Segpay's report.
      occurredAt: new Date('2026-03-02T12:00:00Z'),
      period: 1,
      price: null,
      transactionId: null,
      reversedTransactionId: null,
      reference: null,
      nextChargeAt: new Date(`${day}T12:00:00Z`),
    };
    await ingestAnswer(test.gateway.services, 'vendo', event, test.clock.now());
    return (await membershipOf(test, who)).nextChargeAt?.slice(0, 10);
  };
  expect(await state('2026-04-05')).toBe('2026-04-05');
  await cancelMembership(test, who);
  await test.deliver();
  test.clock.set('2026-03-05T12:00:00Z');
  await reportEvent(test, who.orderId, 'reactivated', { period: 1, nextChargeAt: '2026-04-20T12:00:00.000Z' });
  expect(await state('2026-04-20')).toBe('2026-04-20');
  test.clock.set('2026-03-06T12:00:00Z');
  expect(await state('2026-04-11')).toBe('2026-04-11');
});

/** A renewal that was charged on its first day, though the biller had moved it, and that becomes known after a purchase of several sites. */
async function learnLate(email: string, boughtAt: string): Promise<Joined> {
  const who = await join(test, email);
  expect(await move(who, 1, '2026-05-20T12:00:00.000Z')).toBe('processed');
  test.clock.set(boughtAt);
  await buySeveral(test, who);
  const occurredAt = '2026-04-02T12:00:00.000Z';
  const charge = { amount: 2_999, currency: 'USD', transactionId: `txn_${email.split('@')[0]}` };
  expect(await reportEvent(test, who.orderId, 'charged', { period: 1, occurredAt, ...charge })).toBe('processed');
  return who;
}

it('a renewal that is known late is not refunded where its days were over before something else paid for them', async () => {
  expect(await refundsOf(await learnLate('used@example.com', '2026-05-10T12:00:00Z'))).toBe(0);
  test.clock.set('2026-03-02T12:00:00Z');
  expect(await refundsOf(await learnLate('unused@example.com', '2026-04-10T12:00:00Z'))).toBe(1);
});
