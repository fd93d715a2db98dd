import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { takeAccount, unusablePasswordHash } from '../passwords/take-account.ts';
import { issueReset } from '../passwords/issue-reset.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { prepareAuthenticator } from '../second-step/authenticator.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { followSecondAccountLink, inviteAs } from '../testing/second-account.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  STOLEN_PASSWORD as PASSWORD,
  type TakenAccount,
} from '../testing/taken-account.ts';
import { mailChangeCode } from './change-code.ts';
import { openChangeBySupport } from './change-by-support.ts';

const FRIEND = 'friend@of-the-thief.example';
const TRUE_OWNERS = 'owner@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
let account: TakenAccount;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  account = await openTakenAccount(gateway);
});

const db = () => gateway.services.db;
const lists = ['shared', 'shared-and-deleted'];
const listsOf = () => db().selectFrom('playlists').select(['share_token', 'shows_name']).orderBy('id').execute();

/**
 * Leaves open what a person who has the account can leave open: a tandem invitation, shared lists, a second step that
 * waits, a code by mail.
 */
async function leaveOpen(): Promise<void> {
  const { userId } = account;
  expect(await inviteAs(gateway.services, userId, { email: FRIEND, password: PASSWORD })).toBeNull();
  const now = clock.now();
  for (const id of lists) {
    const list = { id, user_id: userId, name: id, description: '', share_token: `token-of-${id}`, shows_name: true };
    const deleted_at = id === 'shared' ? null : now;
    await db()
      .insertInto('playlists')
      .values({ ...list, created_at: now, changed_at: now, deleted_at })
      .execute();
  }
  await prepareAuthenticator(gateway.services, userId);
  await mailChangeCode(gateway.services, {
    userId,
    sessionId: hashSessionId(account.session),
    tenantId: 'vixen',
  });
}

async function expectNothingLeft(): Promise<void> {
  expect(await followSecondAccountLink(gateway, FRIEND)).toBe(410);
  const emails = await db().selectFrom('users').select('email').execute();
  expect(emails.map(({ email }) => email)).not.toContain(FRIEND);
  expect(await listsOf()).toEqual(lists.map(() => ({ share_token: null, shows_name: false })));
  for (const table of ['tandem_invitations', 'authenticators', 'email_change_codes'] as const)
    expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
}

describe('L27 what whoever had an account left open in it', () => {
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['its owner says that a sign-in was not theirs', () => account.pressNotMe(clock.now())],
    [
      'the old address undoes a change of email',
      async () => {
        await account.request();
        expect(await account.confirm()).toBe(200);
        expect((await account.refuse()).statusCode).toBe(200);
      },
    ],
    [
      'support corrects the address of a stolen account',
      async () => {
        const stolen = { userId: account.userId, tenantId: 'vixen', oldEmail: OLD, isStolen: true };
        await db()
          .transaction()
          .execute((trx) => openChangeBySupport(gateway.services, trx, { ...stolen, newEmail: TRUE_OWNERS }));
        expect(await account.confirm(TRUE_OWNERS)).toBe(200);
      },
    ],
  ];

  it.each(ways)('ends when %s', async (_when, takeBack) => {
    expect.hasAssertions();
    await leaveOpen();
    await takeBack();
    await expectNothingLeft();
  });

  it('stays when the owner changes the address themselves', async () => {
    await leaveOpen();
    await account.request();
    expect(await account.confirm()).toBe(200);
    expect(await listsOf()).toEqual(lists.map((id) => ({ share_token: `token-of-${id}`, shows_name: true })));
    expect(await followSecondAccountLink(gateway, FRIEND)).toBe(200);
  });
});

describe('what somebody left open in an account that they made with another person’s address', () => {
  beforeEach(() => db().updateTable('users').set({ email_confirmed_at: null }).execute());
  const own = () => ({ userId: account.userId, tenantId: 'vixen' });

  it('ends when that person chooses a password by mail', async () => {
    await leaveOpen();
    const token = await issueReset(db(), own(), gateway.services.randomBytes(32), clock.now());
    const newPassword = 'Tr4velling0tter';
    expect(await resetPassword(gateway.services, { token, newPassword, confirmation: newPassword })).toBe('changed');
    await expectNothingLeft();
  });

  it('ends when that person takes the account by another mailed link', async () => {
    expect.hasAssertions();
    await leaveOpen();
    const passwordHash = await unusablePasswordHash();
    await db()
      .transaction()
      .execute((trx) => takeAccount(gateway.services, trx, { ...own(), passwordHash }, clock.now()));
    await expectNothingLeft();
  });
});
