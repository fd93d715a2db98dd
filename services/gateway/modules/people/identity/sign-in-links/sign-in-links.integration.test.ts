import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf, requestLink } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());
const kinds = async (email = EMAIL) => (await mailsOf(gateway.services.db, email)).map(({ kind }) => kind);

/** A mailed link, and its token. */
async function mailedLink() {
  await requestLink(gateway, EMAIL, 'vixen');
  return mailedLinkOf(gateway, EMAIL);
}
const press = (browser: TestBrowser, token: string, headers = {}) =>
  browser.identity('/sign-in/open?brand=vixen', { token, answer: 'open' }, headers);

/** Follows the redirects after the button to the brand's session, or to a form. */
async function follow(browser: TestBrowser) {
  const form = await browser.begin();
  const answer = await browser.identity(form);
  if (answer.statusCode !== 303) return answer;
  const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
  return browser.brand('GET', callback.pathname + callback.search);
}

describe('a mailed link that signs in', () => {
  it('shows a page for a look, and signs in by a press of its button, once', async () => {
    const { link, token } = await mailedLink();
    const browser = openBrowser(gateway, vixen);
    for (const _look of [1, 2]) {
      const page = await browser.identity(link);
      expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
      expect(page.body).toContain(EMAIL);
    }
    const pressed = await press(browser, token);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${vixen.urls.members}/oidc/login`]);
    await follow(browser);
    expect(browser.session).not.toBeNull();
    expect((await press(openBrowser(gateway, vixen), token)).statusCode).toBe(410);
    expect((await gateway.services.db.selectFrom('sessions').select('user_id').execute())[0]?.user_id).toBe(userId);
  });

  it('is for fifteen minutes, its own brand, the latest request, and our own page', async () => {
    const { link, token } = await mailedLink();
    const browser = openBrowser(gateway, vixen);
    expect((await press(browser, token, { origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await browser.identity(link.replace('vixen', 'tushy'))).statusCode).toBe(410);
    later(900);
    expect((await browser.identity(link)).statusCode).toBe(410);
    expect((await press(browser, token)).statusCode).toBe(410);
  });

  it('ends with every session of the account', async () => {
    const { link } = await mailedLink();
    await endAllSessions(gateway.services.db, userId, clock.now());
    expect((await openBrowser(gateway, vixen).identity(link)).statusCode).toBe(410);
  });

  it('lets the browser in once, within two minutes, and not after another password', async () => {
    const cookieOf = async () => {
      const browser = openBrowser(gateway, vixen);
      await press(browser, (await mailedLink()).token);
      await gateway.services.db.deleteFrom('mails').execute();
      return browser.jars.identity.get('identity_link') ?? '';
    };
    const arrive = async (cookie: string) => {
      const browser = openBrowser(gateway, vixen);
      browser.jars.identity.set('identity_link', cookie);
      await follow(browser);
      return browser.session !== null;
    };
    const cookie = await cookieOf();
    expect([await arrive(cookie), await arrive(cookie), await arrive('made-up')]).toEqual([true, false, false]);
    const late = await cookieOf();
    later(121);
    expect(await arrive(late)).toBe(false);
    const changed = await cookieOf();
    await gateway.services.db.updateTable('users').set({ password_hash: 'other' }).execute();
    expect(await arrive(changed)).toBe(false);
  });

  it('is followed by the second step where there is one', async () => {
    await gateway.services.db
      .insertInto('authenticators')
      .values({ user_id: userId, secret: 'x', created_at: clock.now(), confirmed_at: clock.now(), last_step: 0 })
      .execute();
    const browser = openBrowser(gateway, vixen);
    await press(browser, (await mailedLink()).token);
    const answer = await follow(browser);
    expect([answer.statusCode, browser.session]).toEqual([200, null]);
    expect(answer.body).toContain('name="step"');
  });

  it('never takes the place of another person, who stays signed in', async () => {
    await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    const eve = openBrowser(gateway, vixen);
    await eve.signIn('eve@example.com', PASSWORD);
    const { link, token } = await mailedLink();
    expect((await eve.identity(link)).statusCode).toBe(409);
    expect((await press(eve, token)).statusCode).toBe(409);
    expect((await press(openBrowser(gateway, vixen), token)).statusCode).toBe(303);
  });

  it('is requested by a form that answers the same whether there is an account or not', async () => {
    const browser = openBrowser(gateway, vixen);
    const send = (email: string) => browser.identity('/sign-in/email?brand=vixen', { email });
    const [known, unknown, broken] = [await send(EMAIL), await send('eve@example.com'), await send('@')];
    for (const answer of [known, unknown, broken])
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in/code?brand=vixen']);
    await expect.poll(() => kinds()).toEqual(['signInLink']);
    expect(await kinds('eve@example.com')).toEqual([]);
    expect(
      (await browser.identity('/sign-in/email?brand=vixen', { email: EMAIL }, { origin: 'null' })).statusCode,
    ).toBe(403);
  });

  it('is a link that chooses a password where the email is unconfirmed, which confirms it and signs in', async () => {
    const email = 'new@example.com';
    await addPerson(gateway.services.db, email, PASSWORD, { isUnconfirmed: true });
    await requestLink(gateway, email, 'vixen', '/videos');
    const [mail] = await mailsOf(gateway.services.db, email);
    const link = /\/password\/reset\?[^"\\]+/.exec(JSON.stringify(mail))?.[0] ?? '';
    const browser = openBrowser(gateway, vixen);
    const page = (await browser.identity(link)).body;
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const chosen = { token, newPassword: 'Other1password', confirmation: 'Other1password' };
    const answer = await browser.identity(action.replaceAll('&amp;', '&'), chosen);
    const login = `${vixen.urls.members}/oidc/login?uri=%2Fvideos`;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, login]);
    await follow(browser);
    expect(browser.session).not.toBeNull();
    await requestLink(gateway, email, 'vixen');
    expect(await kinds(email)).toContain('signInLink');
  });

  it('goes to nobody who is banned, three times an hour, and chooses a password where the email is unconfirmed', async () => {
    for (const _time of [1, 2, 3, 4]) await requestLink(gateway, EMAIL, 'vixen');
    expect(await kinds()).toEqual(['signInLink', 'signInLink', 'signInLink']);
    await addPerson(gateway.services.db, 'new@example.com', PASSWORD, { isUnconfirmed: true });
    await addPerson(gateway.services.db, 'gone@example.com', PASSWORD, { disabledAt: clock.now() });
    for (const email of ['new@example.com', 'gone@example.com']) await requestLink(gateway, email, 'vixen');
    expect([await kinds('new@example.com'), await kinds('gone@example.com')]).toEqual([['signInUnconfirmed'], []]);
    const stored = await gateway.services.db.selectFrom('sign_in_links').select('token_hash').execute();
    expect(stored.every(({ token_hash: hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });
});
