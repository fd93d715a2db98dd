import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { acceptCode, prepareAuthenticator } from '../second-step/authenticator.ts';
import { codeAt } from '../second-step/totp.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { endEverySession, hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { linkTo, pressLink } from '../testing/mailed-links.ts';
import { addPasskey, addPerson, deletePeople } from '../testing/people.ts';
import { mailsOf } from '../../mail/testing/public.ts';
import { changePassword } from '../passwords/change-password.ts';
import { issueReset } from '../passwords/issue-reset.ts';
import { mailReset, resetPassword } from '../passwords/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { disableAccount } from '../support/account-of-member.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
import { openChangeBySupport } from './change-by-support.ts';
import { requestEmailChange } from './request-email-change.ts';

const OLD = 'ada@example.com';
const NEW = 'thief@new.example';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let gateway: TestGateway;
let userId: string;
let session: string;

beforeAll(async () => {
  gateway = await startTestGateway({ clock, tenants: [vixen] });
});
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  userId = await addPerson(gateway.services.db, OLD, PASSWORD);
  session = await sessionFor(gateway.services, userId, vixen);
});
afterAll(() => gateway.close());

const db = () => gateway.services.db;

/** Asks for a change with the password, as whoever stole it does. */
async function request(newEmail = NEW): Promise<void> {
  const person = { userId, sessionId: hashSessionId(session), clientAddress: '203.0.113.7', tenantId: 'vixen' };
  const asked = await requestEmailChange(gateway.services, { ...person, newEmail, proof: { password: PASSWORD } });
  expect(asked).toEqual({ email: newEmail });
}
const press = async (email: string, kind: string): Promise<number> =>
  (await pressLink(gateway, await linkTo(gateway, email, kind))).statusCode;
const confirm = (email = NEW) => press(email, 'emailChangeConfirm');
const refuse = (email = OLD) => press(email, 'emailChangeRequested');

describe('L27 the old address that refuses a change takes back', () => {
  it('every way to sign in, also what whoever took the account added before they asked', async () => {
    const secret = (await prepareAuthenticator(gateway.services, userId)) ?? new Uint8Array();
    await addPasskey(db(), userId, clock.now());
    clock.advance(DAY_MS);
    await request();
    expect(await confirm()).toBe(200);
    clock.advance(DAY_MS);
    expect(await acceptCode(gateway.services, userId, codeAt(secret, clock.now()), 'waiting')).toBe(true);
    expect(await refuse()).toBe(200);
    for (const table of ['passkeys', 'authenticators'] as const)
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});

describe('L27 an account whose old address can’t have it back', () => {
  const refusePage = async () => pressLink(gateway, await linkTo(gateway, OLD, 'emailChangeRequested'));
  const kindsTo = async (email: string) => (await mailsOf(db(), email)).map(({ kind }) => kind);

  it('is locked where somebody joined with it meanwhile: nobody gets in by any address before support has looked', async () => {
    await request();
    await confirm();
    const other = await addPerson(db(), OLD, 'Other1password', { isUnconfirmed: true });
    const page = await refusePage();
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Your account is locked')]);
    expect(page.body).toContain(`href="${vixen.urls.tour}/support"`);
    // The other account is not what the owner of the address is to choose a password for.
    expect(await kindsTo(OLD)).toEqual(['emailChangeRequested']);
    await db().deleteFrom('mails').execute();
    await mailReset(gateway.services, NEW, 'vixen');
    await mailSignInLink(gateway.services, { email: NEW, tenantId: 'vixen', secret: 's'.repeat(43), wanted: null });
    expect(await kindsTo(NEW)).toEqual([]);
    const typed = { tenantId: 'vixen', clientAddress: '203.0.113.7', country: null };
    const signedIn = await signIn(gateway.services, { ...typed, email: NEW, password: PASSWORD });
    expect(signedIn.outcome).toBe('wrong-credentials');
    const rows = await db().selectFrom('users').select(['id', 'email', 'disabled_at']).execute();
    expect(rows.find(({ id }) => id === userId)).toMatchObject({ email: NEW, disabled_at: clock.now() });
    expect(rows.find(({ id }) => id === other)).toMatchObject({ email: OLD, disabled_at: null });
  });

  it('stays locked where it was disabled before, and its owner is not promised a mail', async () => {
    await request();
    await confirm();
    await db().updateTable('users').set({ disabled_at: clock.now() }).execute();
    expect((await refusePage()).body).toContain('Your account is locked');
    expect(await kindsTo(OLD)).toEqual(['emailChangeRequested']);
    expect(await db().selectFrom('users').select(['email', 'disabled_at']).execute()).toEqual([
      { email: OLD, disabled_at: clock.now() },
    ]);
  });
});

describe('L27 a change that nobody has confirmed yet', () => {
  const newPassword = 'Tr4velling0tter';
  const own = () => ({ userId, sessionId: hashSessionId(session), clientAddress: '203.0.113.7', tenantId: 'vixen' });
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the owner says that a sign-in was not theirs', async () => expect(await pressNotMe(clock.now())).toBe(200)],
    ['a mailed link chooses a new password', () => chooseByLink(newPassword)],
    [
      'the password is changed, in the same session too',
      async () => {
        const passwords = { oldPassword: PASSWORD, newPassword, confirmation: newPassword };
        expect(await changePassword(gateway.services, { ...own(), ...passwords })).toEqual([]);
      },
    ],
    [
      'the account is disabled',
      () =>
        db()
          .transaction()
          .execute((trx) => disableAccount(trx, userId, clock.now())),
    ],
    ['every device is signed out', () => endEverySession(gateway.services, session, 'vixen')],
    ['the session that asked is ended from another one', () => endOthers()],
  ];
  const endOthers = () =>
    db()
      .transaction()
      .execute((trx) => endOtherSessions(trx, userId, 'another', clock.now()));
  async function chooseByLink(password: string): Promise<void> {
    const token = await issueReset(db(), own(), gateway.services.randomBytes(32), clock.now());
    const chosen = { token, newPassword: password, confirmation: password };
    expect(await resetPassword(gateway.services, chosen)).toBe('changed');
  }

  it.each(ways)('is withdrawn when %s', async (_when, act) => {
    await request();
    await act();
    expect(await confirm()).toBe(410);
    expect(await db().selectFrom('users').select('email').execute()).toEqual([{ email: OLD }]);
  });

  it('stays when its own session ends the others', async () => {
    await request();
    const others = { id: hashSessionId(session), at: clock.now() };
    await db()
      .transaction()
      .execute((trx) => endOtherSessions(trx, userId, others.id, others.at));
    expect(await confirm()).toBe(200);
  });
});

describe('the alert of a sign-in after which the account was moved', () => {
  it('returns it to the address that the alert was mailed to, from the last of several', async () => {
    const signedInAt = clock.now();
    clock.advance(60_000);
    await request();
    await confirm();
    await request('third@new.example');
    await confirm('third@new.example');
    expect(await pressNotMe(signedInAt)).toBe(200);
    expect(await db().selectFrom('users').select('email').execute()).toEqual([{ email: OLD }]);
    expect((await mailsOf(db(), OLD)).map(({ kind }) => kind)).toContain('passwordReset');
    // Nor does an address of theirs undo that.
    expect(await refuse(NEW)).toBe(410);
  });

  it('returns it to no address that nobody ever confirmed', async () => {
    await db().updateTable('users').set({ email_confirmed_at: null }).execute();
    const token = await addAlert(clock.now());
    await request();
    await confirm();
    expect((await pressLink(gateway, `/sign-in/not-me?token=${token}`)).statusCode).toBe(410);
    expect(await db().selectFrom('users').select('email').execute()).toEqual([{ email: NEW }]);
  });
});

describe('L27 a stolen account that support takes back for its owner', () => {
  const OWNER = 'owner@example.com';
  async function askSupport(): Promise<void> {
    const change = { userId, tenantId: 'vixen', oldEmail: OLD, newEmail: OWNER, isStolen: true };
    await db()
      .transaction()
      .execute(async (trx) => {
        const { mail } = await openChangeBySupport(gateway.services, trx, change);
        expect(mail).toMatchObject({ kind: 'emailChangeForeign', values: { link: '/support' } });
        expect(JSON.stringify(mail.values)).not.toContain(OWNER);
      });
  }

  it('is taken whatever whoever has it does meanwhile, and nothing of theirs is left', async () => {
    await addPasskey(db(), userId, clock.now());
    const alert = await addAlert(clock.now());
    await askSupport();
    await request();
    expect([await confirm(), await refuse()]).toEqual([200, 200]);
    const page = await pressLink(gateway, await linkTo(gateway, OWNER, 'emailChangeConfirm'));
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Your account is yours again')]);
    expect(await db().selectFrom('users').select('email').execute()).toEqual([{ email: OWNER }]);
    expect((await mailsOf(db(), OWNER)).map(({ kind }) => kind).toSorted()).toEqual([
      'emailChangeConfirm',
      'passwordReset',
    ]);
    for (const table of ['passkeys', 'device_alerts'] as const)
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await pressLink(gateway, `/sign-in/not-me?token=${alert}`)).statusCode).toBe(410);
    const typed = { tenantId: 'vixen', clientAddress: '203.0.113.7', country: null };
    const signedIn = await signIn(gateway.services, { ...typed, email: OWNER, password: PASSWORD });
    expect(signedIn.outcome).toBe('wrong-credentials');
  });

  it('is not returned by an undo of a change between addresses of whoever had it', async () => {
    await request();
    await confirm();
    await askSupport();
    expect(await confirm(OWNER)).toBe(200);
    expect(await refuse()).toBe(410);
  });
});

/** An alert of a sign-in at a moment. @returns the token of its link */
async function addAlert(signedInAt: Date): Promise<string> {
  const token = crypto.randomUUID();
  const times = { signed_in_at: signedInAt, expires_at: new Date(signedInAt.getTime() + 7 * DAY_MS) };
  const hash = createHash('sha256').update(token).digest('hex');
  await db()
    .insertInto('device_alerts')
    .values({ token_hash: hash, user_id: userId, tenant_id: 'vixen', ...times })
    .execute();
  return token;
}
const pressNotMe = async (signedInAt: Date): Promise<number> =>
  (await pressLink(gateway, `/sign-in/not-me?token=${await addAlert(signedInAt)}`)).statusCode;
