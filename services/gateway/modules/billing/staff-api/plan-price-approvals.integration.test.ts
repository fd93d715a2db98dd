import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/testing/public.ts';

let gateway: TestGateway;
let finance: Desk;
let second: Desk;
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  finance = await openDesk(gateway, 'finance');
  second = await openDesk(gateway, 'finance', 'second');
});
afterAll(() => gateway.close());

interface Answer {
  readonly it: { readonly __typename: string; readonly message?: string; readonly request?: { readonly id: string } };
}
const setPrices = async (firstPrice: number) => {
  const query = `mutation ($prices: [PlanPriceInput!]!) {
    it: setPlanPrices(planId: "vixen-month", prices: $prices, reason: "We sell in euros") {
      __typename ... on PlanPricesWait { request { id } } ... on PlanPricesRefused { message } } }`;
  return (await finance.call<Answer>(query, { prices: [{ currency: 'EUR', firstPrice, rebillPrice: 2_499 }] })).data.it;
};
const decide = (desk: Desk, id: string | undefined, approve: boolean) =>
  desk.call<Answer>(
    `mutation ($id: ID!, $approve: Boolean!) { it: decidePlanPrices(id: $id, approve: $approve, reason: "As planned") {
      __typename ... on PlanPricesRefused { message } } }`,
    { id, approve },
  );
const pricesNow = async () => {
  const { db } = gateway.services;
  const rows = await db.selectFrom('plan_prices').select('first_price').where('plan_id', '=', 'vixen-month').execute();
  return rows.map(({ first_price: price }) => price);
};

it('prices are sold once somebody else has approved them, who has the right', async () => {
  const before = await pricesNow();
  const { request } = await setPrices(100);
  expect(await pricesNow()).toEqual(before);
  expect((await setPrices(200)).message).toContain('wait already');
  expect((await decide(finance, request?.id, true)).data.it.message).toContain('your own');
  const support = await openDesk(gateway, 'support');
  expect((await decide(support, request?.id, true)).errors?.[0]?.extensions).toMatchObject({ scope: 'prices:approve' });
  expect(await pricesNow()).toEqual(before);
  const waiting = await second.call(
    '{ planPriceRequests { id requestedBy prices { currency firstPrice } current { firstPrice } } }',
  );
  expect(waiting.data['planPriceRequests']).toEqual([
    {
      id: request?.id,
      requestedBy: finance.email,
      prices: [{ currency: 'EUR', firstPrice: 100 }],
      current: before.map((firstPrice) => ({ firstPrice })),
    },
  ]);
  const answers = await Promise.all([decide(second, request?.id, true), decide(second, request?.id, true)]);
  expect(answers.filter(({ data }) => data.it.__typename === 'PlanPricesDecided')).toHaveLength(1);
  expect(await pricesNow()).toEqual([100]);
});

it('prices that were declined change nothing, and others can be asked for', async () => {
  const before = await pricesNow();
  const { request } = await setPrices(300);
  expect((await decide(second, request?.id, false)).data.it.__typename).toBe('PlanPricesDecided');
  expect(await pricesNow()).toEqual(before);
  expect((await setPrices(400)).__typename).toBe('PlanPricesWait');
});

it('the database refuses one person for both', async () => {
  const { db } = gateway.services;
  const decided = { state: 'approved', decided_by: finance.email, decided_at: new Date() } as const;
  await expect(
    db.updateTable('plan_price_requests').set(decided).where('state', '=', 'open').execute(),
  ).rejects.toThrow(/check/);
});
