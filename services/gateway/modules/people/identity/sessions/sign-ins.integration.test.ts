import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { oidcAdapter } from '../provider/oidc-adapter.ts';
import { disableAccount, enableAccount } from '../support/account-of-member.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf, requestLink } from '../testing/link-requests.ts';
import { newSignIn } from '../testing/new-sign-in.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { switchSecondStepOn } from '../testing/second-step.ts';
import { endAllSessions } from './sessions.ts';
import { beginSignIn, isSignInInForce, SIGN_IN } from './sign-ins.ts';
import { signInsMigrations } from './sign-ins-migration.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const NEXT_PASSWORD = 'Tr4velling0tter';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen, tushy] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const endAll = () => gateway.services.db.transaction().execute((trx) => endAllSessions(trx, userId, clock.now()));
const epochOf = async () =>
  (await gateway.services.db.selectFrom('users').select('sign_in_epoch').executeTakeFirstOrThrow()).sign_in_epoch;

async function signedIn(): Promise<TestBrowser> {
  const browser = openBrowser(gateway, vixen);
  await browser.signIn(EMAIL, PASSWORD);
  expect(browser.session).not.toBeNull();
  return browser;
}

describe('a sign-in at the identity server', () => {
  it('begins for who proved that the account is theirs, but not from before every session ended', async () => {
    const proven = { userId, epoch: await epochOf() };
    expect(await beginSignIn(gateway.services, 'one', proven)).toBe(true);
    expect(await isSignInInForce(gateway.services.db, { uid: 'one', userId })).toBe(true);
    // This happens at the same time of the clock.
    await endAll();
    expect(await isSignInInForce(gateway.services.db, { uid: 'one', userId })).toBe(false);
    for (const uid of ['one', 'two']) expect(await beginSignIn(gateway.services, uid, proven)).toBe(false);
    expect(await beginSignIn(gateway.services, 'two', { userId, epoch: await epochOf() })).toBe(true);
  });

  it('is of its own person', async () => {
    const other = await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    const uid = await newSignIn(gateway.services, userId);
    expect(await isSignInInForce(gateway.services.db, { uid, userId: other })).toBe(false);
    const sessions = oidcAdapter(gateway.services, 'Session');
    await sessions.upsert('cookie', { uid, accountId: other }, 60);
    expect(await sessions.find('cookie')).toBeUndefined();
  });

  it.each(['Session', 'AuthorizationCode', 'AccessToken', 'RefreshToken'])(
    'takes its %s along, which is not there for whoever writes it back',
    async (model) => {
      const uid = await newSignIn(gateway.services, userId);
      const adapter = oidcAdapter(gateway.services, model);
      const payload = model === 'Session' ? { uid, accountId: userId } : { sessionUid: uid, accountId: userId };
      await adapter.upsert('value', payload, 60);
      expect(await adapter.find('value')).toMatchObject(payload);
      await endAll();
      await adapter.upsert('value', payload, 60);
      expect(await adapter.find('value')).toBeUndefined();
      if (model === 'Session') expect(await adapter.findByUid(uid)).toBeUndefined();
    },
  );

  it('of before is over in an account that is enabled again', async () => {
    const { db } = gateway.services;
    const browser = await signedIn();
    const written = await db.selectFrom('oidc_payloads').selectAll().where('model', '=', 'Session').execute();
    await db.transaction().execute((trx) => disableAccount(trx, userId, clock.now()));
    const back = written.map((row) => ({ ...row, payload: JSON.stringify(row.payload), consumed_at: null }));
    await db.insertInto('oidc_payloads').values(back).execute();
    await db.transaction().execute((trx) => enableAccount(gateway.services, trx, userId));
    expect(await browser.begin()).toContain('/oidc/interaction/');
  });

  it('goes on in the browser that changes the password, on sister brands too', async () => {
    const browser = await signedIn();
    const input = { oldPassword: PASSWORD, newPassword: NEXT_PASSWORD, confirmation: NEXT_PASSWORD };
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
    const caller = { tenant: 'vixen', area: 'members', session: browser.session ?? '' } as const;
    expect((await gateway.graphql(change, { input }, caller)).data).toEqual({ changePassword: { success: true } });
    clock.advance(480_000);
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(200);
    const sister = openBrowser(gateway, tushy);
    for (const [name, value] of browser.jars.identity) sister.jars.identity.set(name, value);
    expect(await sister.begin()).toContain(`${tushy.urls.members}/oidc/callback?code=`);
  });

  it('that was there before sign-ins had rows of their own stays in force', async () => {
    const { db } = gateway.services;
    const browser = await signedIn();
    await db.deleteFrom('oidc_payloads').where('model', '=', SIGN_IN).execute();
    await signInsMigrations['2172-identity-sign-ins'].up(db);
    clock.advance(480_000);
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(200);
    expect(await browser.begin()).toContain('/oidc/callback?code=');
    await endAll();
    expect(await browser.begin()).toContain('/oidc/interaction/');
  });
});

describe('what was proved before every session ended', () => {
  it('is no first step of a guarded sign-in', async () => {
    const codeOf = await switchSecondStepOn(gateway.services, userId);
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    const first = await browser.identity(form, { email: EMAIL, password: PASSWORD });
    const step = /name="step" value="([^"]+)"/.exec(first.body)?.[1] ?? '';
    await endAll();
    clock.advance(60_000);
    const answer = await browser.identity(form, { step, code: codeOf(clock.now()) });
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    expect(answer.body).toContain('name="password"');
  });

  it('is no sign-in in the browser in which the button of a mailed link was pressed', async () => {
    const arrives = async (meanwhile: () => Promise<unknown>) => {
      await requestLink(gateway, EMAIL, 'vixen');
      const { token } = await mailedLinkOf(gateway, EMAIL);
      const browser = openBrowser(gateway, vixen);
      await browser.identity('/sign-in/open?brand=vixen', { token, answer: 'open' });
      await meanwhile();
      return (await browser.identity(await browser.begin())).statusCode === 303;
    };
    expect(await arrives(async () => undefined)).toBe(true);
    expect(await arrives(endAll)).toBe(false);
  });
});
