import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { resolveSession } from '../sessions/sessions.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

describe('signing in on a members host', () => {
  it('R57 leads back to where the person was going, with a session of theirs', async () => {
    const browser = openBrowser(gateway, vixen);
    const answer = await browser.signIn(EMAIL, PASSWORD, '/videos?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/videos?page=2']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(browser.session).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await resolveSession(gateway.services, browser.session ?? '', vixen)).toMatchObject({ userId });
    expect([...browser.jars.brand.keys()]).toEqual([]);
  });

  it.each([
    '//evil.test',
    String.raw`/\evil.test`,
    '/%09/evil.test',
    '/%2f/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    `https://user@${new URL(vixen.urls.members).host}/`,
    `${vixen.urls.members}.evil.test/`,
    '',
    'videos',
    `/${'x'.repeat(8_192)}`,
  ])('D15 goes home instead of %j', async (uri) => {
    const answer = await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD, uri);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  });

  it('D15 goes home when uri appears twice, and to another brand’s members host when uri names it', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const login = await browser.brand('GET', '/oidc/login?uri=/a&uri=/b');
    const callback = new URL(String((await browser.identity(String(login.headers.location))).headers.location));
    expect((await browser.brand('GET', callback.pathname + callback.search)).headers.location).toBe('/');
    const sister = `${tushy.urls.members}/videos`;
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD, sister)).headers.location).toBe(sister);
  });

  it('gives a new session id and ends the one that the browser came with', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const first = browser.session ?? '';
    const callback = new URL(await browser.begin());
    await browser.brand('GET', callback.pathname + callback.search);
    expect(browser.session).not.toBe(first);
    expect(await resolveSession(gateway.services, first, vixen)).toBeNull();
  });

  it('never takes up an id that somebody else chose (session fixation)', async () => {
    const browser = openBrowser(gateway, vixen);
    browser.session = 'chosen-by-an-attacker-0123456789';
    await browser.signIn(EMAIL, PASSWORD);
    expect(browser.session).not.toContain('chosen');
    expect(await resolveSession(gateway.services, 'chosen-by-an-attacker-0123456789', vixen)).toBeNull();
  });

  it('stores neither the id nor the tokens in clear', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const [row] = await gateway.services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(browser.session);
    expect(row).toMatchObject({ tenant_id: 'vixen', client_network: '203.0.113.0/24' });
    expect(row?.tokens).not.toContain('{');
  });
});

describe('the callback', () => {
  it('goes by a cookie that no sibling host can write', async () => {
    const login = await openBrowser(gateway, vixen).brand('GET', '/oidc/login');
    expect(String(login.headers['set-cookie'])).toMatch(
      /^__Host-vxn_signin_\w+=[\w-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is worth nothing in another browser, with another state, or a second time', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
    const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
    const path = callback.pathname + callback.search;

    const stolen = await openBrowser(gateway, vixen).brand('GET', path);
    expect([stolen.statusCode, stolen.headers['x-set-session']]).toEqual([400, undefined]);
    const otherState = new URL(callback);
    otherState.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.brand('GET', otherState.pathname + otherState.search)).statusCode).toBe(400);

    const cookies = new Map(browser.jars.brand);
    expect((await browser.brand('GET', path)).statusCode).toBe(303);
    for (const [name, value] of cookies) browser.jars.brand.set(name, value);
    const replayed = await browser.brand('GET', path);
    expect([replayed.statusCode, replayed.headers['x-set-session']]).toEqual([400, undefined]);
  });

  it('refuses another issuer’s answer and a forged code', async () => {
    for (const [name, value] of [
      ['iss', 'https://evil.test'],
      ['code', 'forged'],
      ['state', ''],
    ] as const) {
      const browser = openBrowser(gateway, vixen);
      const answer = await browser.identity(await browser.begin(), { email: EMAIL, password: PASSWORD });
      const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
      callback.searchParams.set(name, value);
      const refused = await browser.brand('GET', callback.pathname + callback.search);
      expect([refused.statusCode, refused.headers['x-set-session']]).toEqual([400, undefined]);
    }
  });

  it('belongs to the tenant that began it', async () => {
    const browser = openBrowser(gateway, vixen);
    const answer = await browser.identity(await browser.begin(), { email: EMAIL, password: PASSWORD });
    const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
    const other = openBrowser(gateway, tushy);
    for (const [name, value] of browser.jars.brand) other.jars.brand.set(name.replace('vxn', 'tsh'), value);
    expect((await other.brand('GET', callback.pathname + callback.search)).statusCode).toBe(400);
  });
});

describe('the brand key', () => {
  it.each(['/brand/oidc/login', '/brand/oidc/callback?code=x&state=y', '/brand/refresh', '/brand/api/refresh'])(
    'is needed, right and of that tenant, for %s',
    async (url) => {
      const vixenHeaders = gateway.headersFor({ tenant: 'vixen', area: 'members' });
      const forged = { ...vixenHeaders, 'x-brand-key': 'f'.repeat(64) };
      const swapped = { ...vixenHeaders, 'x-tenant': 'tushy' };
      const tour = gateway.headersFor({ tenant: 'vixen', area: 'tour' });
      for (const [headers, status] of [
        [{}, 404],
        [tour, 404],
        [{ 'x-tenant': 'vixen', 'x-area': 'members' }, 403],
        [forged, 403],
        [swapped, 403],
      ] as const) {
        const answer = await gateway.inject({ method: 'GET', url, headers });
        expect([answer.statusCode, answer.headers['x-set-session'], answer.headers.location]).toEqual([
          status,
          undefined,
          undefined,
        ]);
      }
    },
  );
});

describe('signing out', () => {
  it('ends the session and the identity server’s, so that the form is shown again', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const before = browser.session ?? '';
    const answer = await browser.brand('POST', '/oidc/logout', {
      origin: vixen.urls.members,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.statusCode, answer.headers.location, answer.headers['x-set-session']]).toEqual([
      303,
      `${vixen.urls.tour}/`,
      '',
    ]);
    expect(browser.session).toBeNull();
    expect(await resolveSession(gateway.services, before, vixen)).toBeNull();
    expect(await browser.begin()).toContain('/oidc/interaction/');
  });

  it('is accepted from a form of the members host only', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const hostile = [
      {},
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: vixen.urls.tour },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: vixen.urls.members },
    ];
    for (const headers of hostile) {
      expect((await browser.brand('POST', '/oidc/logout', headers as Record<string, string>)).statusCode).toBe(403);
    }
    expect((await browser.brand('GET', '/oidc/logout')).statusCode).toBe(404);
    expect(await resolveSession(gateway.services, browser.session ?? '', vixen)).not.toBeNull();
  });

  const SIGN_OUT = { origin: vixen.urls.members, 'content-type': 'application/x-www-form-urlencoded' };
  const signOutEverywhere = (browser: TestBrowser, headers: Record<string, string> = SIGN_OUT, scope = 'everywhere') =>
    gateway.inject({
      method: 'POST',
      url: '/brand/oidc/logout',
      headers: {
        ...gateway.headersFor({ tenant: 'vixen', area: 'members', session: browser.session ?? '' }),
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams({ scope }).toString(),
    });
  const isIn = async (browser: TestBrowser, tenant: Tenant) =>
    (await resolveSession(gateway.services, browser.session ?? '', tenant)) !== null;
  async function signedInAllOver() {
    const [here, sister, phone] = [
      openBrowser(gateway, vixen),
      openBrowser(gateway, tushy),
      openBrowser(gateway, tushy),
    ];
    await addPerson(gateway.services.db, 'other@example.com', PASSWORD);
    const stranger = openBrowser(gateway, tushy);
    await here.signIn(EMAIL, PASSWORD);
    await sister.signIn(EMAIL, PASSWORD);
    await phone.signIn(EMAIL, PASSWORD);
    await stranger.signIn('other@example.com', PASSWORD);
    return { here, sister, phone, stranger };
  }

  it('ends the sessions of all brands, the identity server’s too, when a person chooses that', async () => {
    const { here, sister, phone, stranger } = await signedInAllOver();
    const answer = await signOutEverywhere(here);
    expect([answer.statusCode, answer.headers.location, answer.headers['x-set-session']]).toEqual([
      303,
      `${vixen.urls.tour}/`,
      '',
    ]);
    expect([await isIn(here, vixen), await isIn(sister, tushy), await isIn(phone, tushy)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await isIn(stranger, tushy)).toBe(true);
    for (const browser of [here, sister, phone]) expect(await browser.begin()).toContain('/oidc/interaction/');
    const left = gateway.services.db.selectFrom('oidc_payloads').select('model').where('account_id', '=', userId);
    expect(await left.execute()).toEqual([]);
  });

  it('ends this brand’s session alone without that, and for any other scope', async () => {
    for (const scope of ['', 'here', 'EVERYWHERE', 'everywhere&scope=everywhere']) {
      await deletePeople(gateway.services.db);
      userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
      const { here, sister } = await signedInAllOver();
      await signOutEverywhere(here, SIGN_OUT, scope);
      expect([scope, await isIn(here, vixen), await isIn(sister, tushy)]).toEqual([scope, false, true]);
    }
  });

  it.each([
    {},
    { origin: 'https://evil.test' },
    { origin: tushy.urls.members },
    { 'sec-fetch-site': 'cross-site' },
    { origin: vixen.urls.members, 'sec-fetch-site': 'same-site' },
  ])('ends nothing anywhere for a form of %j', async (headers) => {
    const { here, sister } = await signedInAllOver();
    expect((await signOutEverywhere(here, headers as Record<string, string>)).statusCode).toBe(403);
    expect([await isIn(here, vixen), await isIn(sister, tushy)]).toEqual([true, true]);
  });

  it('D34 a sign-in that nobody approved ends itself alone', async () => {
    const { here, sister } = await signedInAllOver();
    const { db } = gateway.services;
    await db.updateTable('sessions').set({ challenge: 'pending' }).where('tenant_id', '=', 'vixen').execute();
    await signOutEverywhere(here);
    expect(await isIn(sister, tushy)).toBe(true);
  });

  it('without a session just leads out', async () => {
    const answer = await openBrowser(gateway, vixen).brand('POST', '/oidc/logout', { 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(303);
  });
});
