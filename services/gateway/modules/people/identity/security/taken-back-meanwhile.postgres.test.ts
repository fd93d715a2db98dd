import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { saveMemberLock } from '../lock/member-locks.ts';
import { takeBackAfterAlert } from '../new-device/alert-new-device.ts';
import { prepareAuthenticator } from '../second-step/authenticator.ts';
import { codeAt } from '../second-step/totp.ts';
import { endAllSessions, hashSessionId } from '../sessions/sessions.ts';
import { inOrder } from '../testing/in-order.ts';
import { openTakenAccount, type TakenAccount } from '../testing/taken-account.ts';
import { switchOn } from './change-security.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly [TestGateway, TestGateway];
let account: TakenAccount;
let alertToken: string;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  account = await openTakenAccount(gateways[0]);
  alertToken = new URL(await account.addAlert(clock.now()), 'http://own.test').searchParams.get('token') ?? '';
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;
const both = <One, Two>(first: () => Promise<One>, second: () => Promise<Two>) =>
  inOrder({ db: db(), watching: gateways[1].services.db, userId: account.userId }, first, second);
const takeBack = () => takeBackAfterAlert(gateways[0].services, alertToken);
const signOut = () =>
  db()
    .transaction()
    .execute((trx) => endAllSessions(trx, account.userId, clock.now()));
/** Returns the session of the person who has the account. */
const holder = () => ({ userId: account.userId, sessionId: hashSessionId(account.session) });

describe('a second step that is switched on while its session ends', () => {
  let code: string;
  beforeEach(async () => {
    const secret = await prepareAuthenticator(gateways[1].services, account.userId);
    code = codeAt(secret ?? new Uint8Array(), clock.now());
  });
  const confirm = () =>
    switchOn(gateways[1].services, { ...holder(), tenantId: 'vixen', code, clientAddress: '203.0.113.7' });
  const left = () => db().selectFrom('authenticators').select('confirmed_at').execute();

  it('goes where the account is taken back a moment later', async () => {
    expect(await both(confirm, takeBack)).toEqual([expect.any(Array), 'returned']);
    expect(await left()).toEqual([]);
  });

  it('is not there, and nothing fails, where the account is taken back a moment before', async () => {
    expect(await both(takeBack, confirm)).toEqual(['returned', 'CODE_INCORRECT']);
    expect(await left()).toEqual([]);
  });

  it('stays off where its person is signed out everywhere a moment before', async () => {
    expect(await both(signOut, confirm)).toEqual([undefined, 'CODE_INCORRECT']);
    expect(await left()).toEqual([{ confirmed_at: null }]);
  });
});

describe('a PIN that is set while its session ends', () => {
  const set = () => saveMemberLock(gateways[1].services, { ...holder(), pin: '4711', idleMinutes: null });
  const left = async () => (await db().selectFrom('member_locks').select('user_id').execute()).length;

  it('goes where the account is taken back a moment later', async () => {
    expect(await both(set, takeBack)).toEqual([expect.objectContaining({ hasPin: true }), 'returned']);
    expect(await left()).toBe(0);
  });

  it.each([
    ['the account is taken back', () => takeBack()],
    ['its person is signed out everywhere', () => signOut()],
  ])('is not set where %s a moment before', async (_what, end) => {
    const [, saved] = await both<unknown, unknown>(end, set);
    expect([saved, await left()]).toEqual([null, 0]);
  });
});
