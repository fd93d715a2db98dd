import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { postbacksOperation } from '../postbacks/postbacks-operation.ts';
import { cancelMembership, takeBack } from '../testing/actions.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { join, startToJoin } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';
import { compareAgreements } from './compare-agreements.ts';

const test = billerForTests({ tenants: [vixen] });
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

/** The biller gives up: what it sent never arrives. */
async function failsToSend(): Promise<void> {
  await test.collect();
  test.sent.splice(0);
}

/** Lets minutes pass, with the jobs of each. */
async function minutesPass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await jobsAt(test, new Date(test.clock.now().getTime() + 60_000).toISOString());
  }
}

/** Has one of the biller's addresses fail. */
const breakAddress = (path: string): void => answerCalls(path, () => new Response('', { status: 500 }));

const statusOf = async (email: string) => {
  const { db } = test.gateway.services;
  const rows = await db.selectFrom('billing_orders').select('status').where('email', '=', email).execute();
  return rows.map(({ status }) => status);
};
const marks = () => test.gateway.services.db.selectFrom('biller_event_marks').selectAll().execute();

describe('what a biller charged and could not post', () => {
  it.each(['', '/biller/v1/events', '/biller/v1/orders/events'])(
    'a card that is approved after a decline makes the account, even with %s of the biller broken',
    async (broken) => {
      const email = `approved-${broken.length}@example.com`;
      const { location } = await startToJoin(test, email);
      await test.pay(location ?? '', '4000000000000002');
      await test.deliver();
      expect(await statusOf(email)).toEqual(['declined']);
      await minutesPass(1);
      await test.pay(location ?? '');
      await failsToSend();
      if (broken !== '') breakAddress(broken);
      await minutesPass(2);
      expect(await statusOf(email)).toEqual(['paid']);
      const { db } = test.gateway.services;
      expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
    },
  );

  it.each([
    ['/biller/v1/events', 'the list of events'],
    ['/biller/v1/orders/events', 'the events of an order'],
  ])('a refund is booked though it was never posted, and %s (%s) is broken', async (broken) => {
    const who = await join(test, `refund-${broken.length}@example.com`);
    await minutesPass(1);
    await takeBack(test, who.orderId, 'refund');
    await failsToSend();
    breakAddress(broken);
    // An agreement is compared once a day; the list of events is read every minute.
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS));
    await minutesPass(2);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(true);
  });

  it('a renewal and a cancellation at the biller are found', async () => {
    const who = await join(test, 'renewed@example.com');
    test.clock.set(new Date(test.clock.now().getTime() + 30 * DAY_MS + 23.5 * 3_600_000));
    await failsToSend();
    await test.operate(`/biller/orders/${who.orderId}/cancel`, {});
    await failsToSend();
    await minutesPass(1);
    const { db } = test.gateway.services;
    const charges = await db
      .selectFrom('billing_transactions')
      .select('period')
      .where('agreement_id', '=', who.orderId)
      .execute();
    expect(charges).toHaveLength(2);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(true);
  });
});

describe('the mark of a list of events', () => {
  it('moves only when the list was read to its end', async () => {
    await minutesPass(1);
    // These lists are at addresses of their own, and CCBill's is read by the hour.
    const ownAddress = ['rocketgate', 'segpay', 'ccbill'];
    const listed = async () => (await marks()).filter(({ biller }) => !ownAddress.includes(biller));
    const before = await listed();
    expect(before).toHaveLength(4);
    answerCalls('/biller/v1/events', (_real, body) =>
      body.includes('"cursor":null') ? Response.json({ events: [], next: '1' }) : new Response('', { status: 500 }),
    );
    await minutesPass(1);
    expect(await listed()).toEqual(before);
    vi.restoreAllMocks();
    await minutesPass(1);
    for (const { complete_until } of await listed()) expect(complete_until).toEqual(test.clock.now());
  });

  it('that a wrong clock has put into the future passes over nothing', async () => {
    const { db } = test.gateway.services;
    await db
      .updateTable('biller_event_marks')
      .set({ complete_until: new Date('2035-01-01T00:00:00Z') })
      .execute();
    const who = await join(test, 'wrong-clock@example.com');
    await takeBack(test, who.orderId, 'chargeback');
    await failsToSend();
    breakAddress('/biller/v1/orders/events');
    await minutesPass(1);
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
  });
});

describe('a biller that is away while agreements are compared', () => {
  it('is called once in a run, and compared with in the next', async () => {
    await join(test, 'compared-one@example.com');
    await join(test, 'compared-two@example.com');
    const calls = vi.fn(() => new Response('', { status: 503 }));
    answerCalls('/biller/v1/orders/events', calls);
    const at = new Date(test.clock.now().getTime() + 2 * DAY_MS);
    expect(await compareAgreements(test.gateway.services, at)).toBe(0);
    expect(calls).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    expect(await compareAgreements(test.gateway.services, at)).toBeGreaterThan(0);
  });
});

describe('npm run postbacks -- fetch', () => {
  const fetchEvents = (...args: string[]) => postbacksOperation.run(test.gateway.services, ['fetch', ...args]);

  it('takes in what happened since a day, by hand, and nothing twice', async () => {
    const who = await join(test, 'by-hand@example.com');
    await cancelMembership(test, who);
    await takeBack(test, who.orderId, 'chargeback');
    await failsToSend();
    const day = test.clock.now().toISOString().slice(0, 10);
    const first = await fetchEvents('--since', day);
    expect(first).toMatchObject({ ok: true, text: expect.stringContaining('vendo: 1 new') as string });
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
    expect((await fetchEvents('--since', day)).text).toContain('vendo: 0 new');
  });

  it('says what is wrong with its arguments, and which biller was not read', async () => {
    expect(await fetchEvents()).toMatchObject({ ok: false, text: expect.stringContaining('Usage') as string });
    expect(await fetchEvents('--since', '2026-02-30')).toMatchObject({ ok: false });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const answer = await fetchEvents('--since', '2026-03-01');
    expect(answer).toMatchObject({ ok: false, text: expect.stringContaining('vendo: not read') as string });
  });
});

describe('open checkouts', () => {
  it('are compared in turn: hundreds of older ones do not starve a newer one', async () => {
    const { db } = test.gateway.services;
    const email = 'after-a-crowd@example.com';
    const crowd = Array.from({ length: 250 }, (_, place) => `crowd-${place}@example.com`);
    await startToJoin(test, crowd[0] ?? '');
    const one = await db
      .selectFrom('billing_orders')
      .selectAll()
      .where('email', '=', crowd[0] ?? '')
      .executeTakeFirstOrThrow();
    const rows = crowd.slice(1).map((each) => ({
      ...one,
      id: crypto.randomUUID(),
      email: each,
      tracking: '{}',
      variants: null,
    }));
    await db.insertInto('billing_orders').values(rows).execute();
    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    const { location } = await startToJoin(test, email);
    await test.pay(location ?? '');
    await failsToSend();
    breakAddress('/biller/v1/events');
    await minutesPass(3);
    expect(await statusOf(email)).toEqual(['paid']);
    // Nobody paid the others: they expire after a day.
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS));
    await minutesPass(4);
    const open = await db
      .selectFrom('billing_orders')
      .select('id')
      .where('status', 'in', ['pending', 'declined'])
      .execute();
    expect(open).toEqual([]);
  });
});
