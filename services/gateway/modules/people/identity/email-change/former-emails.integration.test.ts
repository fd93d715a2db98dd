import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { addPerson } from '../testing/people.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  type TakenAccount,
  THIEFS_EMAIL as NEW,
} from '../testing/taken-account.ts';
import { openChangeBySupport } from './change-by-support.ts';
import { findFormerEmails } from './former-emails.ts';

const THIRD = 'third@new.example';
const TRUE_OWNERS = 'owner@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
let account: TakenAccount;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  account = await openTakenAccount(gateway);
});

const db = () => gateway.services.db;
const formerEmails = async () => (await findFormerEmails(db(), account.userId)).map(({ email }) => email);

/** Moves the account on, a minute later each. */
async function move(...emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    clock.advance(60_000);
    await account.request(email);
    clock.advance(60_000);
    expect(await account.confirm(email)).toBe(200);
  }
}

describe('L27 the addresses that an account had', () => {
  it('are remembered until it has them again', async () => {
    await move(NEW, THIRD);
    expect(await findFormerEmails(db(), account.userId)).toEqual([
      { email: OLD, until: new Date('2026-03-02T12:02:00Z') },
      { email: NEW, until: new Date('2026-03-02T12:04:00Z') },
    ]);
    await move(OLD);
    expect(await formerEmails()).toEqual([NEW, THIRD]);
  });

  it('are not that which nobody confirmed: it may be a stranger’s', async () => {
    await db().updateTable('users').set({ email_confirmed_at: null }).execute();
    await move(NEW);
    expect(await formerEmails()).toEqual([]);
  });

  it('go with the account', async () => {
    await move(NEW);
    await db().deleteFrom('users').execute();
    expect(await formerEmails()).toEqual([]);
  });
});

describe('L27 the addresses that whoever took an account gave it', () => {
  it.each([
    ['the first one undoes their changes', async () => (await account.refuse()).statusCode],
    ['its owner says that a sign-in was not theirs', () => account.pressNotMe(new Date('2026-03-02T12:00:00Z'))],
  ] as const)('are none of its owner’s once %s', async (_when, takeBack) => {
    await move(NEW, THIRD);
    expect(await takeBack()).toBe(200);
    expect(await formerEmails()).toEqual([]);
  });

  it('are none of its owner’s while somebody else has the first one, which is', async () => {
    await move(NEW, THIRD);
    await addPerson(db(), OLD, 'Other1password');
    expect((await account.refuse()).body).toContain('Your account is locked');
    expect(await formerEmails()).toEqual([OLD]);
  });

  it('are none of its owner’s once support has corrected it, but what it had before the first change that could be undone', async () => {
    await move(NEW, THIRD);
    const change = {
      userId: account.userId,
      tenantId: 'vixen',
      oldEmail: THIRD,
      newEmail: TRUE_OWNERS,
      isStolen: true,
    };
    await db()
      .transaction()
      .execute((trx) => openChangeBySupport(gateway.services, trx, change));
    expect(await account.confirm(TRUE_OWNERS)).toBe(200);
    expect(await formerEmails()).toEqual([OLD]);
  });
});
