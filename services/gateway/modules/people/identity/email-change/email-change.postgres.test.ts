import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { lockAccount } from '../accounts.ts';
import { endOwnSession } from '../sessions/session-list.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { inOrder, untilWaiting } from '../testing/in-order.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { openTakenAccount, OWNERS_EMAIL, THIEFS_EMAIL } from '../testing/taken-account.ts';
import { requestEmailChange } from './request-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { refuseEmailChange } from './refuse-email-change.ts';

const ROUNDS = rounds(12);
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly TestGateway[] = [];

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  const start = () => startTestGateway({ clock, tenants: [vixen], config });
  gateways = await Promise.all([start(), start()]);
});
beforeEach(() => deletePeople(servicesOf(0).db));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const servicesOf = (index: number) => (gateways[index % 2] as TestGateway).services;
const emailsOf = async () =>
  (await servicesOf(0).db.selectFrom('users').select('email').execute()).map(({ email }) => email);

async function request(userId: string, newEmail: string) {
  const sessionId = hashSessionId(await sessionFor(servicesOf(0), userId, vixen));
  const person = { userId, sessionId, clientAddress: '203.0.113.7', tenantId: 'vixen' };
  return requestEmailChange(servicesOf(0), { ...person, newEmail, proof: { password: PASSWORD } });
}
async function tokensOf(email: string, kind: string): Promise<string[]> {
  const mails = (await mailsOf(servicesOf(0).db, email)).filter((mail) => mail.kind === kind);
  return mails.map(({ content }) => new URL(content.link ?? '', 'http://own.test').searchParams.get('token') ?? '');
}
const lastToken = async (email: string, kind: string) => (await tokensOf(email, kind)).at(-1) ?? '';

describe('L27 changes of email at once, through two gateways', () => {
  it('give one address to one of two people, and tell the other that the link is over', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wanted = `wanted-${round}@example.com`;
      const people = ['ada', 'eve'].map((name) => `${name}-${round}@example.com`);
      for (const email of people) await request(await addPerson(servicesOf(0).db, email, PASSWORD), wanted);
      const tokens = await tokensOf(wanted, 'emailChangeConfirm');
      expect(tokens).toHaveLength(2);
      const moved = await Promise.all(tokens.map((token, index) => confirmEmailChange(servicesOf(index), token)));
      expect(moved.filter(Boolean)).toHaveLength(1);
      const emails = await emailsOf();
      expect(emails.filter((email) => email === wanted)).toHaveLength(1);
      expect(people.filter((email) => emails.includes(email))).toHaveLength(1);
    }
  });

  it('return an account to its old address, whatever a second change does at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old, first, second] = ['old', 'first', 'second'].map((name) => `${name}-${round}@example.com`) as [
        string,
        string,
        string,
      ];
      const userId = await addPerson(servicesOf(0).db, old, PASSWORD);
      await clearLimits(servicesOf(0).db);
      await request(userId, first);
      await confirmEmailChange(servicesOf(0), await lastToken(first, 'emailChangeConfirm'));
      await request(userId, second);
      const undo = await lastToken(old, 'emailChangeRequested');
      const confirm = await lastToken(second, 'emailChangeConfirm');
      // The account is held until both wait for it, so that neither is done before the other one begins.
      const [undone, confirmed] = await servicesOf(0)
        .db.transaction()
        .execute(async (trx) => {
          await lockAccount(trx, userId, 'update');
          const undoing = refuseEmailChange(servicesOf(0), undo);
          await untilWaiting(servicesOf(1).db, 1);
          const confirming = confirmEmailChange(servicesOf(1), confirm);
          await untilWaiting(servicesOf(1).db, 2);
          return [undoing, confirming] as const;
        })
        .then((both) => Promise.all(both));
      expect([undone, confirmed]).toEqual(['returned', null]);
      expect(await emailsOf()).toContain(old);
      const left = await servicesOf(0)
        .db.selectFrom('email_changes')
        .selectAll()
        .where('user_id', '=', userId)
        .execute();
      // Nothing that was asked for with the password of before moves the account away again.
      expect(left).toEqual([]);
    }
  });

  it('wait for the end of the session that asked, and it for them, whichever came first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await openTakenAccount(gateways[0] as TestGateway);
      const { userId } = account;
      await account.request();
      const token = await lastToken(THIEFS_EMAIL, 'emailChangeConfirm');
      const confirm = () => confirmEmailChange(servicesOf(0), token);
      const end = () => endOwnSession(servicesOf(1).db, userId, hashSessionId(account.session), clock.now());
      const order = { db: servicesOf(0).db, watching: servicesOf(1).db, userId };
      const isEndedFirst = round % 2 === 1;
      const came = isEndedFirst ? await inOrder(order, end, confirm) : await inOrder(order, confirm, end);
      expect(came).toEqual(isEndedFirst ? [true, null] : ['moved', true]);
      expect(await emailsOf()).toEqual([isEndedFirst ? OWNERS_EMAIL : THIEFS_EMAIL]);
    }
  });

  it('are not begun by a session that ends at that moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await openTakenAccount(gateways[0] as TestGateway);
      const { userId } = account;
      const ask = () =>
        account.request().then(
          () => 'asked',
          (error: unknown) => (error as Error).message,
        );
      const end = () => endOwnSession(servicesOf(1).db, userId, hashSessionId(account.session), clock.now());
      const order = { db: servicesOf(0).db, watching: servicesOf(1).db, userId };
      const isEndedFirst = round % 2 === 1;
      const came = isEndedFirst ? await inOrder(order, end, ask) : await inOrder(order, ask, end);
      expect(came).toEqual(isEndedFirst ? [true, 'PASSWORD_INCORRECT'] : ['asked', true]);
      expect(await servicesOf(0).db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    }
  });

  it('undo a change once, of many presses', async () => {
    const userId = await addPerson(servicesOf(0).db, 'old@example.com', PASSWORD);
    await request(userId, 'new@example.com');
    await confirmEmailChange(servicesOf(0), await lastToken('new@example.com', 'emailChangeConfirm'));
    const undo = await lastToken('old@example.com', 'emailChangeRequested');
    const presses = Array.from({ length: 12 }, (_, index) => refuseEmailChange(servicesOf(index), undo));
    expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1);
    expect(await emailsOf()).toEqual(['old@example.com']);
  });
});
