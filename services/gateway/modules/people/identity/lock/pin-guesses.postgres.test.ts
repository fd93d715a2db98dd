import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { LOCK } from '@network/tenant/constants.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson } from '../testing/people.ts';
import { unlockByPin } from './unlock-by-pin.ts';

const GUESSES = 250;
const BRANDS = ['vixen', 'tushy', 'slayed', 'deeper', 'milfy'] as const;
/** Two gateways share one database, so that the limit can’t come from the memory of one process. */
let gateways: readonly TestGateway[];

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateways = await Promise.all([0, 1].map(() => startTestGateway({ config })));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const servicesOf = (index: number) => (gateways[index % 2] as TestGateway).services;

it(`of ${GUESSES} PINs at once, through two gateways and five brands, no more are looked at than the limit allows`, async () => {
  const { db, clock } = servicesOf(0);
  const userId = await addPerson(db, 'ada@example.com', 'Right1password');
  const sessions = await Promise.all(BRANDS.map((id) => sessionFor(servicesOf(0), userId, { id })));
  const lock = { user_id: userId, pin_hash: await hashPassword('4711'), idle_minutes: null, set_at: clock.now() };
  await db.insertInto('member_locks').values(lock).execute();
  await db.updateTable('sessions').set({ locked_at: clock.now() }).execute();
  const answers = await Promise.all(
    Array.from({ length: GUESSES + BRANDS.length }, (_, index) => {
      const sessionId = hashSessionId(sessions[index % sessions.length] ?? '');
      const pin = index < GUESSES ? String(index).padStart(4, '0') : '4711';
      return unlockByPin(servicesOf(index), { userId, sessionId }, pin);
    }),
  );
  const outcomes = answers.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(LOCK.mostTries - 1);
  expect(outcomes.filter((outcome) => outcome === 'unlocked')).toEqual([]);
  expect(await db.selectFrom('sessions').select('id_hash').where('revoked_at', 'is', null).execute()).toEqual([]);
});

it('in several browsers of a person, no more PINs are looked at than the person has tries', async () => {
  const { db, clock } = servicesOf(0);
  const userId = await addPerson(db, 'bo@example.com', 'Right1password');
  const browsers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => sessionFor(servicesOf(0), userId, { id: BRANDS[index % 5] ?? 'vixen' })),
  );
  const lock = { user_id: userId, pin_hash: await hashPassword('4711'), idle_minutes: null, set_at: clock.now() };
  await db.insertInto('member_locks').values(lock).execute();
  const own = browsers.map(hashSessionId);
  // Each browser signed in by itself.
  for (const [index, id] of own.entries())
    await db
      .updateTable('sessions')
      .set({ locked_at: clock.now(), identity_session_uid: `browser-${index}` })
      .where('id_hash', '=', id)
      .execute();
  const answers = await Promise.all(
    Array.from({ length: 6 * LOCK.mostTries }, (_, index) =>
      unlockByPin(
        servicesOf(index),
        { userId, sessionId: own[index % own.length] ?? '' },
        String(index).padStart(4, '0'),
      ),
    ),
  );
  const looked = answers.filter(({ outcome }) => outcome === 'wrong').length;
  expect(looked).toBeLessThanOrEqual(BUDGETS.pinFailures.person.times);
  expect(looked).toBeGreaterThan(0);
  // A right one is not looked at either.
  expect(await unlockByPin(servicesOf(1), { userId, sessionId: own[0] ?? '' }, '4711')).toEqual({
    outcome: 'signed-out',
  });
});

it('a right PIN takes no try of its person', async () => {
  const { db, clock } = servicesOf(0);
  const userId = await addPerson(db, 'cy@example.com', 'Right1password');
  const id = hashSessionId(await sessionFor(servicesOf(0), userId, { id: 'vixen' }));
  const lock = { user_id: userId, pin_hash: await hashPassword('4711'), idle_minutes: null, set_at: clock.now() };
  await db.insertInto('member_locks').values(lock).execute();
  for (let time = 0; time < 2 * BUDGETS.pinFailures.person.times; time += 1) {
    await db.updateTable('sessions').set({ locked_at: clock.now() }).where('id_hash', '=', id).execute();
    expect(await unlockByPin(servicesOf(time), { userId, sessionId: id }, '4711')).toEqual({ outcome: 'unlocked' });
  }
});
