import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixenApp from '../../../../../apps/vixen/tenant.ts';
import { type BillerId, BILLERS } from '@network/tenant/constants.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { demonstrationCaller, demonstrationId } from '../../people/identity/testing/public.ts';
import { type PlayedPartner, playPartner } from './testing/played-partner.ts';

const LISTING =
  '{ it: findDeals(input: { type: listing limit: 40 }) { id oneClickEnabled oneClickUrl oneClickToken } }';
const UPSELL = `mutation ($input: OutgoingUpsellOneclickInput!) { it: outgoingUpsellOneclick(input: $input) {
  success redirectUrl } }`;

let partner: PlayedPartner;
let gateway: TestGateway;
const vixen = { ...vixenApp, urls: effectiveUrls(vixenApp, {}) };
beforeAll(async () => {
  partner = await playPartner();
  const urls = { ...vixen.urls, partner: partner.origin };
  gateway = await startTestGateway({
    seed: true,
    tenants: [{ ...vixen, urls }],
    config: { billerPort: partner.port },
  });
});
afterAll(async () => {
  await gateway.close();
  await partner.close();
});

const ONE_CLICK_BILLERS = ['epoch', 'segpay', 'rocketgate'] as const;
const OTHER_BILLERS = BILLERS.filter((biller) => !(ONE_CLICK_BILLERS as readonly string[]).includes(biller));

/** Somebody whose subscription a biller migrated to us. */
async function memberOf(biller: BillerId): Promise<TestCaller> {
  const { db } = gateway.services;
  const userId = await demonstrationId(gateway.services, 'admin');
  await db.updateTable('subscriptions').set({ biller }).where('user_id', '=', userId).execute();
  return demonstrationCaller(gateway.services, 'admin', vixen);
}

interface OfferedDeal {
  readonly id: string;
  readonly oneClickEnabled: boolean;
  readonly oneClickUrl: string | null;
  readonly oneClickToken: string | null;
}
async function listingOf(caller: TestCaller): Promise<readonly OfferedDeal[]> {
  return (await gateway.graphql<{ it: OfferedDeal[] }>(LISTING, {}, caller)).data.it;
}
async function upsell(more: object, caller: TestCaller): Promise<unknown> {
  const input = { rgUpsellId: 'rg-1', site: 'VIXEN', confirmationRequired: false, ...more };
  return (await gateway.graphql<{ it: unknown }>(UPSELL, { input }, caller)).data.it;
}

describe('X11 one click is for members whose biller can charge the deal', () => {
  it.each(OTHER_BILLERS)('K14 X11 a member of %s has no one click, and is led to the deal itself', async (biller) => {
    const caller = await memberOf(biller);
    const offered = await listingOf(caller);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ oneClickUrl, oneClickToken }) => oneClickUrl ?? oneClickToken)).toEqual(
      offered.map(() => null),
    );
    const ownPage = `${partner.origin}/partner/offers/halcyon-stills`;
    for (const fallback of [{}, { fallbackUrl: `${vixen.urls.tour}/` }]) {
      expect(await upsell(fallback, caller)).toEqual({ success: false, redirectUrl: ownPage });
    }
    expect(partner.requests).toEqual([]);
  });

  it.each(ONE_CLICK_BILLERS)(
    'K14 X11 a member of %s is offered one click where the deal has a number there',
    async (biller) => {
      const caller = await memberOf(biller);
      const { db } = gateway.services;
      const first = async () => (await listingOf(caller)).find(({ id }) => id === 'deal-1');
      expect(await first()).toMatchObject({ oneClickUrl: expect.any(String), oneClickToken: expect.any(String) });
      const { epoch_upsell_id, segpay_upsell_id, rg_upsell_id } = await db
        .selectFrom('deals')
        .select(['epoch_upsell_id', 'segpay_upsell_id', 'rg_upsell_id'])
        .where('id', '=', 'deal-1')
        .executeTakeFirstOrThrow();
      const numbers = { epoch_upsell_id, segpay_upsell_id, rg_upsell_id };
      const column = { epoch: 'epoch_upsell_id', segpay: 'segpay_upsell_id', rocketgate: 'rg_upsell_id' } as const;
      await db
        .updateTable('deals')
        .set({ [column[biller]]: null })
        .where('id', '=', 'deal-1')
        .execute();
      const without = await first();
      await db.updateTable('deals').set(numbers).where('id', '=', 'deal-1').execute();
      expect(without).toMatchObject({ oneClickEnabled: true, oneClickUrl: null, oneClickToken: null });
    },
  );
});
