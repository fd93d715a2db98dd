import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { startGift, visitorOf } from '../testing/give.ts';
import { returnAddresses } from './return-address.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], config: { billers: ['vendo'] } });
});
afterAll(() => test.close());

/** Returns where the buyer of a gift continues, on a page of that language. */
async function returnOf(language: string | null) {
  const { services } = test.gateway;
  const { headers = {}, ...caller } = visitorOf();
  const inLanguage = language === null ? headers : { ...headers, 'x-language': language };
  expect(await startGift(test, {}, { ...caller, headers: inLanguage })).toMatchObject({ success: true });
  const orders = services.db.selectFrom('billing_orders').selectAll().where('kind', '=', 'gift');
  const order = (await orders.execute()).find((each) => each.language === language);
  if (!order) throw new Error('There is no such order.');
  const plan = await services.db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  return returnAddresses(services, vixen, order, plan);
}

it('a gift leads back to pages in the language in which it was bought', async () => {
  const { members } = vixen.urls;
  expect(await returnOf('de')).toEqual({
    approvedUrl: `${members}/gift/thanks?lang=de`,
    declinedUrl: `${members}/gift?declined=1&lang=de`,
  });
  expect(await returnOf(null)).toEqual({
    approvedUrl: `${members}/gift/thanks`,
    declinedUrl: `${members}/gift?declined=1`,
  });
});
