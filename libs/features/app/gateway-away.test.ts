import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, startBrand } from '@network/core/server/brand-fixture.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { createBrandRouter } from './complete-router.ts';
import { pagePaths } from './testing/pages.ts';

const TOUR = 'vixen.localhost';
const MEMBERS = 'members.vixen.localhost';
const MEMBER = { cookie: 'vxn_session=abcdefghijklmnop' };
const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const AS_PROGRAM = { accept: 'application/json' };
const WELCOME = '?memberid=m1&hashedMemberId=abc&username=member1234&siteId=3';

let brand: BrandFixture;
beforeAll(async () => {
  brand = await startBrand(
    gatewaySaying(() => 'hello'),
    createBrandRouter,
    vixen,
  );
  await brand.stopGateway();
});
afterAll(() => brand.close());

/** Every page there is, with a slug in the place of each parameter; those after a payment with what it brings along. */
const PAGES = pagePaths.map((path) =>
  path.startsWith('/_') ? path.replaceAll('$', 'epoch') + WELCOME : path.replaceAll('$', 'one-slug'),
);

/** What a browser is led to, or sends, besides pages. */
const CALLS = [
  ['GET', '/oidc/login'],
  ['GET', '/oidc/login?uri=%2Fvideos'],
  ['GET', '/oidc/callback?code=x&state=y'],
  ['GET', '/oidc/device?token=x&answer=approve'],
  ['POST', '/oidc/device'],
  ['POST', '/oidc/logout'],
  ['GET', '/refresh'],
  ['GET', '/api/refresh'],
  ['GET', '/?al_token=abc'],
  ['GET', '/toprated'],
  ['GET', '/_signup-extern/epoch'],
  ['GET', '/media/v/a.mp4'],
  ['POST', '/support'],
  ['POST', '/casting'],
  ['POST', '/removal'],
  ['POST', '/joinnow'],
  ['POST', '/health-warning?next=%2Fvideos'],
] as const;

/** The third differs from each of the others in one thing. */
const VISITS = [
  ['a visitor of the tour', TOUR, {}, {}],
  ['a member', MEMBERS, MEMBER, {}],
  ['a visitor of the members host', MEMBERS, {}, { tags: 'long' }],
] as const;

const texas = { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' };

describe.each(VISITS)('while the gateway is away, %s', (_person, host, cookies, effort) => {
  const own = `http://${host}:4200`;

  it.each(PAGES)('never reads that something is broken at %s', effort, async (path) => {
    const answer = await brand.get(path, { host, headers: { ...AS_BROWSER, ...cookies } });
    expect([200, 301, 302, 404, 503]).toContain(answer.status);
    expect(answer.body).not.toContain('That was not in the script.');
    if (answer.status !== 503) return;
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Vixen');
    expect(answer.body).toMatch(/Try again|Check again/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const data = await brand.get(path, { host, headers: { ...AS_PROGRAM, ...cookies } });
    expect(JSON.parse(data.body)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });

  it.each(CALLS)('is answered alike for %s %s', effort, async (method, path) => {
    const type = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded', origin: own } : {};
    const requestPage = (accept: { readonly accept: string }) =>
      brand.get(path, {
        host,
        method,
        headers: { ...accept, ...cookies, ...type, ...texas },
        ...(method === 'POST' && { body: 'name=Ada&token=x&answer=approve' }),
      });
    const answer = await requestPage(AS_BROWSER);
    expect([200, 302, 303, 404, 405, 503]).toContain(answer.status);
    if (answer.status !== 503) return;
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.body).toContain('Vixen');
    const data = await requestPage(AS_PROGRAM);
    expect([data.status, data.headers['content-type']]).toEqual([503, expect.stringMatching(/^application\/json/)]);
    expect(JSON.parse(data.body)).toMatchObject(
      path === '/support' || path === '/casting' || path === '/removal'
        ? { outcome: 'failed' }
        : { errors: [{ extensions: { code: 'UNAVAILABLE' } }] },
    );
  });
});

describe('the button of a page that the brand server makes by itself', () => {
  it('signs out again', async () => {
    const headers = { ...AS_BROWSER, ...MEMBER, origin: `http://${MEMBERS}:4200` };
    const answer = await brand.get('/oidc/logout', { host: MEMBERS, method: 'POST', headers });
    expect(answer.body).toContain('<form method="post" action="/oidc/logout">');
    // Nobody is signed out in this browser alone.
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('goes on with the same sign-in', async () => {
    const answer = await brand.get('/oidc/callback?code=x&state=%22y', { host: MEMBERS, headers: AS_BROWSER });
    expect(answer.body).toContain('href="/oidc/callback?code=x&amp;state=%22y"');
  });
});
