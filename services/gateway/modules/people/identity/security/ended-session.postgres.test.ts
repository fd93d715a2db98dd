import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailChangeCode } from '../email-change/change-code.ts';
import { removeMemberLock, saveMemberLock } from '../lock/member-locks.ts';
import { changePassword } from '../passwords/change-password.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { endAllSessions, endSession, hashSessionId } from '../sessions/sessions.ts';
import { inOrder, untilWaiting } from '../testing/in-order.ts';
import { addPasskey } from '../testing/people.ts';
import { switchSecondStepOn } from '../testing/second-step.ts';
import { openTakenAccount, STOLEN_PASSWORD, type TakenAccount } from '../testing/taken-account.ts';
import { convertVip } from '../vip/vip-credentials.ts';
import { deletePasskey, prepareSecondStep, replaceRecoveryCodes, switchOff } from './change-security.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');

/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly [TestGateway, TestGateway];
let account: TakenAccount;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  account = await openTakenAccount(gateways[0]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;
const services = () => gateways[1].services;
/** Returns the session of the person who has the account. */
const holder = () => ({ userId: account.userId, sessionId: hashSessionId(account.session) });
const owner = () => ({ ...holder(), email: 'ada@example.com', tenantId: 'vixen' });

/** A change of an account by a session: its preparation, and where it would be seen. */
interface Change {
  readonly what: string;
  readonly prepare?: () => Promise<unknown>;
  readonly change: () => Promise<unknown>;
  readonly state: () => Promise<unknown>;
}

const rowsOf = (table: 'authenticators' | 'recovery_codes' | 'member_locks' | 'passkeys' | 'email_change_codes') =>
  db().selectFrom(table).selectAll().execute();
const passwords = () => db().selectFrom('users').select('password_hash').execute();

const CHANGES: readonly Change[] = [
  {
    what: 'a new password',
    change: () =>
      changePassword(services(), {
        ...owner(),
        oldPassword: STOLEN_PASSWORD,
        newPassword: 'Heron742nest',
        confirmation: 'Heron742nest',
        clientAddress: '203.0.113.7',
      }),
    state: passwords,
  },
  {
    what: 'the conversion of a VIP account',
    prepare: () =>
      db().insertInto('user_attributes').values({ user_id: account.userId, attribute: 'vip', value: null }).execute(),
    change: () => convertVip(services(), { ...owner(), newEmail: 'thief@new.example', newPassword: 'Heron742nest' }),
    state: async () => [await passwords(), await db().selectFrom('email_changes').selectAll().execute()],
  },
  {
    what: 'a removed passkey',
    prepare: () => addPasskey(db(), account.userId, clock.now()),
    change: async () => deletePasskey(services(), owner(), (await rowsOf('passkeys'))[0]?.['id'] as string),
    state: () => rowsOf('passkeys'),
  },
  {
    what: 'a second step that is prepared',
    change: () => prepareSecondStep(services(), holder()),
    state: () => rowsOf('authenticators'),
  },
  {
    what: 'a second step that is switched off',
    prepare: () => switchSecondStepOn(gateways[0].services, account.userId),
    change: () => switchOff(services(), owner()),
    state: () => rowsOf('authenticators'),
  },
  {
    what: 'new recovery codes',
    prepare: () => switchSecondStepOn(gateways[0].services, account.userId),
    change: () => replaceRecoveryCodes(services(), owner()),
    state: () => rowsOf('recovery_codes'),
  },
  {
    what: 'a removed lock',
    prepare: () => saveMemberLock(gateways[0].services, { ...holder(), pin: '4711', idleMinutes: null }),
    change: () => removeMemberLock(services(), holder()),
    state: () => rowsOf('member_locks'),
  },
  {
    what: 'a mailed code that changes the email',
    change: () => mailChangeCode(services(), owner()),
    state: () => rowsOf('email_change_codes'),
  },
];

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe.each(CHANGES)('$what of a session that ends meanwhile', ({ prepare, change, state }) => {
  it('changes nothing where everybody is signed out a moment before', async () => {
    await prepare?.();
    const before = await state();
    const signOut = () =>
      db()
        .transaction()
        .execute((trx) => endAllSessions(trx, account.userId, clock.now()));
    const order = { db: db(), watching: gateways[1].services.db, userId: account.userId };
    const [, came] = await inOrder(order, signOut, () => outcomeOf(change()));
    expect([came, await state()]).toEqual(['UNAUTHENTICATED', before]);
  });

  it('is made where the session is in force', async () => {
    await prepare?.();
    const before = await state();
    expect(await outcomeOf(change())).toBe('done');
    expect(await state()).not.toEqual(before);
  });
});

describe('a session that is held', () => {
  it('ends once what holds it is written, also where it alone is signed out', async () => {
    const [ended] = await db()
      .transaction()
      .execute(async (trx) => {
        expect(await holdSession(trx, holder(), clock.now())).toBe(true);
        const ending = endSession(services(), account.session, 'vixen');
        await untilWaiting(gateways[1].services.db, 1);
        return [ending] as const;
      });
    await ended;
    expect(
      await db()
        .transaction()
        .execute((trx) => holdSession(trx, holder(), clock.now())),
    ).toBe(false);
  });

  it('is none of somebody else', async () => {
    const other = { ...holder(), userId: crypto.randomUUID() };
    expect(
      await db()
        .transaction()
        .execute((trx) => holdSession(trx, other, clock.now())),
    ).toBe(false);
  });
});
