import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { disableAccount, enableAccount } from '../support/account-of-member.ts';
import { openTakenAccount, type TakenAccount } from '../testing/taken-account.ts';
import { lockForOwner } from './foreign-email.ts';
import type { ForeignEmail } from './tables.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let account: TakenAccount;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  account = await openTakenAccount(gateway);
});

const db = () => gateway.services.db;
const transact = <Result>(work: (trx: Database) => Promise<Result>) => db().transaction().execute(work);
const mark = (foreignEmail: ForeignEmail, disabledAt: Date | null) =>
  db().updateTable('users').set({ foreign_email: foreignEmail, disabled_at: disabledAt }).execute();
const standing = () => db().selectFrom('users').select(['disabled_at', 'foreign_email']).executeTakeFirstOrThrow();

describe('an account that a gateway of the release before enabled, which left the mark of a foreign address', () => {
  it('is banned where it is disabled now, which one member of staff ends', async () => {
    await mark('locked', null);
    expect(await transact((trx) => disableAccount(trx, account.userId, clock.now()))).toBe(true);
    expect(await standing()).toEqual({ disabled_at: clock.now(), foreign_email: null });
  });

  it('is locked for its owner where it is taken again, who is let in then', async () => {
    await mark('banned', null);
    await transact((trx) => lockForOwner(trx, account.userId, clock.now()));
    expect(await standing()).toEqual({ disabled_at: clock.now(), foreign_email: 'locked' });
  });

  it('stays banned where it was disabled before its address became foreign', async () => {
    await mark('banned', clock.now());
    await transact((trx) => lockForOwner(trx, account.userId, clock.now()));
    expect((await standing()).foreign_email).toBe('banned');
  });
});

describe('an account that was locked without signing anybody out, as by a migration', () => {
  it('wakes nothing of before where staff let its present address in', async () => {
    await account.addAlert(clock.now());
    expect(await resolveSession(gateway.services, account.session, vixen)).not.toBeNull();
    await mark('locked', clock.now());
    expect(await transact((trx) => enableAccount(gateway.services, trx, account.userId))).toBe(true);
    expect(await standing()).toEqual({ disabled_at: null, foreign_email: null });
    expect(await resolveSession(gateway.services, account.session, vixen)).toBeNull();
    expect(await db().selectFrom('device_alerts').selectAll().execute()).toEqual([]);
  });
});
