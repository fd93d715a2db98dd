import { afterEach, describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { type BrandFixture, MEMBERS, SESSION } from '@network/core/server/brand-fixture.tsx';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { deals } from '@network/messages/deals.ts';
import { writeConfirmation } from '@network/validation/upsell-confirmation.ts';
import { failed, PARTNER, type Says, startDeals } from './testing/start-deals.tsx';

const tourLinks = { 'partner-tour': 'https://partner.example' };
const tenant = { ...testTenant, partnerHosts: ['partner.example'], tourLinks };
/** The default address of the tour: on this machine. */
const TOUR_HOME = 'http://brand.localhost:4200/';
const LINK = '/oneclick/outgoing-upsell?rg_upsellid=rg-1';
const people = examplePeople('vixen', 'tushy');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const modal = {
  price: { initial: usd(495), recurring: usd(1495) },
  title: 'Halcyon Stills',
  description: 'Light.',
  component: 'ConfirmOutgoingUpsell',
  token: 'token-1',
};

let brand: BrandFixture;
afterEach(() => brand.close());

async function start(says: Says = {}): Promise<BrandFixture> {
  brand = await startDeals(tenant, says);
  return brand;
}
const member = { host: MEMBERS, headers: SESSION };
const inputOf = (operation: string) => {
  const call = brand.received.find((each) => each.operation === operation);
  return (
    JSON.parse(call?.body ?? '{}') as { variables?: { input?: object; status?: boolean; purchaseId?: string | null } }
  ).variables;
};

describe('R53 /oneclick/outgoing-upsell', () => {
  const all = `${LINK}&epoch_upsellid=ep-1&segpay_upsellid=sp-1&tour_link_code=x&member_link=%2Fhi&gas_cid=g-7`;

  it('R53 C04 asks with what the address says, and goes where the gateway says', async () => {
    const { get } = await start({ upsell: { ...failed, success: true, redirectUrl: PARTNER } });
    const { status, headers } = await get(all, member);
    expect([status, headers.location]).toEqual([302, PARTNER]);
    expect(inputOf('OutgoingUpsell')?.input).toEqual({
      epochUpsellId: 'ep-1',
      segpayUpsellId: 'sp-1',
      rgUpsellId: 'rg-1',
      memberLink: '/hi',
      clickId: 'g-7',
      fallbackUrl: TOUR_HOME,
      confirmationRequired: true,
      site: tenant.id,
    });
  });

  it.each(['confirmed=1', 'confirmed=true', 'confirmed=1&token=token-1'])(
    'R53 L19 a GET with %s shows the confirmation step and buys nothing, whatever headers come along',
    async (query) => {
      const upsell = { ...failed, success: true, redirectToConfirmationStep: true, confirmationModal: modal };
      const { get } = await start({ upsell });
      const sites = [
        {},
        ...['same-origin', 'cross-site', 'same-site', 'none'].map((site) => ({ 'sec-fetch-site': site })),
      ];
      for (const headers of [...sites, { origin: tenant.urls.members }]) {
        const answer = await get(`${LINK}&${query}`, { ...member, headers: { ...SESSION, ...headers } });
        expect(answer.headers.location).toMatch(/^\/deals\?confirmation=/);
      }
      for (const ahead of [{ method: 'HEAD' }, { headers: { ...SESSION, purpose: 'prefetch' } }])
        expect((await get(`${LINK}&${query}`, { ...member, ...ahead })).headers.location).toBeUndefined();
      const inputs = brand.received.filter(({ operation }) => operation === 'OutgoingUpsell').map(({ body }) => body);
      expect(inputs).toHaveLength(6);
      expect(inputs.every((body) => body?.includes('"confirmationRequired":true'))).toBe(true);
    },
  );

  it('L19 a purchase is posted to the gateway by this host’s own pages alone', async () => {
    const { get } = await start();
    const form = { ...SESSION, 'content-type': 'application/json' };
    const post = (headers: object, host = MEMBERS) =>
      get(`${LINK}&confirmed=true`, { host, method: 'POST', headers: { ...form, ...headers }, body: '{"token":"t"}' });
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ])
      expect((await post(headers)).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' }, 'brand.localhost')).status).toBe(405);
    expect(brand.received.filter(({ path }) => path.startsWith('/brand/oneclick'))).toEqual([]);
    await post({ 'sec-fetch-site': 'same-origin' });
    const [call] = brand.received.filter(({ path }) => path.startsWith('/brand/oneclick'));
    expect(call).toMatchObject({ path: `/brand${LINK}&confirmed=true`, body: '{"token":"t"}' });
  });

  it('L19 goes to the confirmation at /deals, whose link holds no token', async () => {
    const upsell = { ...failed, success: true, redirectToConfirmationStep: true, confirmationModal: modal };
    const { get } = await start({ upsell });
    const { location = '' } = (await get(all, member)).headers;
    const encoded = new URL(location, tenant.urls.members).searchParams.get('confirmation') ?? '';
    expect(JSON.parse(Buffer.from(encoded, 'base64url').toString())).toEqual({
      title: 'Halcyon Stills',
      description: 'Light.',
      component: 'ConfirmOutgoingUpsell',
      price: '$4.95 now, then $14.95 a month',
      confirmationLink:
        '/oneclick/outgoing-upsell?epoch_upsellid=ep-1&segpay_upsellid=sp-1&rg_upsellid=rg-1&tour_link_code=x&member_link=%2Fhi&gas_cid=g-7&confirmed=true',
    });
  });

  it.each([
    ['a known code', 'tour_link_code=partner-tour', null, 'https://partner.example/'],
    ['an unknown code', 'tour_link_code=__proto__', null, TOUR_HOME],
    ['an address in its place', 'tour_link_code=https%3A%2F%2Fevil.test', null, TOUR_HOME],
    ['the gateway’s word', 'tour_link_code=partner-tour', TOUR_HOME, TOUR_HOME],
    ['a hostile word', '', 'https://evil.test/', TOUR_HOME],
  ])('E14 D15 a failure falls back by %s', async (_what, query, redirectUrl, expected) => {
    const { get } = await start({ upsell: { ...failed, redirectUrl } });
    expect((await get(`${LINK}&${query}`, member)).headers.location).toBe(expected);
  });
});

describe('R54 the pages that partners lead back to', () => {
  it.each([
    ['/_upsell_signupsuccess', true, 'outgoing_upsell_oneclick_success'],
    ['/_upsell_signupdenial', false, 'outgoing_upsell_oneclick_fallback'],
  ])('R54 C05 K09 %s reports %s and stores where it leads for one day', async (path, status, cookie) => {
    const { get } = await start({ tracked: { success: true, redirectUrl: PARTNER } });
    const answer = await get(path, member);
    expect(answer.status).toBe(200);
    expect(inputOf('OutgoingUpsellTracking')?.status).toBe(status);
    expect(answer.headers['set-cookie']).toEqual([
      `${cookie}=https%3A%2F%2Fpartner.example%2Fin; Max-Age=86400; Path=/; SameSite=Lax`,
    ]);
    expect(answer.body).toContain(`href="${PARTNER}"`);
    expect(answer.body).toContain(status ? 'It’s yours.' : 'That didn’t work.');
  });

  it.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['no-purchase', null],
  ])('R54 reports the purchase that the address names: %s', async (named, reported) => {
    const { get } = await start({ tracked: { success: true, redirectUrl: PARTNER } });
    const { body } = await get(`/_upsell_signupsuccess?purchase=${named}`, member);
    expect(inputOf('OutgoingUpsellTracking')?.purchaseId).toBe(reported);
    expect(body).toContain(`href="${PARTNER}"`);
  });

  it('R54 is requested again by every visitor, as nothing with a cookie is shared', async () => {
    const { get } = await start({ tracked: { success: false, redirectUrl: `${tenant.urls.members}/deals` } });
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await get('/_upsell_signupsuccess', { host: MEMBERS });
      expect([headers['set-cookie']?.length, headers['cache-control']]).toEqual([1, 'private, no-store']);
    }
    expect(brand.received.filter(({ operation }) => operation === 'OutgoingUpsellTracking')).toHaveLength(2);
  });

  it.each(['/_upsell_signupsuccess', '/_upsell_signupdenial'])(
    'R54 D35 %s claims nothing where no upsell was under way',
    async (path) => {
      const { get } = await start({ tracked: { success: false, redirectUrl: `${tenant.urls.members}/deals` } });
      const { body } = await get(path, member);
      expect(body).toContain('No purchase in progress.');
      expect(body).not.toMatch(/It’s yours|declined the purchase/);
    },
  );

  it('X11 a member whose upsell failed goes on in the members area, not on the tour, which shows everybody signed out', async () => {
    const { get } = await start({ tracked: { success: true, redirectUrl: TOUR_HOME } });
    const { headers, body } = await get('/_upsell_signupdenial', member);
    expect(headers['set-cookie']?.[0]).toContain(encodeURIComponent(TOUR_HOME));
    expect(body).toMatch(/<a [^>]*href="\/deals"[^>]*>Continue/);
  });

  it('D15 links nowhere that is not allowed', async () => {
    const { get } = await start({ tracked: { success: true, redirectUrl: 'https://evil.test/' } });
    const { body } = await get('/_upsell_signupsuccess', member);
    expect(body).not.toContain('href="https://evil.test/"');
    expect(body).toContain('href="/deals"');
  });
});

describe('R23 /cams', () => {
  it('R23 sends a visitor to sign in', async () => {
    const { get } = await start();
    const { status, headers } = await get('/cams', { host: MEMBERS });
    expect([status, headers.location]).toEqual([302, expect.stringContaining('/oidc/login?uri=%2Fcams')]);
  });

  it('R23 C25 posts every parameter with email and site, and redirects to the answer', async () => {
    const { get } = await start();
    const { status, headers } = await get('/cams?a=1&ujc=hdr', member);
    expect([status, headers.location]).toEqual([302, PARTNER]);
    const call = brand.received.find(({ path }) => path === '/v1/outgoing-upsells-oneclick/cams');
    expect(JSON.parse(call?.body ?? '')).toEqual({ a: '1', ujc: 'hdr', email: 'ada@example.com', siteName: tenant.id });
  });

  it.each([
    ['a refusal', { status: 502, body: '{}' }],
    ['a hostile address', { body: JSON.stringify({ url: 'https://evil.test/' }) }],
    ['no address', { body: '{}' }],
  ])('E15 %s leads to the error page', async (_what, cams) => {
    const { get } = await start({ cams });
    const { status, body } = await get('/cams', member);
    expect([status, body.includes('failed')]).toEqual([500, true]);
  });
});

describe('R20 /offers', () => {
  const teased = async (path: string, teaserViewed: string | null) => {
    const { get } = await start({ teaserViewed });
    const { status, headers } = await get(path, member);
    return [status, headers.location];
  };

  it('R20 sends a visitor to sign in', async () => {
    const { get } = await start();
    expect((await get('/offers', { host: MEMBERS })).headers.location).toContain('/oidc/login?uri=%2Foffers');
  });

  it('R20 L18 shows the offers to a member who has seen the teaser', async () => {
    expect(await teased('/offers', '2026-01-01T00:00:00Z')).toEqual([200, undefined]);
  });

  // "if promotionalVideoTeaserModal is enabled and profile state modals.teaserViewed is not set, the member is sent to
  // query next or home": whoever it is.
  it('R20 sends a portal guest home too, who gets no teaser', async () => {
    const { get } = await start({ viewer: people['portal guest'] });
    const { status, headers } = await get('/offers', member);
    expect([status, headers.location]).toEqual([302, '/']);
  });

  it.each([
    ['member', true],
    ['lapsed member', false],
  ] as const)('L18 A06 offers a %s to hide the offers for a month: %s', async (person, isOffered) => {
    const { get } = await start({ teaserViewed: '2026-01-01', viewer: people[person] });
    const { body } = await get('/offers', member);
    expect(body.includes(deals.offers.snooze)).toBe(isOffered);
  });

  it.each([
    ['/offers', '/'],
    ['/offers?next=%2Fvideos%3Fpage%3D2', '/videos?page=2'],
    ['/offers?notification=upgradedenial', '/?notification=upgradedenial'],
    ['/offers?next=%2Fvideos%3Fpage%3D2&notification=x', '/videos?page=2&notification=x'],
    ['/offers?next=https%3A%2F%2Fevil.test', '/'],
    ['/offers?next=%2F%2Fevil.test', '/'],
    ['/offers?next=%2Fa&next=%2Fb', '/'],
  ])('R20 D15 leads a member who has not from %s to %s', async (path, expected) => {
    expect(await teased(path, null)).toEqual([302, expected]);
  });
});

describe('R52 /deals', () => {
  const to = (confirmation: string) => `/deals?confirmation=${encodeURIComponent(confirmation)}`;
  const json = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');

  it('R52 is open to everyone', async () => {
    const { get } = await start();
    expect((await get('/deals')).status).toBe(200);
    expect((await get('/deals', { host: MEMBERS })).status).toBe(200);
  });

  it('R52 E14 says to the letter that the link is missing', async () => {
    const { get } = await start();
    const { body } = await get(to(json({ title: 'x', confirmationLink: '' })), member);
    expect(body).toContain('Outgoing upsell - Confirmation link is missing');
  });

  it.each([
    ['what is no base64', '!!'],
    ['what is no JSON', Buffer.from('hello').toString('base64')],
    ['a list', json([1])],
    ['null', json(null)],
    ['what is deep', Buffer.from(`${'['.repeat(3_000)}${']'.repeat(3_000)}`).toString('base64')],
    ['a hostile link', json({ confirmationLink: 'javascript:alert(1)' })],
    ['a link elsewhere', json({ confirmationLink: 'https://evil.test/' })],
  ])('R52 D15 answers %s with the deals and one clear sentence', async (_what, confirmation) => {
    const { get } = await start();
    const { status, body } = await get(to(confirmation), member);
    expect([status, /role="alert"[^]*Nothing was bought/.test(body)]).toEqual([200, true]);
  });

  it('R52 L19 has the gateway say what is confirmed, whatever the link says of it', async () => {
    const { get } = await start({ upsell: { ...failed, success: true, confirmationModal: modal } });
    const forged = { title: 'Free', price: '$0.00', description: '', component: 'x', confirmationLink: LINK };
    const { body } = await get(`/deals?confirmation=${writeConfirmation(forged)}`, member);
    expect(inputOf('OutgoingUpsell')?.input).toMatchObject({ rgUpsellId: 'rg-1', confirmationRequired: true });
    expect([body.includes('$4.95 now'), body.includes('$0.00')]).toEqual([true, false]);
  });
});
