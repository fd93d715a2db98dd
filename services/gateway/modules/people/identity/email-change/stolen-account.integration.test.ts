import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { mailReset, resetPassword } from '../passwords/reset-password.ts';
import { changePassword } from '../passwords/change-password.ts';
import { issueReset } from '../passwords/issue-reset.ts';
import { endOtherSessions, endOwnSession } from '../sessions/session-list.ts';
import { endEverySession, hashSessionId, resolveSession } from '../sessions/sessions.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
import { disableAccount, enableAccount } from '../support/account-of-member.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { linkTo, pressLink } from '../testing/mailed-links.ts';
import { addPasskey } from '../testing/people.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  STOLEN_PASSWORD as PASSWORD,
  type TakenAccount,
  THIEFS_EMAIL as NEW,
} from '../testing/taken-account.ts';
import { openChangeBySupport } from './change-by-support.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let account: TakenAccount;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  account = await openTakenAccount(gateway);
});

const db = () => gateway.services.db;
const emails = async () => (await db().selectFrom('users').select('email').execute()).map(({ email }) => email);
const kindsTo = async (email: string) => (await mailsOf(db(), email)).map(({ kind }) => kind);
const endOthers = (staying: string) =>
  db()
    .transaction()
    .execute((trx) => endOtherSessions(trx, account.userId, staying, clock.now()));

describe('L27 a change that nobody has confirmed yet', () => {
  const newPassword = 'Tr4velling0tter';
  const own = () => ({
    userId: account.userId,
    sessionId: hashSessionId(account.session),
    clientAddress: '203.0.113.7',
    tenantId: 'vixen',
  });
  const chosen = { newPassword, confirmation: newPassword };
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the owner says that a sign-in was not theirs', () => account.pressNotMe(clock.now())],
    [
      'a mailed link chooses a new password',
      async () => {
        const token = await issueReset(db(), own(), gateway.services.randomBytes(32), clock.now());
        expect(await resetPassword(gateway.services, { token, ...chosen })).toBe('changed');
      },
    ],
    [
      'the password is changed, in the same session too',
      async () => {
        const request = { ...own(), ...chosen, oldPassword: PASSWORD };
        expect(await changePassword(gateway.services, request)).toEqual([]);
      },
    ],
    [
      'the account is disabled',
      () =>
        db()
          .transaction()
          .execute((trx) => disableAccount(trx, account.userId, clock.now())),
    ],
    ['every device is signed out', () => endEverySession(gateway.services, account.session, 'vixen')],
    ['the session that asked is ended with all others', () => endOthers('another')],
    [
      'the session that asked is ended alone, in the list of devices',
      async () =>
        expect(await endOwnSession(db(), account.userId, hashSessionId(account.session), clock.now())).toBe(true),
    ],
  ];

  it.each(ways)('is withdrawn when %s', async (_when, act) => {
    await account.request();
    await act();
    expect(await account.confirm()).toBe(410);
    expect(await emails()).toEqual([OLD]);
  });

  it('stays when another session is ended in the list of devices', async () => {
    await account.request();
    const other = hashSessionId(await sessionFor(gateway.services, account.userId, vixen));
    expect(await endOwnSession(db(), account.userId, other, clock.now())).toBe(true);
    expect(await account.confirm()).toBe(200);
  });

  it('stays when its own session ends the others', async () => {
    await account.request();
    await endOthers(hashSessionId(account.session));
    expect(await account.confirm()).toBe(200);
  });
});

describe('the alert of a sign-in after which the account was moved', () => {
  it('returns it to the address that the alert was mailed to, from the last of several', async () => {
    const signedInAt = clock.now();
    for (const email of [NEW, 'third@new.example']) {
      clock.advance(60_000);
      await account.request(email);
      expect(await account.confirm(email)).toBe(200);
    }
    expect(await account.pressNotMe(signedInAt)).toBe(200);
    expect([await emails(), await kindsTo(OLD)]).toEqual([[OLD], ['emailChangeRequested', 'passwordReset']]);
    // Nor does an address of theirs undo that.
    expect((await account.refuse(NEW)).statusCode).toBe(410);
  });

  it('returns it to no address that nobody ever confirmed', async () => {
    await db().updateTable('users').set({ email_confirmed_at: null }).execute();
    const alert = await account.addAlert(clock.now());
    await account.request();
    await account.confirm();
    expect((await pressLink(gateway, alert)).statusCode).toBe(410);
    expect(await emails()).toEqual([NEW]);
  });
});

describe('L27 a stolen account that support takes back for its owner', () => {
  const TRUE_OWNERS = 'owner@example.com';
  async function askSupport(oldEmail: string = OLD, newEmail = TRUE_OWNERS): Promise<void> {
    const change = { userId: account.userId, tenantId: 'vixen', oldEmail, newEmail, isStolen: true };
    await db()
      .transaction()
      .execute(async (trx) => void (await openChangeBySupport(gateway.services, trx, change)));
  }

  it('is taken whatever whoever has it does meanwhile, and nothing of theirs is left', async () => {
    await account.request();
    expect(await account.confirm()).toBe(200);
    await addPasskey(db(), account.userId, clock.now());
    const alert = await account.addAlert(clock.now());
    await askSupport(NEW);
    await expect(account.request('third@new.example')).rejects.toThrow('PASSWORD_INCORRECT');
    expect((await pressLink(gateway, alert)).statusCode).toBe(410);
    // The old address may be one of theirs, too: its undo lets nobody in before the owner has confirmed the new one.
    expect((await account.refuse()).body).toContain('Your account is locked');
    const page = await pressLink(gateway, await linkTo(gateway, TRUE_OWNERS, 'emailChangeConfirm'));
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Your account is yours again')]);
    expect(await emails()).toEqual([TRUE_OWNERS]);
    expect((await kindsTo(TRUE_OWNERS)).toSorted()).toEqual(['emailChangeConfirm', 'passwordReset']);
    expect(await db().selectFrom('passkeys').selectAll().execute()).toEqual([]);
    const typed = { tenantId: 'vixen', clientAddress: '203.0.113.7', country: null };
    const signedIn = await signIn(gateway.services, { ...typed, email: TRUE_OWNERS, password: PASSWORD });
    expect(signedIn.outcome).toBe('wrong-credentials');
  });

  it('is not returned by an undo of a change between addresses of whoever had it', async () => {
    await account.request();
    await account.confirm();
    await askSupport(NEW);
    expect(await account.confirm(TRUE_OWNERS)).toBe(200);
    expect((await account.refuse()).statusCode).toBe(410);
    expect(await emails()).toEqual([TRUE_OWNERS]);
  });

  describe('for the address that it had before', () => {
    const pressCorrection = async () => pressLink(gateway, await linkTo(gateway, OLD, 'emailChangeConfirm'));
    const standing = () =>
      db().selectFrom('users').select(['email', 'disabled_at', 'foreign_email']).executeTakeFirstOrThrow();
    const returned = { email: OLD, disabled_at: null, foreign_email: null };

    beforeEach(async () => {
      await account.request();
      await account.confirm();
      await askSupport(NEW, OLD);
    });

    it('is the owner’s by the undo, which proves the address that support was told, and by the correction after it', async () => {
      expect((await account.refuse()).body).toContain('Your account is safe');
      expect(await standing()).toEqual(returned);
      expect((await pressCorrection()).body).toContain('Your account is yours again');
      expect(await standing()).toEqual(returned);
    });

    it('is let in by the correction where the undo had moved it and left it locked', async () => {
      // A gateway of the release before leaves it like this.
      await db().updateTable('users').set({ email: OLD }).execute();
      expect((await pressCorrection()).body).toContain('Your account is yours again');
      expect(await standing()).toEqual(returned);
      expect(await kindsTo(OLD)).toContain('passwordReset');
    });

    it('is let in by no alert that was mailed to the address of now', async () => {
      clock.advance(60_000);
      const before = await standing();
      expect(await account.pressNotMe(clock.now())).toBe(200);
      expect(await standing()).toEqual(before);
    });
  });

  it('is locked from the moment in which whoever has it is told, by every way in', async () => {
    await askSupport();
    expect(await resolveSession(gateway.services, account.session, vixen)).toBeNull();
    await db().deleteFrom('mails').execute();
    await mailReset(gateway.services, OLD, 'vixen');
    await mailSignInLink(gateway.services, { email: OLD, tenantId: 'vixen', secret: 's'.repeat(43), wanted: null });
    expect(await kindsTo(OLD)).toEqual([]);
    const typed = { tenantId: 'vixen', clientAddress: '203.0.113.7', country: null };
    expect(await signIn(gateway.services, { ...typed, email: OLD, password: PASSWORD })).toEqual({
      outcome: 'disabled',
    });
  });

  it('is the present address’s again where staff let that in, and the correction ends', async () => {
    await askSupport();
    await db()
      .transaction()
      .execute((trx) => enableAccount(gateway.services, trx, account.userId));
    expect(await account.confirm(TRUE_OWNERS)).toBe(410);
    expect(await emails()).toEqual([OLD]);
    const typed = { tenantId: 'vixen', clientAddress: '203.0.113.7', country: null };
    const signedIn = await signIn(gateway.services, { ...typed, email: OLD, password: PASSWORD });
    expect(signedIn.outcome).toBe('signed-in');
  });
});
