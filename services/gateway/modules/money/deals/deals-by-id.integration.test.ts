import { expect, it, vi } from 'vitest';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { gatewayForTests, startTestGateway, type TestCaller } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { BILLERS } from '@network/tenant/constants.ts';
import { demonstrationCaller, demonstrationId } from '../../people/identity/testing/public.ts';

const tenant = { ...vixen, urls: { ...effectiveUrls(vixen, {}), partner: 'https://partner.example' } };

const gateway = gatewayForTests({ seed: true, tenants: [tenant] });

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

const ON_A_PAGE = `{
  personalPart(videoIds: [], performerIds: [], sellsDeals: true) { profile { userId } }
  it: dealsById(ids: ["deal-1", "deal-3"]) { id oneClickUrl oneClickToken }
}`;

interface OfferedDeal {
  readonly id: string;
  readonly oneClickUrl: string | null;
  readonly oneClickToken: string | null;
}

/** What is offered by one click; tokens differ each time. */
async function offeredBy(query: string, caller: TestCaller) {
  const { data } = await gateway.graphql<{ it: OfferedDeal[] }>(query, {}, caller);
  return data.it.map(({ oneClickToken, ...deal }) => ({ ...deal, isSold: oneClickToken !== null }));
}

it('offers on a page that reads the last payment with the session what it offers without', async () => {
  const { db } = gateway.services;
  const member = await demonstrationCaller(gateway.services, 'member', vixen);
  const userId = await demonstrationId(gateway.services, 'member');
  const answers: unknown[] = [];
  const compare = async () => {
    const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
    const onPage = await offeredBy(ON_A_PAGE, member);
    const ofBilling = sent.mock.calls.filter(([{ sql }]) => sql.includes('billing_agreements'));
    sent.mockRestore();
    expect(ofBilling).toHaveLength(1);
    expect(await offeredBy(BY_ID, member)).toEqual(onPage.filter(({ id }) => id !== 'deal-3'));
    answers.push(onPage[0]?.isSold);
  };
  for (const biller of BILLERS) {
    await db.updateTable('subscriptions').set({ biller }).where('user_id', '=', userId).execute();
    await db.updateTable('billing_agreements').set({ biller }).where('user_id', '=', userId).execute();
    await compare();
  }
  expect(new Set(answers)).toEqual(new Set([true, false]));
  // Somebody whose payment was charged back has no card; their biller may still be the one of their subscription.
  const charge = await db
    .selectFrom('billing_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  const reversal = {
    id: 'charged-back',
    transaction_id: 'charged-back',
    kind: 'chargeback',
    reverses_id: charge.id,
  } as const;
  await db
    .insertInto('billing_transactions')
    .values({ ...charge, ...reversal })
    .execute();
  for (const biller of BILLERS) {
    await db.updateTable('subscriptions').set({ biller }).where('user_id', '=', userId).execute();
    await compare();
  }
});

it('refuses more than a page shows', async () => {
  const query = 'query ($ids: [ID!]!) { it: dealsById(ids: $ids) { id } }';
  const ids = Array.from({ length: 101 }, (_each, index) => `deal-${index}`);
  const { errors } = await gateway.graphql(query, { ids }, { tenant: 'vixen' });
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
});

it('reads the deals of a page once, until one changes', async () => {
  const storing = await startTestGateway({ seed: true, tenants: [tenant], config: { sharedDataBytes: 2 ** 20 } });
  const executor = vi.spyOn(storing.services.db.getExecutor(), 'executeQuery');
  const shown = async () => {
    const { data } = await storing.graphql<{ it: { id: string }[] }>(BY_ID, {}, { tenant: 'vixen', area: 'members' });
    return data.it.map(({ id }) => id);
  };
  await vi.waitFor(
    async () => {
      executor.mockClear();
      expect(await shown()).toContain('deal-1');
      expect(executor).not.toHaveBeenCalled();
    },
    { timeout: 20_000 },
  );
  await storing.services.db.updateTable('deals').set({ is_published: false }).where('id', '=', 'deal-1').execute();
  await expect.poll(() => shown()).not.toContain('deal-1');
  await storing.close();
});
