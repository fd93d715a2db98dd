import { createHmac } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { LANGUAGE_COOKIE } from '@network/validation/languages.ts';
import { newLinkRequest } from '../sign-in-links/link-request.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
import { deviceCookie, knownDevice } from '../sign-in/known-device.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen], config: { publicUrl: 'https://api.network.example' } });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const uidOf = (form: string): string => /interaction\/([^?]+)/.exec(form)?.[1] ?? '';
const pending = (browser: TestBrowser): readonly string[] =>
  [...browser.jars.identity.keys()].filter((name) => /identity_(interaction|resume)/.test(name));

/** Fills in a form that was begun before, and follows it to the brand. */
async function finish(browser: TestBrowser, form: string): Promise<LightMyRequestResponse> {
  const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
  return browser.identity(String(answer.headers.location), undefined, { accept: 'text/html' });
}

describe('the cookies of a sign-in, on an origin with https', () => {
  it('cannot be written by a sibling host, and go when it ends', async () => {
    const browser = openBrowser(gateway, vixen);
    const login = await browser.brand('GET', '/oidc/login');
    const begun = await browser.identity(String(login.headers.location));
    const uid = uidOf(String(begun.headers.location));
    const own = begun.cookies.filter(({ name }) => /interaction|resume/.test(name));
    expect(own.map(({ name }) => name).toSorted()).toEqual(
      ['interaction', 'resume'].flatMap((kind) => [
        `__Host-identity_${kind}-${uid}`,
        `__Host-identity_${kind}-${uid}.sig`,
      ]),
    );
    for (const cookie of own)
      expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'lax' });
    const resumed = await finish(browser, String(begun.headers.location));
    expect(resumed.headers.location).toContain(`${vixen.urls.members}/oidc/callback?code=`);
    expect(pending(browser)).toEqual([]);
  });

  it('are kept apart for two sign-ins at once, which both end', async () => {
    const browser = openBrowser(gateway, vixen);
    const [one, other] = [await browser.begin('/videos'), await browser.begin('/channels')];
    for (const form of [one, other]) expect((await browser.identity(form)).statusCode).toBe(200);
    expect((await finish(browser, one)).headers.location).toContain('/oidc/callback?code=');
    // The second one belongs to the browser's session of before, which signed in meanwhile as the same person.
    expect((await browser.identity(other)).statusCode).toBe(200);
    expect((await finish(browser, other)).headers.location).toContain('/oidc/callback?code=');
  });

  it('are those of five sign-ins at most: the earliest goes for the sixth', async () => {
    const browser = openBrowser(gateway, vixen);
    const forms: string[] = [];
    for (let count = 0; count < 6; count += 1) forms.push(await browser.begin());
    expect(pending(browser)).toHaveLength(5 * 4);
    const statuses = await Promise.all(forms.map(async (form) => (await browser.identity(form)).statusCode));
    expect(statuses).toEqual([410, 200, 200, 200, 200, 200]);
  });

  it('have their names of before in a sign-in that began before them, which still ends', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    renameToEarlier(browser, uidOf(form));
    expect((await finish(browser, form)).headers.location).toContain('/oidc/callback?code=');
  });

  it('are worth nothing under another name', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    for (const [name, value] of Array.from(browser.jars.identity)) {
      browser.jars.identity.delete(name);
      browser.jars.identity.set(name.replace(/__Host-(identity_\w+)-[^.]+/, '$1'), value);
    }
    expect((await browser.identity(form)).statusCode).toBe(410);
  });
});

it('no cookie of the identity server can be written by a sibling host, but that of the language', async () => {
  const browser = openBrowser(gateway, vixen);
  const login = await browser.brand('GET', '/oidc/login');
  const begun = await browser.identity(String(login.headers.location));
  const form = String(begun.headers.location);
  const answered = await browser.identity(form, { email: EMAIL, password: PASSWORD });
  const resumed = await browser.identity(String(answered.headers.location), undefined, { accept: 'text/html' });
  const asked = await browser.identity('/sign-in/email?brand=vixen', { email: EMAIL });
  await mailSignInLink(
    gateway.services,
    newLinkRequest(gateway.services, { email: EMAIL, tenantId: 'vixen', wanted: null }),
  );
  const { token } = await mailedLinkOf(gateway, EMAIL);
  const opened = await browser.identity('/sign-in/open?brand=vixen', { token });
  const cookies = [begun, answered, resumed, asked, opened].flatMap((answer) => answer.cookies);
  const kinds = ['interaction', 'resume', 'session', 'device', 'link_request', 'link'];
  for (const kind of kinds) expect(cookies.map(({ name }) => name).join(' ')).toContain(`__Host-identity_${kind}`);
  // A cookie that is deleted may have an earlier name.
  const kept = cookies.filter(({ value, expires }) => value !== '' && expires?.getTime() !== 0);
  const own = kept.filter(({ name }) => name !== LANGUAGE_COOKIE);
  for (const { name, path, secure } of own)
    expect([name, path, secure]).toEqual([name.replace(/^(?!__Host-)/, '__Host-'), '/', true]);
});

describe('a browser that was known before its cookie had the prefix', () => {
  it('is known still, and by the new cookie from its next sign-in on', async () => {
    const { services } = gateway;
    const account = await services.db.selectFrom('users').select(['id', 'password_hash']).executeTakeFirstOrThrow();
    const [now = ''] = deviceCookie(services, account).split(';');
    const before = now.replace('__Host-', '');
    const device = knownDevice(services, account, before);
    expect(device).not.toBeNull();
    const [renewed = ''] = deviceCookie(services, account, before).split(';');
    expect(renewed).toMatch(/^__Host-identity_device_/);
    expect(knownDevice(services, account, renewed)).toBe(device);
  });
});

describe('a sign-in whose account or session is gone', () => {
  it('begins anew when the account is deleted between the form and its end', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin('/videos');
    const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
    await gateway.services.db.deleteFrom('users').execute();
    const resumed = await browser.identity(String(answer.headers.location), undefined, { accept: 'text/html' });
    expect(resumed.statusCode).toBe(303);
    await showsForm(browser, String(resumed.headers.location));
  });

  it('shows the form where the account of the browser’s session is deleted, also when a page writes that back', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    await gateway.services.db.deleteFrom('users').execute();
    expect(
      await gateway.services.db.selectFrom('oidc_payloads').where('model', '=', 'Session').select('id_hash').execute(),
    ).toHaveLength(1);
    expect((await browser.identity(await browser.begin('/videos'))).statusCode).toBe(200);
  });

  it('begins anew when the session it began with has ended, before the form and after', async () => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, PASSWORD);
    await lockBrowsers();
    const [shown, filled] = [await browser.begin('/videos'), await browser.begin('/videos')];
    const answer = await browser.identity(filled, { email: EMAIL, password: PASSWORD });
    await gateway.services.db.deleteFrom('oidc_payloads').where('model', '=', 'Session').execute();
    for (const attempt of [
      await browser.identity(shown),
      await browser.identity(shown, { email: EMAIL, password: PASSWORD }),
      await browser.identity(String(answer.headers.location), undefined, { accept: 'text/html' }),
    ]) {
      expect([attempt.statusCode, attempt.headers.location]).toEqual([
        303,
        `${vixen.urls.members}/oidc/login?uri=%2Fvideos`,
      ]);
    }
    expect((await browser.identity(await browser.begin())).statusCode).toBe(200);
  });
});

/** Follows an answer until it is the form. */
async function showsForm(browser: TestBrowser, location: string): Promise<void> {
  const page = await browser.identity(location);
  if (page.statusCode === 200) return expect(page.body).toContain('name="password"');
  expect([page.statusCode, page.headers.location]).toEqual([303, `${vixen.urls.members}/oidc/login?uri=%2Fvideos`]);
  expect((await browser.identity(await browser.begin('/videos'))).body).toContain('name="password"');
}

/** Signs them as an earlier gateway did. */
function renameToEarlier({ jars: { identity } }: TestBrowser, uid: string): void {
  const [key] = gateway.services.config.secrets
    .deriveEach('identity-cookies')
    .map((each) => each.toString('base64url'));
  // Signs as the package keygrip does.
  const sign = (text: string) =>
    createHmac('sha1', key ?? '')
      .update(text)
      .digest('base64url');
  for (const name of Array.from(identity.keys())) if (name.includes(uid)) identity.delete(name);
  for (const name of ['identity_interaction', 'identity_resume']) {
    identity.set(name, uid);
    identity.set(`${name}.sig`, sign(`${name}=${uid}`));
  }
}

async function lockBrowsers(): Promise<void> {
  const { db, clock } = gateway.services;
  const lock = { user_id: userId, pin_hash: null, idle_minutes: null, set_at: clock.now() };
  await db.insertInto('member_locks').values(lock).execute();
  await db.updateTable('sessions').set({ locked_at: clock.now() }).where('user_id', '=', userId).execute();
}
