import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../../personal-data/erase-person.ts';
import { modules } from '../../../registry.ts';
import { buySeveral, takeBack, timesCharged } from '../testing/actions.ts';
import { give, startGift } from '../testing/give.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';

const JOINED = '2026-03-02T12:00:00Z';
const RENEWED = '2026-04-02T11:30:00Z';

const test = billerForTests({
  tenants: [vixen, tushy],
  config: { billers: ['vendo', 'rocketgate', 'segpay', 'ccbill'] },
});
beforeEach(() => test.clock.set(JOINED));
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

const db = () => test.gateway.services.db;

async function erase({ userId: id }: Pick<Joined, 'userId'>, email: string): Promise<void> {
  expect(await erasePerson(modules, test.gateway.services, { id, email }, 'vixen')).toBe('erased');
}

const bookedOf = (orderId: string) =>
  db()
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'amount', 'user_id'])
    .where('agreement_id', '=', orderId)
    .orderBy('period')
    .orderBy('kind')
    .execute();

const openCommands = () =>
  db().selectFrom('order_commands').select(['order_id', 'kind']).where('state', 'in', ['pending', 'failed']).execute();

/** Opens the payment page to which a brand leads a signed-in person. */
async function openPage(who: Joined, optionId: number): Promise<string> {
  const call = 'mutation ($input: StartPurchaseInput!) { it: startPurchase(input: $input) { location messageKey } }';
  const input = { optionId, biller: 'vendo' };
  const { it: page } = await callAs<{ it: { location: string | null; messageKey: string | null } }>(test, who, call, {
    input,
  });
  if (page.location === null) throw new Error(`No page: ${page.messageKey}`);
  return page.location;
}

describe('what a biller reports of somebody who is deleted by then', () => {
  it.each(['vendo', 'rocketgate', 'segpay', 'ccbill'])(
    'a renewal that %s charged before is booked as nobody’s and refunded, once',
    async (biller) => {
      const email = `renewed@${biller}.example`;
      const who = await join(test, email, { biller });
      test.clock.set(biller === 'vendo' || biller === 'rocketgate' ? RENEWED : '2026-04-01T12:10:00Z');
      await test.collect();
      expect(timesCharged(test, who.orderId)).toBe(2);
      await erase(who, email);
      const late = [...test.sent];
      await test.deliver();
      for (const minute of [11, 12]) await jobsAt(test, `2026-04-02T12:${minute}:00Z`);
      await test.deliver();
      for (const postback of late) await test.hand(postback);
      // An extract brings the rest a day later.
      for (const day of [3, 4]) await jobsAt(test, `2026-04-0${day}T12:00:00Z`);
      await test.deliver();
      expect(await bookedOf(who.orderId)).toMatchObject([
        { kind: 'charge', period: 0, user_id: null },
        { kind: 'charge', period: 1, user_id: null },
        { kind: 'refund', period: 1, user_id: null },
      ]);
      expect(await openCommands()).toEqual([]);
      expect((await mailsTo(test, email)).filter((kind) => kind !== 'accountDeleted')).not.toContain('paymentReturned');
    },
  );

  it('a chargeback is booked once, whatever it is about', async () => {
    const who = await join(test, 'charged-back@example.com');
    await erase(who, 'charged-back@example.com');
    await test.deliver();
    await takeBack(test, who.orderId, 'chargeback');
    const late = [...test.sent];
    await test.deliver();
    for (const postback of late) await test.hand(postback);
    await jobsAt(test, '2026-03-03T12:00:00Z');
    expect(await bookedOf(who.orderId)).toMatchObject([{ kind: 'charge' }, { kind: 'chargeback', user_id: null }]);
  });

  it('a charge at another price than its order has goes back all the same', async () => {
    const who = await join(test, 'other-price@example.com');
    await erase(who, 'other-price@example.com');
    await test.deliver();
    const charged = { period: 1, amount: 2_009, currency: 'USD', transactionId: 'txn-of-an-offer' };
    expect(await reportEvent(test, who.orderId, 'charged', charged)).toBe('charged-after-return');
    expect(await bookedOf(who.orderId)).toMatchObject([{ period: 0 }, { period: 1, amount: 2_009, user_id: null }]);
    expect(await openCommands()).toMatchObject([{ kind: 'end-rebill' }, { kind: 'refund' }]);
    await db().deleteFrom('order_commands').where('order_id', '=', who.orderId).execute();
  });

  it('a return on the biller’s own pages is ended again', async () => {
    const who = await join(test, 'came-back@example.com');
    await erase(who, 'came-back@example.com');
    await test.deliver();
    expect(await reportEvent(test, who.orderId, 'reactivated')).toBe('processed');
    await jobsAt(test, '2026-03-02T12:01:00Z');
    expect(await openCommands()).toEqual([]);
    await jobsAt(test, RENEWED);
    expect(timesCharged(test, who.orderId)).toBe(1);
  });

  it.each([
    ['of a membership', (who: Joined) => openPage({ ...who, caller: { ...who.caller, tenant: 'tushy' } }, 203)],
    [
      'of a gift',
      async (who: Joined) => {
        const { location } = await startGift(test, { recipientEmail: 'is-given@example.com' }, who.caller);
        return location ?? '';
      },
    ],
  ])('a late payment on the page %s is booked and refunded', async (what, open) => {
    pagesStayOpen();
    const email = `late-${what.length}@example.com`;
    const who = await join(test, email);
    const page = await open(who);
    const { id: orderId } = await db()
      .selectFrom('billing_orders')
      .select('id')
      .where('user_id', '=', who.userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    await erase(who, email);
    await test.pay(page);
    await test.deliver();
    await jobsAt(test, '2026-03-02T12:02:00Z');
    await test.deliver();
    expect(await bookedOf(orderId)).toMatchObject([
      { kind: 'charge', user_id: null },
      { kind: 'refund', user_id: null },
    ]);
    expect(await openCommands()).toEqual([]);
    expect(await mailsTo(test, 'is-given@example.com')).toEqual([]);
  });
});

it('a deletion closes the payment pages that its person left open', async () => {
  const email = 'open-page@example.com';
  const who = await join(test, email);
  const page = await openPage({ ...who, caller: { ...who.caller, tenant: 'tushy' } }, 203);
  await erase(who, email);
  await jobsAt(test, '2026-03-02T12:01:00Z');
  await test.pay(page);
  await test.deliver();
  expect(test.charges().filter(({ orderId }) => orderId !== who.orderId && page.includes(orderId))).toEqual([]);
});

it('a deletion leaves the books of unused days that were credited as they are', async () => {
  const email = 'credited@example.com';
  const who = await join(test, email);
  test.clock.set('2026-03-10T12:00:00Z');
  await buySeveral(test, who);
  await test.deliver();
  await checkBooks(db());
  await erase(who, email);
  await expect(checkBooks(db())).resolves.toBeUndefined();
});

it('a gift that was paid before its buyer was deleted is taken back as any other', async () => {
  const email = 'gave@example.com';
  const buyer = await join(test, email);
  const orderId = await give(test, { recipientEmail: 'has-it@example.com' }, buyer.caller);
  await erase(buyer, email);
  await test.deliver();
  await takeBack(test, orderId, 'refund');
  await test.deliver();
  expect(await bookedOf(orderId)).toMatchObject([{ kind: 'charge' }, { kind: 'refund' }]);
});
