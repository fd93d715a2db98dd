import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { startGift, visitorOf } from '../testing/give.ts';
import type { Order } from '../orders/order-repository.ts';
import { startToJoin } from '../testing/join.ts';
import { returnAddresses, returnHost } from './return-address.ts';

const DECLINED_CARD = '4000000000000002';

const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo'] } });

/** Starts a gift on a host of the brand, on a page of that language; returns its order. */
async function giftBegunOn(area: 'tour' | 'members', language: string | null = null) {
  const { headers = {}, ...caller } = visitorOf();
  const inLanguage = language === null ? headers : { ...headers, 'x-language': language };
  const { location } = await startGift(test, {}, { ...caller, area, headers: inLanguage });
  const { db } = test.gateway.services;
  const orders = db.selectFrom('billing_orders').selectAll().where('kind', '=', 'gift').orderBy('created_at', 'desc');
  const order = await orders.executeTakeFirstOrThrow();
  test.clock.set(new Date(order.created_at.getTime() + 1_000));
  return { order, location: location ?? '' };
}

/** Returns where the payment of an order leads, as its biller is told. */
async function returnOf(order: Order) {
  const { services } = test.gateway;
  const plan = services.db.selectFrom('plans').selectAll().where('id', '=', order.plan_id);
  return returnAddresses(services, vixen, order, await plan.executeTakeFirstOrThrow());
}

it('a gift leads back to pages in the language in which it was bought', async () => {
  const { tour } = vixen.urls;
  const [german, english] = [await giftBegunOn('tour', 'de'), await giftBegunOn('tour')];
  expect(await returnOf(german.order)).toEqual({
    approvedUrl: `${tour}/gift/thanks?order=${german.order.id}&lang=de`,
    declinedUrl: `${tour}/gift?declined=1&lang=de`,
  });
  expect(await returnOf(english.order)).toEqual({
    approvedUrl: `${tour}/gift/thanks?order=${english.order.id}`,
    declinedUrl: `${tour}/gift?declined=1`,
  });
});

it.each(['tour', 'members'] as const)(
  'a declined payment leads back to the %s host, where it was begun',
  async (area) => {
    const { location } = await giftBegunOn(area);
    const { location: back } = await test.pay(location, DECLINED_CARD);
    expect(back).toBe(`${vixen.urls[area]}/gift?declined=1`);
  },
);

it('an order from before, which names no host, leads to the members host', async () => {
  const { order } = await giftBegunOn('tour');
  const { approvedUrl, declinedUrl } = await returnOf({ ...order, opened_on: null });
  for (const address of [approvedUrl, declinedUrl]) expect(new URL(address).origin).toBe(vixen.urls.members);
});

it('a join leads back to the members host, where it is begun', async () => {
  const { location } = await startToJoin(test, 'begun@members.example');
  const { location: back } = await test.pay(location ?? '', DECLINED_CARD);
  expect(new URL(back ?? '').origin).toBe(vixen.urls.members);
});

it('nothing but two hosts of the brand can be led back to', () => {
  const hostile = 'https://evil.test' as 'tour';
  const hosts = (['tour', 'members', null, hostile] as const).map((openedOn) => returnHost(vixen, openedOn));
  expect(hosts).toEqual([vixen.urls.tour, vixen.urls.members, vixen.urls.members, vixen.urls.members]);
});
