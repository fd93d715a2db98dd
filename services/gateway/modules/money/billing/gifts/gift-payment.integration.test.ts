import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { GIFT, startGift, visitorOf } from '../testing/give.ts';
import { browserSecret } from '../testing/join.ts';

const test = billerForTests({ tenants: [vixen, tushy], config: { billers: ['vendo'] } });

const APPROVED_CARD = '4111111111111111';
const DECLINED_CARD = '4000000000000002';

/** Opens the payment page of another gift; returns its page and its order. */
async function open(): Promise<{ readonly page: string; readonly orderId: string }> {
  const { location } = await startGift(test);
  const { db, clock } = test.gateway.services;
  const newest = db.selectFrom('billing_orders').select('id').where('kind', '=', 'gift').orderBy('created_at', 'desc');
  const { id } = await newest.executeTakeFirstOrThrow();
  test.clock.set(new Date(clock.now().getTime() + 1_000));
  return { page: location ?? '', orderId: id };
}

/** What the page after a payment tells of an order. */
async function told(orderId: string, tenant = 'vixen', secret: string | null = GIFT.secret): Promise<string | null> {
  const query = 'query ($orderId: ID!, $secret: String) { giftPayment(orderId: $orderId, secret: $secret) }';
  const variables = { orderId, secret };
  const { data } = await test.gateway.graphql<{ giftPayment: string | null }>(query, variables, visitorOf(tenant));
  return data.giftPayment;
}

it('two tabs that buy gifts each tell the outcome of their own, before its message arrives', async () => {
  const [one, other, third] = [await open(), await open(), await open()];
  const { location: back } = await test.pay(one.page, APPROVED_CARD);
  await test.pay(other.page, DECLINED_CARD);
  expect(new URL(back ?? '').searchParams.get('order')).toBe(one.orderId);
  expect(await Promise.all([one, other, third].map(({ orderId }) => told(orderId)))).toEqual([
    'PAID',
    'NOT_PAID',
    'PENDING',
  ]);
});

it('an order of another brand, or of none, is told to nobody', async () => {
  const { orderId } = await open();
  expect([await told(orderId, 'tushy'), await told(crypto.randomUUID())]).toEqual([null, null]);
});

it.each([
  ['with the secret of another tab', browserSecret('x')],
  ['without a secret', null],
  ['with what is no secret', 'g'],
])('a gift is told to a browser %s like one that there is not', async (_who, secret) => {
  const [waiting, paid] = [await open(), await open()];
  await test.pay(paid.page, APPROVED_CARD);
  expect(await told(paid.orderId)).toBe('PAID');
  const orders = [waiting.orderId, paid.orderId, crypto.randomUUID()];
  expect(await Promise.all(orders.map((orderId) => told(orderId, 'vixen', secret)))).toEqual([null, null, null]);
});

it('an open order is told as open while its biller gives no answer', async () => {
  const { orderId } = await open();
  await test.stopBiller();
  expect(await told(orderId)).toBe('PENDING');
});
