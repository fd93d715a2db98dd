import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import vixenApp from '../../../../../apps/vixen/tenant.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { type PlayedPartner, playPartner } from './testing/played-partner.ts';

const FIELDS = `id name site partnerName logo { src } thumbnail { src width height } dealText dealTextListing discountPrefix
  discountTextPostPrefix oneClickUrl internalOneClick oneClickEnabled requestPartnerConsent itsUpCampaignId itsUpZoneId
  initialPrice { amount currency } recurringPrice { amount } url rankCarousel rankInterstitial rankListing enabledCarousel
  enabledInterstitial enabledListing exclusive`;
const UPSELL = `mutation ($input: OutgoingUpsellOneclickInput!) { it: outgoingUpsellOneclick(input: $input) {
  success redirectUrl redirectToConfirmationStep
  confirmationModal { price { initial { amount } recurring { amount } } title description component token } } }`;
const TRACK = `mutation ($status: Boolean!) {
  it: outgoingUpsellOneclickTracking(input: { status: $status }) { success redirectUrl } }`;

let partner: PlayedPartner;
let gateway: TestGateway;
let member: TestCaller;
const visitor: TestCaller = { tenant: 'vixen', area: 'members' };
const vixen = { ...vixenApp, urls: effectiveUrls(vixenApp, {}) };

beforeAll(async () => {
  partner = await playPartner();
  const urls = { ...vixen.urls, partner: partner.origin };
  gateway = await startTestGateway({
    seed: true,
    tenants: [{ ...vixen, urls }],
    config: { billerPort: partner.port },
  });
  member = await demonstrationCaller(gateway.services, 'member', vixen);
});
afterAll(async () => {
  await gateway.close();
  await partner.close();
});
beforeEach(async () => {
  await clearLimits(gateway.services.db);
  partner.answer = () => ({ status: 200, body: { url: `${partner.origin}/in` } });
  partner.requests.length = 0;
  await gateway.services.db.deleteFrom('outgoing_upsells').execute();
});

interface DealAnswer extends Readonly<Record<string, unknown>> {
  readonly id: string;
}
async function deals(type: string, caller: TestCaller, more = ''): Promise<readonly DealAnswer[]> {
  const { data, errors } = await gateway.graphql<{ findDeals: DealAnswer[] }>(
    `{ findDeals(input: { type: ${type} limit: 40 ${more} }) { ${FIELDS} } }`,
    {},
    caller,
  );
  expect(errors).toBeUndefined();
  return data.findDeals;
}
interface UpsellAnswer {
  readonly success: boolean;
  readonly redirectUrl: string | null;
  readonly redirectToConfirmationStep: boolean;
  readonly confirmationModal: unknown;
}
async function upsell(input: object, caller = member): Promise<UpsellAnswer> {
  const { data, errors } = await gateway.graphql<{ it: UpsellAnswer }>(
    UPSELL,
    { input: { rgUpsellId: 'rg-1', site: 'VIXEN', confirmationRequired: false, ...input } },
    caller,
  );
  expect(errors).toBeUndefined();
  return data.it;
}
async function track(status: boolean, caller = member) {
  return (await gateway.graphql<{ it: { success: boolean; redirectUrl: string } }>(TRACK, { status }, caller)).data.it;
}
const home = `${vixen.urls.tour}/`;
const failedAt = (redirectUrl: string) => ({
  success: false,
  redirectUrl,
  redirectToConfirmationStep: false,
  confirmationModal: null,
});

describe('C10 findDeals', () => {
  it.each(['carousel', 'interstitial', 'listing'])('X11 shows everyone twelve in the %s, by rank', async (type) => {
    const all = await deals(type, visitor);
    expect(all).toHaveLength(12);
    const name = type[0]?.toUpperCase() + type.slice(1);
    const ranks = all.map((deal) => deal[`rank${name}`] as number);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(all.every((deal) => deal[`enabled${name}`] === true)).toBe(true);
  });

  it('X11 answers every field', async () => {
    const all = await deals('listing', member);
    const first = all.find(({ id }) => id === 'deal-1');
    expect(first).toMatchObject({
      name: 'Halcyon Stills: Photography, opened at night',
      site: null,
      partnerName: 'Halcyon Stills',
      oneClickUrl: '/oneclick/outgoing-upsell?epoch_upsellid=ep-1&segpay_upsellid=sp-1&rg_upsellid=rg-1',
      oneClickEnabled: true,
      internalOneClick: false,
      requestPartnerConsent: true,
      initialPrice: { amount: 100, currency: 'USD' },
      recurringPrice: { amount: 1495 },
      url: `${partner.origin}/partner/offers/halcyon-stills`,
      exclusive: true,
    });
    expect(Object.values(first ?? {}).includes(undefined)).toBe(false);
    expect(all.find(({ oneClickEnabled }) => oneClickEnabled === false)?.['oneClickUrl']).toBeNull();
    expect(all.some((deal) => deal['itsUpCampaignId'] !== null && deal['itsUpZoneId'] !== null)).toBe(true);
  });

  it('X11 has an address for one click only where a deal sells by it', async () => {
    const { db } = gateway.services;
    const sellsByClick = (isOn: boolean) =>
      db.updateTable('deals').set({ one_click_enabled: isOn }).where('id', '=', 'deal-1').execute();
    await sellsByClick(false);
    const first = (await deals('listing', visitor)).find(({ id }) => id === 'deal-1');
    await sellsByClick(true);
    expect(first).toMatchObject({ oneClickEnabled: false, oneClickUrl: null });
  });

  it.each([
    ['freetrial', ['deal-trial-1', 'deal-trial-2']],
    ['expired', ['deal-expired-1', 'deal-expired-2']],
    ['member', []],
  ])('A02 A04 %s sees of the deals for some %j', async (name, expected) => {
    const caller = await demonstrationCaller(gateway.services, name, vixen);
    const special = (await deals('listing', caller)).map(({ id }) => id).filter((id) => !/^deal-\d/.test(id));
    expect(special).toEqual(expected);
  });

  it('C10 keeps to its limit, its site and its tenant', async () => {
    const count = async (input: string, caller = visitor) =>
      (await gateway.graphql<{ findDeals: unknown[] }>(`{ findDeals(input: { ${input} }) { id } }`, {}, caller)).data
        .findDeals.length;
    expect(await count('type: carousel limit: 3')).toBe(3);
    expect(await count('type: carousel limit: -3')).toBe(0);
    expect(await count('type: carousel limit: 2147483647')).toBe(12);
    expect(await count('type: carousel site: "VIXEN"')).toBe(12);
    expect(await count('type: carousel site: "tushy"')).toBe(0);
    expect(await count('type: carousel', {})).toBe(0);
  });
});

describe('C04 outgoingUpsellOneclick', () => {
  it('L19 asks for confirmation with the deal’s own price, and calls nobody', async () => {
    expect(await upsell({ confirmationRequired: true })).toEqual({
      success: true,
      redirectUrl: null,
      redirectToConfirmationStep: true,
      confirmationModal: {
        price: { initial: { amount: 100 }, recurring: { amount: 1495 } },
        title: 'Halcyon Stills: Photography, opened at night',
        description: 'A gallery of large-format photography, opened at night.',
        component: 'ConfirmOutgoingUpsell',
        token: expect.stringMatching(/^[\w.-]{80,100}$/) as string,
      },
    });
    expect(await upsell({ confirmationRequired: null })).toMatchObject({ redirectToConfirmationStep: true });
    expect(partner.requests).toEqual([]);
  });

  it('L19 leads to the partner once it is confirmed, and a second click to the same page', async () => {
    const first = await upsell({ clickId: 'gas-7' });
    expect(first).toEqual({ ...failedAt(`${partner.origin}/in`), success: true });
    expect(await upsell({})).toEqual(first);
    expect(partner.requests).toEqual([
      expect.objectContaining({
        dealId: 'deal-1',
        biller: 'rocketgate',
        upsellId: 'rg-1',
        clickId: 'gas-7',
        price: '$1.00',
      }),
    ]);
  });

  it('L19 of twenty clicks at once one begins an upsell', async () => {
    await Promise.all(Array.from({ length: 20 }, () => upsell({})));
    const rows = await gateway.services.db.selectFrom('outgoing_upsells').selectAll().execute();
    expect(rows.map(({ status }) => status)).toEqual(['started']);
    expect(new Set(partner.requests.map(({ purchaseId }) => purchaseId)).size).toBe(1);
  });

  it.each([
    ['an unknown number', { rgUpsellId: 'rg-99' }],
    ['no number', { rgUpsellId: null }],
    ['numbers of two deals', { epochUpsellId: 'ep-2' }],
    ['a number that breaks a statement', { rgUpsellId: "rg-1'\u0000--" }],
    ['another site', { site: 'tushy' }],
  ])('D15 %s leads to the tour’s home, whatever the fallback', async (_what, input) => {
    expect(await upsell({ fallbackUrl: 'https://partner.example/', ...input })).toEqual(failedAt(home));
    expect(partner.requests).toEqual([]);
  });

  it.each([
    ['https://partner.example/tour', 'https://partner.example/tour'],
    ['/videos', `${vixen.urls.members}/videos`],
    ['https://evil.test/', home],
    ['javascript:alert(1)', home],
    ['//evil.test', home],
    [null, home],
  ])('E14 D15 a visitor with the fallback %s is led to %s', async (fallbackUrl, expected) => {
    expect(await upsell({ fallbackUrl }, visitor)).toEqual(failedAt(expected));
  });

  it.each([
    ['refuses', { status: 402, body: {} }],
    ['answers with no address', { status: 200, body: {} }],
    ['answers with a hostile address', { status: 200, body: { url: 'https://evil.test/' } }],
    ['answers with a path', { status: 200, body: { url: '/videos' } }],
    ['answers with what is no JSON', { status: 200, body: '<html>' }],
  ])('E14 falls back when the partner %s', async (_what, answer) => {
    partner.answer = () => answer;
    expect(await upsell({ fallbackUrl: 'https://partner.example/tour' })).toEqual(
      failedAt('https://partner.example/tour'),
    );
    const rows = await gateway.services.db.selectFrom('outgoing_upsells').select('status').execute();
    expect(rows).toEqual([{ status: 'failed' }]);
  });
});

describe('C05 outgoingUpsellOneclickTracking', () => {
  const nothing = { success: false, redirectUrl: `${vixen.urls.members}/deals` };

  it.each([true, false])('D35 with no upsell under way is no success (%s)', async (status) => {
    expect(await track(status)).toEqual(nothing);
    expect(await track(status, visitor)).toEqual(nothing);
  });

  it('C05 success leads to the partner’s members, as often as it is reported', async () => {
    await upsell({});
    const expected = { success: true, redirectUrl: `${partner.origin}/partner/members/halcyon-stills` };
    expect([await track(true), await track(true)]).toEqual([expected, expected]);
    expect(await track(false)).toEqual(nothing);
  });

  it('C05 success leads to the member link when there was one that may be followed', async () => {
    await upsell({ memberLink: 'https://partner.example/hello' });
    expect(await track(true)).toEqual({ success: true, redirectUrl: 'https://partner.example/hello' });
  });

  it('C05 a hostile member link is dropped', async () => {
    await upsell({ memberLink: 'https://evil.test/' });
    expect((await track(true)).redirectUrl).toBe(`${partner.origin}/partner/members/halcyon-stills`);
  });

  it('C05 failure leads to the fallback, and another person’s upsell is nobody else’s', async () => {
    await upsell({ fallbackUrl: 'https://partner.example/tour' });
    const other = await demonstrationCaller(gateway.services, 'multi', vixen);
    expect(await track(false, other)).toEqual(nothing);
    expect(await track(false)).toEqual({ success: true, redirectUrl: 'https://partner.example/tour' });
  });
});

describe('C25 POST /v1/outgoing-upsells-oneclick/cams', () => {
  const post = (payload: unknown, caller: TestCaller) =>
    gateway.inject({
      method: 'POST',
      url: '/v1/outgoing-upsells-oneclick/cams',
      headers: { ...gateway.headersFor(caller), 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  const mine = { email: 'member@demo.example', siteName: 'vixen' };

  it('C25 answers the partner’s address, and hands on the parameters', async () => {
    const answer = await post({ ...mine, campaign: 'hdr' }, member);
    expect([answer.statusCode, answer.json()]).toEqual([200, { url: `${partner.origin}/in` }]);
    expect(partner.requests).toEqual([{ ...mine, parameters: { campaign: 'hdr' } }]);
  });

  it.each([
    ['nobody', visitor, mine, 401],
    ['another’s email', null, { ...mine, email: 'admin@demo.example' }, 403],
    ['another site', null, { ...mine, siteName: 'tushy' }, 403],
    ['parameters that are no texts', null, { ...mine, a: { b: 1 } }, 400],
    ['a list', null, [], 400],
  ])('C25 refuses %s', async (_what, caller, payload, status) => {
    expect((await post(payload, caller ?? member)).statusCode).toBe(status);
    expect(partner.requests).toEqual([]);
  });

  it('E15 answers 502 when the partner does not', async () => {
    partner.answer = () => ({ status: 500, body: {} });
    expect((await post(mine, member)).statusCode).toBe(502);
  });
});
