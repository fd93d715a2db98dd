import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import tushyApp from '../../../../../../apps/tushy/tenant.ts';
import vixenApp from '../../../../../../apps/vixen/tenant.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { rounds } from '@network/testing/effort.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { type PlayedPartner, playPartner } from '../testing/played-partner.ts';
import { PURCHASE_TOKEN_LIFE_MS } from './purchase-token.ts';

const PATH = '/oneclick/outgoing-upsell?rg_upsellid=rg-1';
const START = '2026-03-02T12:00:00Z';
const UPSELL = `mutation ($input: OutgoingUpsellOneclickInput!) { it: outgoingUpsellOneclick(input: $input) {
  success redirectUrl confirmationModal { token } } }`;

const clock = fixedClock(START);
const vixen = { ...vixenApp, urls: effectiveUrls(vixenApp, {}) };
const OWN = { origin: vixen.urls.members, 'sec-fetch-site': 'same-origin' };
let partner: PlayedPartner;
let gateway: TestGateway;
let member: TestCaller;

beforeAll(async () => {
  partner = await playPartner();
  gateway = await startTestGateway({
    clock,
    seed: true,
    tenants: [{ ...vixen, urls: { ...vixen.urls, partner: partner.origin } }, tushyApp],
    config: { billerPort: partner.port },
  });
});
afterAll(async () => {
  await gateway.close();
  await partner.close();
});
beforeEach(async () => {
  await clearLimits(gateway.services.db);
  clock.set(START);
  partner.answer = () => ({ status: 200, body: { url: `${partner.origin}/in` } });
  partner.requests.length = 0;
  await gateway.services.db.deleteFrom('outgoing_upsells').execute();
  member = await demonstrationCaller(gateway.services, 'member', vixen);
});

/** What the confirmation step of a deal would post. */
async function tokenFor(rgUpsellId = 'rg-1', caller = member): Promise<string> {
  const input = { rgUpsellId, site: caller.tenant ?? '', confirmationRequired: true };
  const { data } = await gateway.graphql<{ it: { confirmationModal: { token: string } } }>(UPSELL, { input }, caller);
  return data.it.confirmationModal.token;
}

async function post(
  token: string,
  more: { caller?: TestCaller; headers?: object; path?: string; json?: boolean } = {},
) {
  const { caller = member, headers = OWN, path = PATH, json = false } = more;
  const answer = await gateway.inject({
    method: 'POST',
    url: `/brand${path}`,
    headers: {
      ...gateway.headersFor(caller),
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: json ? JSON.stringify({ token }) : new URLSearchParams({ token }).toString(),
  });
  return { status: answer.statusCode, location: answer.headers.location, body: answer.body };
}
const upsells = () => gateway.services.db.selectFrom('outgoing_upsells').select(['id', 'status']).execute();

describe('L19 buying by one click', () => {
  it('L19 takes the token of the page that showed the price, and goes on to the partner', async () => {
    expect(await post(await tokenFor())).toMatchObject({ status: 303, location: `${partner.origin}/in` });
    expect(partner.requests).toEqual([expect.objectContaining({ dealId: 'deal-1', price: '$1.00' })]);
  });

  it('L19 answers a call in JSON with where to go on', async () => {
    const { status, body } = await post(await tokenFor(), { json: true });
    expect([status, JSON.parse(body)]).toEqual([200, { location: `${partner.origin}/in` }]);
  });

  it('L19 takes the token of a deal’s tile', async () => {
    const query = '{ findDeals(input: { type: listing }) { id oneClickToken } }';
    const tokens = async (caller: TestCaller) =>
      (await gateway.graphql<{ findDeals: { id: string; oneClickToken: string | null }[] }>(query, {}, caller)).data
        .findDeals;
    expect((await tokens({ tenant: 'vixen', area: 'members' })).every((deal) => deal.oneClickToken === null)).toBe(
      true,
    );
    const first = (await tokens(member)).find(({ id }) => id === 'deal-1');
    expect(await post(first?.oneClickToken ?? '')).toMatchObject({ location: `${partner.origin}/in` });
  });

  it('E14 leads to the tour link when the partner refuses', async () => {
    partner.answer = () => ({ status: 402, body: {} });
    expect(await post(await tokenFor())).toMatchObject({ status: 303, location: `${vixen.urls.tour}/` });
    expect((await upsells()).map(({ status }) => status)).toEqual(['failed']);
  });

  it('X11 E14 answers a call in JSON with what happened, where no tour link is named', async () => {
    const linked = `${PATH}&tour_link_code=partner-tour`;
    for (const [deal, status, error] of [
      ['rg-1', 402, 'PARTNER_REFUSED'],
      ['rg-1', 500, 'PARTNER_REFUSED'],
      ['rg-2', 400, 'PARTNER_REFUSED'],
      ['rg-2', 500, 'PARTNER_SILENT'],
    ] as const) {
      partner.answer = () => ({ status, body: {} });
      const path = PATH.replace('rg-1', deal);
      const answer = await post(await tokenFor(deal), { json: true, path });
      expect([deal, status, answer.status, JSON.parse(answer.body)]).toEqual([deal, status, 502, { error }]);
    }
    partner.answer = () => ({ status: 402, body: {} });
    const toTour = await post(await tokenFor(), { json: true, path: linked });
    expect([toTour.status, JSON.parse(toTour.body)]).toEqual([200, { location: expect.stringContaining('://') }]);
  });

  it.each([
    ['no header at all', {}],
    ['another origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['the tour host', { origin: vixen.urls.tour }],
    ['a sister brand', { origin: tushyApp.urls.members }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['a typed address', { ...OWN, 'sec-fetch-site': 'none' }],
  ])('D15 refuses a form of %s, even with a good token', async (_what, headers) => {
    expect((await post(await tokenFor(), { headers })).status).toBe(403);
    expect([await upsells(), partner.requests]).toEqual([[], []]);
  });

  it('asks again for a token that confirms nothing here, and buys nothing', async () => {
    const other = await demonstrationCaller(gateway.services, 'member', vixen);
    const stranger = await demonstrationCaller(gateway.services, 'multi', vixen);
    const good = await tokenFor();
    const [expires = '', id = '', mac = ''] = good.split('.');
    const tokens = {
      none: '',
      'no token': 'x',
      'of another session of the same person': await tokenFor('rg-1', other),
      'of another person': await tokenFor('rg-1', stranger),
      'of another deal': await tokenFor('rg-2'),
      'with another end': [(Number.parseInt(expires, 36) + 1).toString(36), id, mac].join('.'),
      'with another purchase': [expires, crypto.randomUUID(), mac].join('.'),
      'signed by somebody else': [expires, id, 'A'.repeat(43)].join('.'),
    };
    for (const [what, token] of Object.entries(tokens))
      expect([what, await post(token)]).toMatchObject([what, { status: 303, location: PATH }]);
    expect([await upsells(), partner.requests]).toEqual([[], []]);
  });

  it('is worth something for an hour, while the price is the same', async () => {
    const [early, late, dearer] = [await tokenFor(), await tokenFor(), await tokenFor()];
    clock.advance(PURCHASE_TOKEN_LIFE_MS - 1);
    expect((await post(early)).location).toBe(`${partner.origin}/in`);
    await gateway.services.db.deleteFrom('outgoing_upsells').execute();
    clock.advance(1);
    expect((await post(late)).location).toBe(PATH);
    clock.set(START);
    const { db } = gateway.services;
    const price = (initial_price: number) => db.updateTable('deals').set({ initial_price }).where('id', '=', 'deal-1');
    await price(200).execute();
    expect((await post(dearer)).location).toBe(PATH);
    await price(100).execute();
    expect(await upsells()).toEqual([]);
  });

  it('buys once, however often its page is sent, also when the purchase has ended', async () => {
    const token = await tokenFor();
    for (let round = 0; round < rounds(20); round += 1) {
      await clearLimits(gateway.services.db);
      await Promise.all(Array.from({ length: 20 }, () => post(token)));
    }
    expect(new Set(partner.requests.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    await gateway.services.db.updateTable('outgoing_upsells').set({ status: 'approved' }).execute();
    const called = partner.requests.length;
    expect((await post(token)).location).toBe(`${partner.origin}/in`);
    expect([(await upsells()).length, partner.requests.length]).toEqual([1, called]);
  });

  it('sends a person whose session has ended to sign in, and back to the confirmation step', async () => {
    const token = await tokenFor();
    const gone = { ...member, session: 'x'.repeat(43) };
    expect(await post(token, { caller: gone })).toMatchObject({
      status: 303,
      location: `/oidc/login?uri=${encodeURIComponent(PATH)}`,
    });
    expect((await post(token, { caller: gone, json: true })).status).toBe(401);
  });

  it.each(['GET', 'HEAD', 'PUT'] as const)('%s buys nothing', async (method) => {
    const answer = await gateway.inject({
      method,
      url: `/brand${PATH}&token=${await tokenFor()}&confirmed=1`,
      headers: { ...gateway.headersFor(member), ...OWN },
    });
    expect([answer.statusCode, await upsells()]).toEqual([404, []]);
  });

  it('D38 is nothing without a brand’s key, and on a tour host', async () => {
    const token = await tokenFor();
    expect((await post(token, { caller: {} })).status).toBe(404);
    expect((await post(token, { caller: { ...member, area: 'tour' } })).status).toBe(404);
  });
});
