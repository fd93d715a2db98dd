import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { billerForTests, type SentPostback } from '@network/testing/sandbox-biller.ts';
import { join, startToJoin } from '../../testing/join.ts';
import { callAs, mailsTo } from '../../testing/scene.ts';

const rocketgate = { biller: 'rocketgate' } as const;

const test = billerForTests({ tenants: [vixen], config: { billers: ['rocketgate'] } });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(() => vi.restoreAllMocks());

/** Pays on a page now. Answers its message, which nobody has read yet. */
async function paidUnread(location: string): Promise<SentPostback> {
  await test.pay(location);
  await test.collect();
  const [paid] = test.sent.splice(0);
  if (!paid) throw new Error('Nothing was sent.');
  return paid;
}

/** The report has nothing: it lags, or can't be reached. The gateway answers. */
function silenceReport(): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const address = target instanceof Request ? target.url : target.toString();
    return address.includes('Transactions.cfc') ? new Response('', { status: 503 }) : real(target, request);
  });
}

async function periodOf(email: string) {
  const order = await test.gateway.services.db
    .selectFrom('billing_orders')
    .innerJoin('billing_transactions', 'billing_transactions.agreement_id', 'billing_orders.id')
    .innerJoin('billing_agreements', 'billing_agreements.id', 'billing_orders.id')
    .select(['occurred_at', 'anchor_at', 'card_last_four'])
    .where('billing_orders.email', '=', email)
    .executeTakeFirst();
  return order && [order.occurred_at.toISOString(), order.anchor_at.toISOString(), order.card_last_four];
}

it('a first sale whose message is read hours later is dated by the report, and so are its period and its next charge', async () => {
  const { location } = await startToJoin(test, 'read-late@example.com', rocketgate);
  const paid = await paidUnread(location ?? '');
  test.clock.set('2026-03-03T11:00:00Z');
  expect(await test.hand(paid)).toBe(200);
  expect(await periodOf('read-late@example.com')).toEqual([
    '2026-03-02T12:00:00.000Z',
    '2026-04-02T12:00:00.000Z',
    expect.any(String),
  ]);
});

it('one that the report does not have is dated by the reading, since somebody waits for it', async () => {
  const { location } = await startToJoin(test, 'lagging@example.com', rocketgate);
  const paid = await paidUnread(location ?? '');
  test.clock.set('2026-03-02T12:00:20Z');
  silenceReport();
  expect(await test.hand(paid)).toBe(200);
  expect((await periodOf('lagging@example.com'))?.[0]).toBe('2026-03-02T12:00:20.000Z');
});

it('a page that was paid in its last hour and read when it was over waits for the report, and is kept', async () => {
  const email = 'last-hour@example.com';
  const who = await join(test, email, rocketgate);
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
  const input = { optionId: 3045, ...rocketgate };
  const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
  test.clock.set('2026-03-03T11:00:00Z');
  const paid = await paidUnread(startPurchase.location);
  test.clock.set('2026-03-03T13:00:00Z');
  silenceReport();
  expect(await test.hand(paid)).toBe(503);
  vi.restoreAllMocks();
  expect(await test.hand(paid)).toBe(200);
  expect(await mailsTo(test, email)).not.toContain('changeTooLate');
  const products = (await who.membership()).subscriptions.filter(({ entitlement }) => entitlement.isActive);
  expect(products.map(({ product }) => product)).toEqual(['multisite2025']);
});
