import { afterAll, beforeAll, expect, it } from 'vitest';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../identity/testing/public.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const urls = { ...effectiveUrls(vixen, {}), partner: 'https://partner.example' };
  gateway = await startTestGateway({ seed: true, tenants: [{ ...vixen, urls }] });
});
afterAll(() => gateway.close());

const BY_ID = '{ it: dealsById(ids: ["deal-1", "deal-2", "deal-3", "none"]) { id oneClickUrl oneClickToken } }';

it('shows by id what this viewer may see, with their own way to buy it', async () => {
  const { db } = gateway.services;
  await db.updateTable('deals').set({ audience: 'expired' }).where('id', '=', 'deal-2').execute();
  await db.updateTable('deals').set({ site_id: 'tushy' }).where('id', '=', 'deal-3').execute();
  const byId = async (caller: TestCaller) => (await gateway.graphql<{ it: unknown }>(BY_ID, {}, caller)).data.it;
  const visitor: TestCaller = { tenant: 'vixen', area: 'members' };
  expect(await byId(visitor)).toEqual([{ id: 'deal-1', oneClickUrl: null, oneClickToken: null }]);
  const member = await demonstrationCaller(gateway.services, 'member', vixen);
  const buyable = { id: 'deal-1', oneClickUrl: expect.any(String), oneClickToken: expect.any(String) };
  expect(await byId(member)).toEqual([buyable]);
});

it('refuses more than a page shows', async () => {
  const query = 'query ($ids: [ID!]!) { it: dealsById(ids: $ids) { id } }';
  const ids = Array.from({ length: 101 }, (_each, index) => `deal-${index}`);
  const { errors } = await gateway.graphql(query, { ids }, { tenant: 'vixen' });
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
});
