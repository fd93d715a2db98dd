import { beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const CODE_FORM = '/sign-in/code?brand=vixen';
const clock = fixedClock('2026-03-02T12:00:00Z');

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const codeOf = async (email = EMAIL) => {
  await expect.poll(async () => (await mailedLinkOf(gateway, email)).code).not.toBe('');
  return (await mailedLinkOf(gateway, email)).code;
};
const wrong = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const type = (browser: TestBrowser, code: string, headers = {}) => browser.identity(CODE_FORM, { code }, headers);

/** A browser that wants a page, and asks for a mail instead of typing a password. */
async function askingBrowser({ uri, email = EMAIL }: { readonly uri?: string; readonly email?: string } = {}) {
  const browser = openBrowser(gateway, vixen);
  const form = await browser.identity(await browser.begin(uri));
  const href = /href="(\/sign-in\/email\?[^"]+)"/.exec(form.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await browser.identity(href, { email });
  return { browser, waiting: String(answer.headers.location) };
}

/** Follows the redirects of an answer through a new sign-in; where the brand leads in the end. */
async function follow(browser: TestBrowser, location: unknown): Promise<string> {
  const { pathname, search } = new URL(String(location));
  const login = await browser.brand('GET', pathname + search);
  const authorized = await browser.identity(String(login.headers.location));
  const answer = await browser.identity(String(authorized.headers.location));
  const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
  return String((await browser.brand('GET', callback.pathname + callback.search)).headers.location);
}

describe('a mailed code that signs in', () => {
  it('goes on where the person is, to the page that was wanted, once', async () => {
    const { browser, waiting } = await askingBrowser({ uri: '/videos?page=2' });
    const page = await browser.identity(waiting);
    expect([page.statusCode, page.body.includes(EMAIL), page.body.includes('name="code"')]).toEqual([200, true, true]);
    const code = await codeOf();
    const typed = await type(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(typed.statusCode).toBe(303);
    expect(await follow(browser, typed.headers.location)).toBe('/videos?page=2');
    expect(browser.session).not.toBeNull();
    // The code and its link are over.
    expect((await type(browser, code)).statusCode).toBe(410);
    const { link } = await mailedLinkOf(gateway, EMAIL);
    expect((await openBrowser(gateway, vixen).identity(link)).statusCode).toBe(410);
  });

  it('leaves the wanted page to the link too, in whichever browser it is pressed', async () => {
    await askingBrowser({ uri: '/videos/one' });
    await codeOf();
    const { token } = await mailedLinkOf(gateway, EMAIL);
    const phone = openBrowser(gateway, vixen);
    const pressed = await phone.identity('/sign-in/open?brand=vixen', { token, answer: 'open' });
    expect(await follow(phone, pressed.headers.location)).toBe('/videos/one');
  });

  it('leads to no page of somebody else', async () => {
    const browser = openBrowser(gateway, vixen);
    const uri = encodeURIComponent('https://evil.test/');
    await browser.identity(`/sign-in/email?brand=vixen&uri=${uri}`, { email: EMAIL });
    expect(await follow(browser, (await type(browser, await codeOf())).headers.location)).toBe('/');
  });

  it('is worth nothing in a browser that did not ask, on another brand, to another site’s form, and after its time', async () => {
    const { browser } = await askingBrowser();
    const code = await codeOf();
    expect((await type(openBrowser(gateway, vixen), code)).statusCode).toBe(410);
    const { browser: stranger } = await askingBrowser({ email: 'eve@example.com' });
    expect((await type(stranger, code)).statusCode).toBe(401);
    expect((await browser.identity('/sign-in/code?brand=tushy', { code })).statusCode).toBe(410);
    expect((await type(browser, code, { origin: 'https://evil.test' })).statusCode).toBe(403);
    clock.advance(15 * 60_000);
    expect((await type(browser, code)).statusCode).toBe(410);
    expect((await browser.identity(CODE_FORM)).headers.location).toBe('/sign-in/email?brand=vixen');
  });

  it('keeps the wanted page when it is old: in its address, its form, and the way to another one', async () => {
    const { browser, waiting } = await askingBrowser({ uri: '/videos/one' });
    const uri = 'uri=%2Fvideos%2Fone';
    expect(waiting).toBe(`${CODE_FORM}&${uri}`);
    expect((await browser.identity(waiting)).body).toContain(`action="/sign-in/code?brand=vixen&amp;${uri}"`);
    clock.advance(15 * 60_000);
    expect((await browser.identity(waiting)).headers.location).toBe(`/sign-in/email?brand=vixen&${uri}`);
    const late = await browser.identity(waiting, { code: '123456' });
    expect([late.statusCode, late.body.includes(`/sign-in/email?brand=vixen&amp;${uri}`)]).toEqual([410, true]);
  });

  it('works on when another email was asked for in the same browser, as does the later one', async () => {
    const { browser } = await askingBrowser();
    const first = await codeOf();
    // The fourth in an hour is not sent.
    for (let times = 0; times < 3; times += 1)
      await browser.identity('/sign-in/email?brand=vixen', { email: ' Ada@Example.com ' });
    const typed = await type(browser, first);
    expect([typed.statusCode, await follow(browser, typed.headers.location)]).toEqual([303, '/']);
  });

  it('is worth nothing after the same browser asked for another account', async () => {
    const { browser } = await askingBrowser();
    const code = await codeOf();
    await browser.identity('/sign-in/email?brand=vixen', { email: 'eve@example.com' });
    expect((await type(browser, code)).statusCode).toBe(401);
  });

  it('may be guessed five times in a browser, and ten times a day for an email; its link works on', async () => {
    const { device, account } = BUDGETS.signInCodes;
    const { browser } = await askingBrowser();
    const code = await codeOf();
    for (let by = 1; by <= device.times; by += 1) expect((await type(browser, wrong(code, by))).statusCode).toBe(401);
    const refused = await type(browser, code);
    expect([refused.statusCode, refused.body.includes('name="code"')]).toEqual([429, true]);
    const { browser: other } = await askingBrowser();
    for (let by = device.times; by < account.times; by += 1) expect((await type(other, '00000x')).statusCode).toBe(401);
    const { browser: third } = await askingBrowser();
    expect((await type(third, await codeOf())).statusCode).toBe(429);
    const { link } = await mailedLinkOf(gateway, EMAIL);
    expect((await third.identity(link)).statusCode).toBe(200);
  });

  it('looks the same for an email without an account, wrong tries and their limit included', async () => {
    const answers = await Promise.all(
      [EMAIL, 'eve@example.com'].map(async (email) => {
        const { browser, waiting } = await askingBrowser({ email });
        const page = await browser.identity(waiting);
        const tries = [];
        for (let times = 0; times < 6; times += 1) tries.push((await type(browser, '12345')).statusCode);
        // The field that says which page it is, is sealed.
        const seen = page.body.replaceAll(email, '').replace(/name="page" value="[^"]+"/, '');
        return { page: seen, tries };
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is followed by the second step where there is one', async () => {
    const { id } = await gateway.services.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await gateway.services.db
      .insertInto('authenticators')
      .values({ user_id: id, secret: 'x', created_at: clock.now(), confirmed_at: clock.now(), last_step: 0 })
      .execute();
    const { browser } = await askingBrowser();
    await type(browser, await codeOf());
    const answer = await browser.identity(await browser.begin());
    expect([answer.body.includes('name="step"'), browser.session]).toEqual([true, null]);
  });

  it('never takes the place of another person, who stays signed in', async () => {
    await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    const eve = openBrowser(gateway, vixen);
    await eve.signIn('eve@example.com', PASSWORD);
    await eve.identity('/sign-in/email?brand=vixen', { email: EMAIL });
    expect((await type(eve, await codeOf())).statusCode).toBe(409);
  });

  it('is followed by the sentence for an email without a code, whoever asks', async () => {
    const { browser, waiting } = await askingBrowser();
    expect((await browser.identity(waiting)).body).toContain('If the email has no code, follow its link.');
  });

  it('is stored as a keyed hash', async () => {
    await askingBrowser();
    const code = await codeOf();
    const rows = await gateway.services.db.selectFrom('sign_in_links').selectAll().execute();
    expect(rows.map(({ code_hash: hash }) => hash?.length)).toEqual([64]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
