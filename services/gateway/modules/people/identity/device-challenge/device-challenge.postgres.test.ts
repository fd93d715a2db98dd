import { beforeEach, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { endAllSessions, resolveSession } from '../sessions/sessions.ts';
import { inOrder } from '../testing/in-order.ts';
import { linkTo } from '../testing/mailed-links.ts';
import { newSignIn } from '../testing/new-sign-in.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { answerChallenge } from './device-challenge.ts';
import { openSession } from './open-session.ts';

const EMAIL = 'ada@example.com';
let userId: string;
const database = databaseForTests();
const gateway = gatewayForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password');
});

it.each(['approve', 'block'] as const)(
  'D34 %s while every session ends waits for that, and opens none',
  async (answer) => {
    const { services } = gateway;
    const { db, clock } = services;
    await db.updateTable('users').set({ device_challenge_required: true }).execute();
    const session = await openSession(services, {
      userId,
      tenantId: vixen.id,
      tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
      identitySessionUid: await newSignIn(services, userId),
      clientAddress: '203.0.113.7',
      userAgent: 'Firefox/1 Windows',
      country: null,
    });
    const token =
      new URL(await linkTo(gateway, EMAIL, 'deviceChallenge'), 'http://own.test').searchParams.get('token') ?? '';
    const endAll = () => db.transaction().execute((trx) => endAllSessions(trx, userId, clock.now()));
    const answered = () => answerChallenge(services, token, answer);
    // If the answer locked the session first, the two would wait for each other.
    expect(await inOrder({ db, watching: db, userId }, endAll, answered)).toEqual([undefined, true]);
    expect(await resolveSession(services, session, vixen)).toBeNull();
  },
);
