import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { acceptCode, prepareAuthenticator } from '../second-step/authenticator.ts';
import { codeAt } from '../second-step/totp.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { linkTo, pressLink } from '../testing/mailed-links.ts';
import { addPasskey, addPerson, deletePeople } from '../testing/people.ts';
import { mailsOf } from '../../mail/testing/public.ts';
import { mailReset } from '../passwords/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
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
