import { beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf, requestLink } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const QUERY = 'brand=vixen&uri=%2Fvideos';
const WANTED = `${vixen.urls.members}/oidc/login?uri=%2Fvideos`;
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password');
});

interface Shown {
  readonly browser: TestBrowser;
  /** Presses the button of the page that the browser shows. */
  readonly press: (by?: TestBrowser) => ReturnType<TestBrowser['identity']>;
}

const fieldOf = (html: string) => /name="page" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** The page with the code typed. */
async function codeShown(): Promise<Shown> {
  const browser = openBrowser(gateway, vixen);
  await browser.identity(`/sign-in/email?${QUERY}`, { email: EMAIL });
  await expect.poll(async () => (await mailedLinkOf(gateway, EMAIL)).code).not.toBe('');
  const { code } = await mailedLinkOf(gateway, EMAIL);
  const page = fieldOf((await browser.identity(`/sign-in/code?${QUERY}`)).body);
  return { browser, press: (by = browser) => by.identity(`/sign-in/code?${QUERY}`, { code, page }) };
}

/** The page behind the link. */
async function linkShown(): Promise<Shown> {
  await requestLink(gateway, EMAIL, 'vixen', '/videos');
  const { link, token } = await mailedLinkOf(gateway, EMAIL);
  const browser = openBrowser(gateway, vixen);
  const page = fieldOf((await browser.identity(link)).body);
  return { browser, press: (by = browser) => by.identity('/sign-in/open?brand=vixen', { token, page }) };
}

/** Follows the sign-in that was begun to the session. */
async function follow(browser: TestBrowser) {
  const resumed = await browser.identity(await browser.begin());
  const callback = new URL(String((await browser.identity(String(resumed.headers.location))).headers.location));
  await browser.brand('GET', callback.pathname + callback.search);
}

/** A browser with the cookies that it had before it saw an answer. */
function before({ jars }: TestBrowser): TestBrowser {
  const same = openBrowser(gateway, vixen);
  for (const [name, value] of jars.identity) same.jars.identity.set(name, value);
  return same;
}

describe.each([
  ['a mailed code', codeShown, 401],
  ['a mailed link', linkShown, 410],
])('a double click on the button of %s', (_name, shown, refused) => {
  it('leads on where the first answer has not arrived, and signs in', async () => {
    const { browser, press } = await shown();
    const second = before(browser);
    await press();
    const answer = await press(second);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, WANTED]);
    await follow(second);
    expect(second.session).not.toBeNull();
  });

  it('leads on where the first answer has arrived, and where its sign-in has ended', async () => {
    const { browser, press } = await shown();
    await press();
    const waiting = await press();
    expect([waiting.statusCode, waiting.headers.location]).toEqual([303, WANTED]);
    await follow(browser);
    expect(browser.jars.identity.has('identity_link')).toBe(false);
    const arrived = await press();
    expect([arrived.statusCode, arrived.headers.location, arrived.headers['set-cookie']]).toEqual([
      303,
      WANTED,
      undefined,
    ]);
  });

  it('leads eight presses at once on, none of which is a wrong try', async () => {
    const { browser, press } = await shown();
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(before(browser))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(303));
  });

  it('is no second use after a minute, or after every device was signed out', async () => {
    const first = await shown();
    const late = before(first.browser);
    await first.press();
    clock.advance(60_000);
    expect((await first.press(late)).statusCode).toBe(refused);
    const second = await shown();
    const out = before(second.browser);
    await second.press();
    await endAllSessions(gateway.services.db, userId, clock.now());
    expect((await second.press(out)).statusCode).toBe(refused);
  });
});

describe('a second press', () => {
  it('of a link’s button needs the page that was pressed', async () => {
    const { browser, press } = await linkShown();
    const { link, token } = await mailedLinkOf(gateway, EMAIL);
    const other = openBrowser(gateway, vixen);
    const page = fieldOf((await other.identity(link)).body);
    await press(browser);
    for (const field of [page, '', 'made-up'])
      expect((await other.identity('/sign-in/open?brand=vixen', { token, page: field })).statusCode).toBe(410);
  });

  it('of a code needs the browser that asked for it', async () => {
    const { press } = await codeShown();
    await press();
    expect((await press(openBrowser(gateway, vixen))).statusCode).toBe(410);
    const stranger = openBrowser(gateway, vixen);
    await stranger.identity(`/sign-in/email?${QUERY}`, { email: 'eve@example.com' });
    expect((await press(stranger)).statusCode).toBe(401);
  });

  it('of a code is no wrong try', async () => {
    const { browser, press } = await codeShown();
    const [second, guessing] = [before(browser), before(browser)];
    await press();
    await press(second);
    const statuses = [];
    for (let tries = 0; tries <= BUDGETS.signInCodes.device.times; tries += 1)
      statuses.push((await guessing.identity(`/sign-in/code?${QUERY}`, { code: 'x' })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
