import { expect, it, vi } from 'vitest';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { type SentPostback } from '@network/testing/sandbox-biller.ts';
import { balancedBiller } from '../../testing/balanced-biller.ts';
import { join, startToJoin } from '../../testing/join.ts';
import { callAs, mailsTo } from '../../testing/scene.ts';

const segpay = { biller: 'segpay' } as const;

const test = balancedBiller({ tenants: [vixen], config: { billers: ['segpay'] } });

/** Pays on a page now. Answers its message, which nobody has read yet. */
async function paidUnread(location: string, card?: string): Promise<SentPostback> {
  await test.pay(location, card);
  await test.collect();
  const [paid] = test.sent.splice(0);
  if (!paid) throw new Error('Nothing was sent.');
  return paid;
}

/** The reports are not to be had: they lag, or can't be reached. */
function silenceReports(): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const address = target instanceof Request ? target.url : target.toString();
    return address.includes('MWS.asmx') ? new Response('', { status: 500 }) : real(target, request);
  });
}

const momentOf = async (email: string) => {
  const charge = await test.gateway.services.db
    .selectFrom('billing_orders')
    .innerJoin('billing_transactions', 'billing_transactions.agreement_id', 'billing_orders.id')
    .select('occurred_at')
    .where('billing_orders.email', '=', email)
    .executeTakeFirst();
  return charge?.occurred_at.toISOString();
};

it('a first sale that the reports do not have is dated by the reading, since somebody waits for it', async () => {
  const { location } = await startToJoin(test, 'lagging@example.com', segpay);
  const paid = await paidUnread(location ?? '');
  test.clock.set('2026-03-02T12:00:20Z');
  silenceReports();
  expect(await test.hand(paid)).toBe(200);
  expect(await momentOf('lagging@example.com')).toBe('2026-03-02T12:00:20.000Z');
});

it('a page that was paid in its last hour and read when it was over waits for the reports, and is kept', async () => {
  const email = 'last-hour@example.com';
  const who = await join(test, email, segpay);
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location } }';
  const input = { optionId: 3045, ...segpay };
  const { startPurchase } = await callAs<{ startPurchase: { location: string } }>(test, who, start, { input });
  test.clock.set('2026-03-03T11:00:00Z');
  const paid = await paidUnread(startPurchase.location);
  test.clock.set('2026-03-03T13:00:00Z');
  silenceReports();
  expect(await test.hand(paid)).toBe(503);
  vi.restoreAllMocks();
  expect(await test.hand(paid)).toBe(200);
  expect(await mailsTo(test, email)).not.toContain('changeTooLate');
  const open = (await who.membership()).subscriptions.filter(({ entitlement }) => entitlement.isActive);
  expect(open.map(({ product }) => product)).toEqual(['multisite2025']);
});

it('a decline that is read when the page is over waits for nothing', async () => {
  const email = 'declined-late@example.com';
  const { location } = await startToJoin(test, email, segpay);
  const declined = await paidUnread(location ?? '', '4000000000000002');
  test.clock.set('2026-03-03T13:00:00Z');
  silenceReports();
  expect(await test.hand(declined)).toBe(200);
  const order = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe('declined');
});
