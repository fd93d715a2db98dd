import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { healthWarnings, helplines } from '@network/messages/health-warnings.ts';
import { type BrandFixture, type GatewayCall, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';
import { testTenant } from './tenant-fixture.ts';

const TEXAS = { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' };
const ALABAMA = { 'x-geo-country': 'US', 'x-geo-region': 'US-AL' };
const OWN_FORM = { 'sec-fetch-site': 'same-origin' };
const words = gatewaySaying(() => 'the page’s own words');

let brand: BrandFixture;
let acknowledged: { texas: string | null; alabama: string | null };

function gateway(call: GatewayCall) {
  if (call.operation === 'AcknowledgeHealthWarning') {
    acknowledged = { ...acknowledged, texas: '2026-11-21T00:00:00.000Z' };
    return { body: JSON.stringify({ data: { acknowledgeHealthWarning: { modals: {} } } }) };
  }
  if (call.operation !== 'HealthWarningState') return words(call);
  const modals = {
    texasHealthWarningAcknowledged: acknowledged.texas,
    alabamaHealthWarningAcknowledged: acknowledged.alabama,
  };
  return { body: JSON.stringify({ data: { findOneUserProfile: { state: { modals } } } }) };
}

beforeEach(async () => {
  acknowledged = { texas: null, alabama: null };
  brand = await startBrand(gateway);
});
afterEach(() => brand.close());

const cookieOf = (answer: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');

describe('the health warning in the server’s HTML', () => {
  it('H01 M19 covers the page: nothing of it is in the HTML, and no script', async () => {
    const answer = await brand.get('/', { headers: TEXAS });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('data-health-warning="US-TX"');
    expect(answer.body).toMatch(/role="dialog" aria-modal="true"/);
    expect(answer.body).toMatch(/main\{position:fixed;inset:0;[^}]*background:#000/);
    expect(answer.body).toContain('font:14pt');
    expect(answer.body.match(/<(\w+)[^>]* autofocus>/g)).toEqual(['<h1 id="title" tabindex="-1" autofocus>']);
    expect(answer.body).not.toContain('own words');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toMatch(/<form method="post" action="\/health-warning\?next=%2F">/);
  });

  it('H01 lets its own style in, by its hash', async () => {
    const { body, headers } = await brand.get('/', { headers: TEXAS });
    const style = /<style>([^<]+)</.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it.each([
    ['US-TX', TEXAS, 'US-AL'],
    ['US-AL', ALABAMA, 'US-TX'],
  ] as const)('H03 D18 shows %s its statute’s own words, and the helpline', async (region, headers, other) => {
    const { body } = await brand.get('/', { headers });
    for (const text of Object.values(healthWarnings[region].warnings)) expect(body).toContain(text);
    for (const text of Object.values(healthWarnings[other].warnings)) expect(body).not.toContain(text);
    expect(body).toContain(helplines[region]);
  });

  it.each([
    {},
    { 'x-geo-country': 'US', 'x-geo-region': 'US-CA' },
    { 'x-geo-country': 'MX', 'x-geo-region': 'US-TX' },
    { 'x-geo-country': 'DE' },
  ])('H03 D17 shows no other region any: %o', async (headers) => {
    expect((await brand.get('/', { headers: headers as Record<string, string> })).body).toContain('own words');
  });

  it('T07 H03 shows none where the brand’s switch is off', async () => {
    const healthWarning = { 'US-TX': false, 'US-AL': true };
    const without = await startBrand(gateway, undefined, { ...testTenant, healthWarning });
    expect((await without.get('/', { headers: TEXAS })).body).toContain('own words');
    expect((await without.get('/', { headers: ALABAMA })).body).toContain('data-health-warning="US-AL"');
    await without.close();
  });

  it('H02 leaves a page in the middle of paying uncovered, and lets it know what is due afterwards', async () => {
    const { body } = await brand.get('/paying', { headers: TEXAS });
    expect(body).toContain('paying');
    expect(body).not.toContain('data-health-warning');
    expect(body).toMatch(/isHealthWarningPending:(?:!0|true)/);
  });

  it('H01 answers as the page would: not found, and sent to sign in', async () => {
    expect((await brand.get('/nowhere', { headers: TEXAS })).status).toBe(404);
    const secret = await brand.get('/secret/one', { host: MEMBERS, headers: TEXAS });
    expect(secret.status).toBe(302);
  });

  it('H01 does not cover what crawlers read', async () => {
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const { body } = await brand.get('/', { headers: { ...TEXAS, 'user-agent': agent } });
    expect(body).toContain('own words');
  });
});

describe('H04 acknowledging it', () => {
  const post = (path: string, headers: Record<string, string>, host?: string) =>
    brand.get(path, { method: 'POST', headers, ...(host === undefined ? {} : { host }) });

  it('H04 D18 stores a visitor’s acknowledgement in a first-party cookie, leads back, and shows the warning no more', async () => {
    const answer = await post('/health-warning?next=%2Fopen%3Fpage%3D2', { ...TEXAS, ...OWN_FORM });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/open?page=2');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^health_warning=US-TX\.1; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(answer);
    expect((await brand.get('/', { headers: { ...TEXAS, cookie } })).body).toContain('own words');
    expect((await brand.get('/', { headers: TEXAS })).body).not.toContain('own words');
    expect((await brand.get('/', { headers: { ...ALABAMA, cookie } })).body).toContain('data-health-warning="US-AL"');
    expect(brand.received.filter(({ operation }) => operation === 'AcknowledgeHealthWarning')).toEqual([]);
  });

  it('H04 D18 stores a signed-in person’s acknowledgement in their profile', async () => {
    const headers = { ...TEXAS, ...SESSION };
    expect((await brand.get('/', { host: MEMBERS, headers })).body).toContain('data-health-warning="US-TX"');
    const answer = await post('/health-warning?next=%2F', { ...headers, ...OWN_FORM }, MEMBERS);
    expect(answer.status).toBe(303);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const call = brand.received.find(({ operation }) => operation === 'AcknowledgeHealthWarning');
    expect(call?.body).toContain('"variables":{"state":"US-TX"}');
    expect(call?.headers['x-session']).toBe('abcdefghijklmnop');
    expect((await brand.get('/', { host: MEMBERS, headers })).body).toContain('own words');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '',
  ])('D15 leads home instead of to %s', async (next) => {
    const answer = await post(`/health-warning?${new URLSearchParams({ next })}`, { ...TEXAS, ...OWN_FORM });
    expect(answer.headers.location).toBe('/');
  });

  it('H04 takes the form of its own host’s pages alone', async () => {
    const foreign = await post('/health-warning', { ...TEXAS, 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    const unknown = await post('/health-warning', { ...TEXAS, ...SESSION }, MEMBERS);
    expect(unknown.status).toBe(403);
    expect(acknowledged.texas).toBeNull();
  });

  it('H04 stores nothing where there is no warning', async () => {
    const answer = await post('/health-warning?next=%2Fopen', OWN_FORM);
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([303, '/open', undefined]);
  });
});
