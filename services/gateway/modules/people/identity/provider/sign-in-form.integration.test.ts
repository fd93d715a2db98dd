import { Script } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import german from '../../../../../../apps/vixen/words/de.ts';
import { identity as texts } from '@network/messages/identity.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { signInPage } from './sign-in-page.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';

const gateway = gatewayForTests({ tenants: [{ ...vixen, words: { de: german } }, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

describe('the sign-in form', () => {
  it('is plain HTML in the brand’s name, with the fields email and password', async () => {
    const browser = openBrowser(gateway, tushy);
    const page = await browser.identity(await browser.begin('/videos'));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Sign in to Tushy');
    expect(page.body).toContain(tushy.theme.palette.accent);
    expect(page.body.match(/<form /g)).toHaveLength(1);
    expect(page.body).toMatch(/<form method="post" action="\/oidc\/interaction\/[^"]+"/);
    expect(page.body).toMatch(/<input [^>]*name="email"/);
    expect(page.body).toMatch(/<input [^>]*name="password" type="password"/);
    expect(page.body).toContain(`${tushy.urls.tour}/wordmark.svg`);
  });

  it('greets in the brand’s words of its language, and in the catalogue’s where the brand has none', async () => {
    const headings = async (language: string) => {
      const browser = openBrowser(gateway, vixen);
      const { body } = await browser.identity(`${await browser.begin()}&ui_locales=${language}`);
      return [/<h1>(.*?)<\/h1>/.exec(body)?.[1], /<p class="tagline">(.*?)<\/p>/.exec(body)?.[1]];
    };
    expect(await headings('en')).toEqual([vixen.copy.welcomeBack, vixen.copy.tagline]);
    expect(await headings('de')).toEqual([german.copy.welcomeBack, german.copy.tagline]);
    expect(await headings('es')).toEqual(['Hola de nuevo', vixen.copy.tagline]);
  });

  it('loads one script, of its own origin, that never changes under its address', async () => {
    const browser = openBrowser(gateway, vixen);
    const { body, headers } = await browser.identity(await browser.begin());
    const [, src = ''] = /<script src="([^"]+)" defer><\/script>/.exec(body) ?? [];
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
    const script = await gateway.inject({ url: src });
    expect(script.statusCode).toBe(200);
    expect(script.headers['cache-control']).toContain('immutable');
    // It is what it is without the modules of the gateway.
    expect(() => new Script(script.body)).not.toThrow();
    expect(script.body).not.toMatch(/__vi_|import\s*[({]/);
  });

  it('is set in the brand’s typefaces, which it serves itself, and no others', async () => {
    const browser = openBrowser(gateway, vixen);
    const { body } = await browser.identity(await browser.begin());
    expect(body).toContain(`"${vixen.theme.fonts.display}"`);
    const faces = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => path ?? '');
    expect(faces).toHaveLength(2);
    for (const url of faces) {
      const face = await gateway.inject({ url });
      expect(face).toMatchObject({ statusCode: 200, headers: { 'content-type': 'font/woff2' } });
      expect(face.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
    for (const url of ['/typefaces/manrope.woff2', '/typefaces/..%2f..%2fpackage.json', '/typefaces/figtree']) {
      expect((await gateway.inject({ url })).statusCode).toBe(404);
    }
  });

  it('allows no frame, foreign script or foreign form, and sends its address to nobody else', async () => {
    const browser = openBrowser(gateway, vixen);
    const { headers } = await browser.identity(await browser.begin());
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain(`form-action 'self' ${vixen.urls.members}`);
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers a wrong password and an unknown account with the same page', async () => {
    const answers = await Promise.all(
      [EMAIL, 'eve@example.com'].map(async (email) => {
        const browser = openBrowser(gateway, vixen);
        const answer = await browser.signIn(email, 'Wrong1password');
        return [
          answer.statusCode,
          answer.body.replaceAll(email, 'EMAIL').replaceAll(/interaction\/[^"]+|challenge[^,]+/g, 'FORM'),
        ];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]?.[1]).toContain(texts.errors.wrongCredentials);
    expect(answers[0]?.[1]).not.toContain('Wrong1password');
  });

  it('can be tried again after a failure', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    expect((await browser.identity(form, { email: EMAIL, password: 'no' })).statusCode).toBe(401);
    expect((await browser.identity(form, { email: EMAIL, password: PASSWORD })).statusCode).toBe(303);
  });

  it('refuses a banned account in plain words', async () => {
    await addPerson(gateway.services.db, 'gone@example.com', PASSWORD, { disabledAt: new Date(0) });
    const answer = await openBrowser(gateway, vixen).signIn('gone@example.com', PASSWORD);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(texts.errors.disabled);
  });

  it('answers 429 with Retry-After after ten failures of an account', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    await browser.identity(form, { email: EMAIL, password: 'no' });
    await gateway.services.db.updateTable('rate_limits').set({ points: 10 }).execute();
    const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    expect(answer.body).toContain(texts.errors.limited);
  });

  it('refuses what another site sent', async () => {
    const foreign = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: vixen.urls.members },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign) {
      const browser = openBrowser(gateway, vixen);
      const answer = await browser.identity(await browser.begin(), { email: EMAIL, password: PASSWORD }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  it.each([true, false])(
    'takes a client that says nothing of its page, if it brings the cookie: %s',
    async (brings) => {
      const browser = openBrowser(gateway, vixen);
      const url = await browser.begin();
      const cookie = [...browser.jars.identity].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await gateway.inject({
        method: 'POST',
        url: new URL(url, gateway.services.config.publicUrl).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(brings && { cookie }) },
        payload: new URLSearchParams({ email: EMAIL, password: PASSWORD }).toString(),
      });
      expect(answer.statusCode).toBe(brings ? 303 : 410);
    },
  );

  it('belongs to the browser that began it', async () => {
    const form = await openBrowser(gateway, vixen).begin();
    const other = openBrowser(gateway, vixen);
    await other.begin();
    for (const address of [form, '/oidc/interaction/unknown']) {
      expect((await other.identity(address)).statusCode).toBe(410);
      expect((await other.identity(address, { email: EMAIL, password: PASSWORD })).statusCode).toBe(410);
    }
    expect((await openBrowser(gateway, vixen).identity(form, { email: EMAIL, password: PASSWORD })).statusCode).toBe(
      410,
    );
  });

  it('leads on to the brand and the wanted page when it is over: by "Back" when signed in, by a bookmark by the form', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin('/videos?page=2');
    await browser.identity(form);
    await browser.signIn(EMAIL, PASSWORD, '/videos?page=2');
    const wayOn = async (someone: typeof browser, address: string) => {
      const page = await someone.identity(address);
      const href = /class="button" href="([^"]+)"/.exec(page.body)?.[1] ?? '';
      return { page, login: new URL(href.replaceAll('&amp;', '&')) };
    };
    const late = openBrowser(gateway, vixen);
    for (const someone of [browser, late]) {
      const address = someone === browser ? form.replace(/interaction\/[^?]+/, 'interaction/used') : form;
      const { page, login } = await wayOn(someone, address);
      expect([page.statusCode, page.body.includes('Continue to Vixen')]).toEqual([410, true]);
      expect(login.href).toBe(`${vixen.urls.members}/oidc/login?uri=%2Fvideos%3Fpage%3D2`);
    }
    expect(await browser.begin('/videos?page=2')).toContain(`${vixen.urls.members}/oidc/callback`);
    expect(await late.begin('/videos?page=2')).toContain('/oidc/interaction/');
  });

  it.each(['/oidc/interaction/unknown', '/oidc/auth/unknown', '/oidc/nothing', '/oidc/auth?client_id=nobody'])(
    'leads on to the brands where an address names none: %s',
    async (address) => {
      const page = await openBrowser(gateway, vixen).identity(address, undefined, { accept: 'text/html' });
      expect(page.body).toContain(`<a href="${vixen.urls.tour}/">Vixen</a>`);
      expect(page.body).toContain(`<a href="${tushy.urls.tour}/">Tushy</a>`);
    },
  );

  it('refuses a body that is too large or no form', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    expect((await browser.identity(form, { email: 'a'.repeat(20_000), password: 'x' })).statusCode).toBe(413);
    expect(
      (await browser.identity(form, { email: EMAIL, password: PASSWORD }, { 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(415);
  });

  const pageWith = (more: { readonly email?: string; readonly mayJoin?: boolean }) =>
    signInPage({
      brand: vixen,
      forgottenHref: '/y',
      linkHref: '/z',
      mayJoin: true,
      passkeyOptions: '{}',
      action: '/x',
      email: '',
      problem: 'wrongCredentials',
      leadsTo: [],
      ...more,
    });

  it('leads nobody to the join page of a brand that sells no membership', () => {
    expect(pageWith({}).html).toContain(`${vixen.urls.members}/joinnow`);
    expect(pageWith({ mayJoin: false }).html).not.toContain('joinnow');
  });

  it('escapes what it gives back', () => {
    const email = `"><script>alert(1)</script>'&`;
    const page = pageWith({ email });
    expect(page.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
    expect(page.html).not.toContain('<script>');
  });
});

describe('the identity server', () => {
  it('signs a person in on another brand without the form', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    const sister = openBrowser(gateway, tushy);
    for (const [name, value] of browser.jars.identity) sister.jars.identity.set(name, value);
    expect(await sister.begin('/videos')).toMatch(new RegExp(`^${tushy.urls.members}/oidc/callback\\?code=`));
  });

  it('accepts no request without PKCE, with a foreign redirect or of an unknown client', async () => {
    const browser = openBrowser(gateway, vixen);
    const login = new URL(String((await browser.brand('GET', '/oidc/login')).headers.location));
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.delete('code_challenge'),
      (url) => url.searchParams.set('code_challenge_method', 'plain'),
      (url) => url.searchParams.set('redirect_uri', 'https://evil.test/oidc/callback'),
      (url) => url.searchParams.set('client_id', 'nobody'),
      (url) => url.searchParams.set('response_type', 'token'),
    ];
    for (const change of changes) {
      const url = new URL(login);
      change(url);
      const answer = await openBrowser(gateway, vixen).identity(url.href);
      const location = answer.headers.location ?? '';
      expect(location).not.toContain('evil.test');
      expect(location).not.toContain('/interaction/');
      expect(location === '' ? answer.statusCode : 400).toBe(400);
    }
  });
});
