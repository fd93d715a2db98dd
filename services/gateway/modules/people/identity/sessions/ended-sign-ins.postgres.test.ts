import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { lockAccount } from '../accounts.ts';
import { issueAutologin } from '../autologin/autologin.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { inOrder, untilWaiting } from '../testing/in-order.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { endOtherSessions } from './session-list.ts';
import { endAllSessions, endIdentitySession, hashSessionId, resolveSession, revokeSession } from './sessions.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly [TestGateway, TestGateway];
let userId: string;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(db());
  userId = await addPerson(db(), EMAIL, PASSWORD);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

type Work = (trx: Database) => Promise<unknown>;

const db = (): Database => gateways[0].services.db;
/** Makes the identity server's next write of this model wait. */
const holdRows =
  (model: string): Work =>
  (trx) =>
    trx.selectFrom('oidc_payloads').select('id_hash').where('model', '=', model).forUpdate().execute();
const holdAccount: Work = (trx) => lockAccount(trx, userId, 'update');
const endAll: Work = (trx) => endAllSessions(trx, userId, clock.now());
const endOthers: Work = (trx) => endOtherSessions(trx, userId, 'of another browser', clock.now());

/**
 * Has a call of the other gateway wait, does something meanwhile, and lets the call go on. @returns what the call came
 * to
 */
async function meanwhile<Result>(hold: Work, call: () => Promise<Result>, work: Work): Promise<Result> {
  const [called] = await db()
    .transaction()
    .execute(async (trx) => {
      await hold(trx);
      const waiting = call();
      await untilWaiting(db(), 1);
      await work(trx);
      return [waiting] as const;
    });
  return called;
}

const newBrowser = (): TestBrowser => openBrowser(gateways[1], vixen);
async function signedIn(): Promise<TestBrowser> {
  const browser = newBrowser();
  await browser.signIn(EMAIL, PASSWORD);
  return browser;
}
/** The request by which a brand asks the identity server who somebody is. */
const askingOf = async (browser: TestBrowser) => String((await browser.brand('GET', '/oidc/login')).headers.location);
const comeBack = (browser: TestBrowser, location: unknown) => {
  const { pathname, search } = new URL(String(location));
  return browser.brand('GET', pathname + search);
};
const isIn = async (browser: TestBrowser): Promise<boolean> =>
  (await resolveSession(gateways[0].services, browser.session ?? '', vixen)) !== null;
const stored = async (model: string) =>
  (await db().selectFrom('oidc_payloads').select('id_hash').where('model', '=', model).execute()).length;

/** Types the password. @returns where the browser goes on */
async function answerForm(browser: TestBrowser): Promise<string> {
  const answer = await browser.identity(await browser.begin(), { email: EMAIL, password: PASSWORD });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}

const signOutHere =
  ({ session }: TestBrowser): Work =>
  async (trx) => {
    const uid = await revokeSession({ db: trx, clock }, session ?? '', vixen.id);
    await endIdentitySession(trx, uid ?? '');
  };

const ENDS: readonly (readonly [string, (browser: TestBrowser) => Work])[] = [
  ['every session of its person ends', () => endAll],
  ['the other sessions of its person end', () => endOthers],
  ['its browser is signed out', signOutHere],
];

describe('a request that is on its way at the identity server', () => {
  it.each(ENDS)('writes its session back and leads to none, where %s', async (_what, end) => {
    const browser = await signedIn();
    const asking = await askingOf(browser);
    const answer = await meanwhile(holdRows('Session'), () => browser.identity(asking), end(browser));
    expect(answer.headers.location).toContain(`${vixen.urls.members}/oidc/callback?code=`);
    expect(await stored('Session')).toBe(1);
    const refused = await comeBack(browser, answer.headers.location);
    expect([refused.statusCode, await isIn(browser)]).toEqual([400, false]);
    for (const _again of [1, 2]) expect(await browser.begin()).toContain('/oidc/interaction/');
  });

  it('goes on in the browser that ends the others, of which nothing ends', async () => {
    const browser = await signedIn();
    const own = hashSessionId(browser.session ?? '');
    const asking = await askingOf(browser);
    const endItsOthers: Work = (trx) => endOtherSessions(trx, userId, own, clock.now());
    const answer = await meanwhile(holdRows('Session'), () => browser.identity(asking), endItsOthers);
    expect(await isIn(browser)).toBe(true);
    const opened = await comeBack(browser, answer.headers.location);
    expect([opened.statusCode, await isIn(browser)]).toEqual([303, true]);
    clock.advance(480_000);
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(200);
    expect(await browser.begin()).toContain('/oidc/callback?code=');
  });
});

describe('a sign-in that began before every session of its person ended', () => {
  it('is over where its password is just looked at', async () => {
    const browser = newBrowser();
    const form = await browser.begin();
    const typed = { email: EMAIL, password: PASSWORD };
    const answer = await meanwhile(holdAccount, () => browser.identity(form, typed), endAll);
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    expect(answer.body).toContain('Please sign in again.');
    expect((await browser.identity(form, typed)).statusCode).toBe(303);
  });

  it('is over where its answer is just stored', async () => {
    const browser = newBrowser();
    const form = await browser.begin();
    const typed = { email: EMAIL, password: PASSWORD };
    const answer = await meanwhile(holdRows('Interaction'), () => browser.identity(form, typed), endAll);
    expect(answer.statusCode).toBe(303);
    const resumed = await browser.identity(String(answer.headers.location));
    expect(resumed.headers.location).toContain('/oidc/interaction/');
    expect(await browser.begin()).toContain('/oidc/interaction/');
    expect(await stored('SignIn')).toBe(0);
  });

  it('is over where its browser just goes on', async () => {
    const browser = newBrowser();
    const location = await answerForm(browser);
    const resumed = await meanwhile(holdAccount, () => browser.identity(location), endAll);
    expect(resumed.headers.location).toContain('/oidc/interaction/');
    expect(await browser.begin()).toContain('/oidc/interaction/');
    expect(await stored('SignIn')).toBe(0);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('leaves no session that its brand opens just %s', async (_when, isOpenedFirst) => {
    const browser = newBrowser();
    const resumed = await browser.identity(await answerForm(browser));
    const open = () => comeBack(browser, resumed.headers.location);
    const signOut = () => gateways[0].services.db.transaction().execute(endAll);
    const order = { db: db(), watching: gateways[1].services.db, userId };
    const opened = isOpenedFirst ? (await inOrder(order, open, signOut))[0] : (await inOrder(order, signOut, open))[1];
    expect(opened.statusCode).toBe(isOpenedFirst ? 303 : 400);
    expect(await isIn(browser)).toBe(false);
    expect(await db().selectFrom('sessions').select('id_hash').where('revoked_at', 'is', null).execute()).toEqual([]);
    expect(await browser.begin()).toContain('/oidc/interaction/');
  });

  it('is over where it is one by an al_token that was just used', async () => {
    const browser = newBrowser();
    browser.secret = 'a'.repeat(43);
    const place = { userId, tenantId: vixen.id, browser: browser.secret };
    const token = await issueAutologin(db(), place, clock.now());
    const query = new URLSearchParams({ al_token: token, uri: '/' }).toString();
    const come = () => browser.brand('GET', `/autologin?${query}`);
    const answer = await meanwhile(holdAccount, come, endAll);
    expect([answer.statusCode, answer.headers.location, browser.session]).toEqual([302, '/', null]);
    expect([await stored('SignIn'), await stored('RefreshToken')]).toEqual([0, 0]);
  });
});
