import { beforeEach, expect, it } from 'vitest';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { billerForTests, type BillerTest } from '@network/testing/sandbox-biller.ts';
import { payersOfTransaction } from '../../support/payments-of-member.ts';
import { takeBack } from '../../testing/actions.ts';
import { startToJoin } from '../../testing/join.ts';
import { checkBooks } from '../../testing/money.ts';
import { jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

type Webhook = Parameters<BillerTest['hand']>[0];

/** Catches the webhooks that the sandbox has sent, so that the gateway does not receive them. */
async function held(): Promise<Webhook> {
  await test.collect();
  const [webhook] = test.sent.splice(0);
  if (!webhook) throw new Error('Nothing was sent.');
  return webhook;
}

/** A sale that the hourly extract has reported. @returns its order, and its webhook, which is late */
async function reported(email: string, at: string): Promise<{ readonly id: string; readonly sale: Webhook }> {
  const { location } = await startToJoin(test, email, { biller: 'ccbill' });
  await test.pay(location ?? '');
  const sale = await held();
  await jobsAt(test, at);
  const { id, status } = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['id', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
  return { id, sale };
}

const entriesOf = async (orderId: string) =>
  (
    await test.gateway.services.db
      .selectFrom('billing_transactions')
      .select(['kind', 'period'])
      .where('agreement_id', '=', orderId)
      .orderBy('kind')
      .orderBy('period')
      .execute()
  ).map(({ kind, period }) => `${kind} ${period}`);

async function renew(at: string): Promise<void> {
  await jobsAt(test, at);
  expect(new Set(await test.deliver())).toEqual(new Set([200]));
}

it('the webhook of a sale that the extract has reported names the same charge, with the card and the next day', async () => {
  const { id, sale } = await reported('late-webhook@example.com', '2026-03-02T13:30:00Z');
  expect([await test.hand(sale), await test.hand(sale)]).toEqual([200, 200]);
  const { db } = test.gateway.services;
  expect(await entriesOf(id)).toEqual(['charge 0']);
  const own = test.charges().find(({ orderId }) => orderId === id)?.transactionId;
  expect(
    await db
      .selectFrom('ccbill_transactions')
      .select('learned_number')
      .where('order_id', '=', id)
      .where('kind', '=', 'charge')
      .execute(),
  ).toEqual([{ learned_number: own }]);
  expect(
    await db.selectFrom('billing_agreements').select('card_last_four').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ card_last_four: '1111' });
  // Staff find it by the number that CCBill’s mail to the member names.
  const who = await test.gateway.services.db
    .selectFrom('billing_agreements')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await payersOfTransaction(db, own ?? '')).toEqual([who.user_id]);
  expect(await payersOfTransaction(db, '999')).toEqual([]);
  await checkBooks(db);
});

it('a refund that names the number which the webhook has taught is of that charge, beside a renewal of the same amount', async () => {
  const { id, sale } = await reported('taught@example.com', '2026-03-02T15:00:00Z');
  expect(await test.hand(sale)).toBe(200);
  await renew('2026-04-01T12:00:00Z');
  expect(await entriesOf(id)).toEqual(['charge 0', 'charge 1']);
  await takeBack(test, id, 'refund', 0);
  expect(await test.hand(await held())).toBe(200);
  expect(await entriesOf(id)).toEqual(['charge 0', 'charge 1', 'refund 0']);
  await checkBooks(test.gateway.services.db);
});

it('a refund whose number is of no charge is of the sale whose webhook was lost', async () => {
  test.clock.set('2026-05-02T12:00:00Z');
  const { id } = await reported('lost@example.com', '2026-05-02T13:30:00Z');
  await renew('2026-06-01T12:00:00Z');
  expect(await entriesOf(id)).toEqual(['charge 0', 'charge 1']);
  await takeBack(test, id, 'refund', 0);
  const refund = await held();
  expect([await test.hand(refund), await test.hand(refund)]).toEqual([200, 200]);
  expect(await entriesOf(id)).toEqual(['charge 0', 'charge 1', 'refund 0']);
  await checkBooks(test.gateway.services.db);
});
