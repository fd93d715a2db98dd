import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { mailReset } from '../passwords/reset-password.ts';
import { acceptCode, prepareAuthenticator } from '../second-step/authenticator.ts';
import { codeAt } from '../second-step/totp.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
import { addPasskey, addPerson } from '../testing/people.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  STOLEN_PASSWORD as PASSWORD,
  type TakenAccount,
  THIEFS_EMAIL as NEW,
} from '../testing/taken-account.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let account: TakenAccount;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  account = await openTakenAccount(gateway);
});

const db = () => gateway.services.db;
const kindsTo = async (email: string) => (await mailsOf(db(), email)).map(({ kind }) => kind);

async function move(): Promise<void> {
  await account.request();
  expect(await account.confirm()).toBe(200);
}

describe('L27 the old address that refuses a change takes back', () => {
  it('every way to sign in, also what whoever took the account added before they asked', async () => {
    const secret = (await prepareAuthenticator(gateway.services, account.userId)) ?? new Uint8Array();
    await addPasskey(db(), account.userId, clock.now());
    clock.advance(DAY_MS);
    await move();
    clock.advance(DAY_MS);
    const code = codeAt(secret, clock.now());
    expect(await acceptCode(gateway.services, account.userId, code, 'waiting')).toBe(true);
    expect((await account.refuse()).statusCode).toBe(200);
    for (const table of ['passkeys', 'authenticators'] as const)
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});

describe('L27 an account whose old address can’t have it back', () => {
  it('is locked where somebody has it by now who confirmed it: nobody gets in by any address before support has looked', async () => {
    await move();
    const other = await addPerson(db(), OLD, 'Other1password');
    const page = await account.refuse();
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
    expect(rows.find(({ id }) => id === account.userId)).toMatchObject({ email: NEW, disabled_at: clock.now() });
    expect(rows.find(({ id }) => id === other)).toMatchObject({ email: OLD, disabled_at: null });
  });

  it('has it back where nobody confirmed or paid for the account that has it now, which is gone', async () => {
    await move();
    const other = await addPerson(db(), OLD, 'Other1password', { isUnconfirmed: true });
    const page = await account.refuse();
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Your account is safe')]);
    expect(await db().selectFrom('users').select(['id', 'email', 'disabled_at']).execute()).toEqual([
      { id: account.userId, email: OLD, disabled_at: null },
    ]);
    // Not that an account was deleted: the mail is about the one that its owner gets.
    expect(await kindsTo(OLD)).toEqual(['passwordReset']);
    expect(await db().selectFrom('sessions').selectAll().where('user_id', '=', other).execute()).toEqual([]);
  });

  it('stays locked where it was disabled before, and its owner is not promised a mail', async () => {
    await move();
    await db().updateTable('users').set({ disabled_at: clock.now() }).execute();
    expect((await account.refuse()).body).toContain('Your account is locked');
    expect(await kindsTo(OLD)).toEqual(['emailChangeRequested']);
    expect(await db().selectFrom('users').select(['email', 'disabled_at']).execute()).toEqual([
      { email: OLD, disabled_at: clock.now() },
    ]);
  });
});

describe('what was mailed when an account is taken back', () => {
  const resetsTo = async (email: string) => (await kindsTo(email)).filter((kind) => kind === 'passwordReset').length;

  it('spends nothing of what is mailed now: the link for a new password, which the page promises', async () => {
    await move();
    for (let count = 0; count < 4; count += 1) await mailReset(gateway.services, NEW, 'vixen');
    expect(await resetsTo(NEW)).toBe(3);
    expect((await account.refuse()).statusCode).toBe(200);
    expect(await resetsTo(OLD)).toBe(1);
    await mailReset(gateway.services, OLD, 'vixen');
    expect(await resetsTo(OLD)).toBe(1);
    expect(await account.pressNotMe(clock.now())).toBe(200);
    expect(await resetsTo(OLD)).toBe(2);
  });

  it('leads to the data no more, nor does it once the account has moved', async () => {
    await account.request();
    for (const step of [
      () => account.confirm(),
      async () => {
        await addPerson(db(), OLD, 'Other1password');
        return account.refuse();
      },
      () => account.pressNotMe(clock.now()),
    ]) {
      await addDataLink();
      await step();
      expect(await db().selectFrom('data_requests').select(['link_hash', 'link_expires_at']).execute()).toEqual([
        { link_hash: null, link_expires_at: null },
      ]);
    }
  });
});

/** Adds what is left of a request about the data once its link was mailed. */
async function addDataLink(): Promise<void> {
  const now = clock.now();
  const times = { received_at: now, due_at: now, settled_at: now, extended_at: null };
  const link = { link_hash: 'l', link_expires_at: new Date(now.getTime() + 7 * DAY_MS) };
  await db().deleteFrom('data_requests').execute();
  await db()
    .insertInto('data_requests')
    .values({ id: 'd', user_id: account.userId, kind: 'access', state: 'answered', ...times, ...link })
    .execute();
}
