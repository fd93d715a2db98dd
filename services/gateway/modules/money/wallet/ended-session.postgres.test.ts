import { expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { asCall, actBySession } from '../../../http/session-of-call.ts';
import { endAllSessions } from '../../people/identity/public.ts';
import { addPerson, createSession, hashSessionId, inOrder } from '../../people/identity/testing/public.ts';
import { balanceOf } from './balance.ts';
import { post } from './ledger.ts';
import { unlockPack } from './unlock-pack.ts';
import { unlockVideo } from './unlock-video.ts';

const AT = new Date('2026-03-06T00:00:00Z');

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));

const db = () => gateway.services.db;

/** A member with gems and credits, and the session that they act by. */
async function spender(email: string) {
  const userId = await addPerson(db(), email, 'Right1password');
  for (const [unit, amount] of [
    ['gems', 100],
    ['credits', 1],
  ] as const) {
    const booked = {
      counterpart: 'issued',
      type: 'grant',
      reason: 'test',
      idempotencyKey: `${unit}-${userId}`,
    } as const;
    await post(db(), { userId, unit, amount, at: AT, ...booked });
  }
  const id = await createSession(gateway.services, {
    userId,
    tenantId: 'vixen',
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
    identitySessionUid: 'test',
    clientAddress: '203.0.113.7',
    userAgent: 'test',
  });
  return { userId, sessionId: hashSessionId(id) };
}

const now = () => gateway.services.clock.now();

it.each([
  ['gems', (userId: string) => unlockPack(db(), { userId, packId: 'pack', idempotencyKey: 'key-12345', at: now() })],
  ['credits', (userId: string) => unlockVideo(db(), { userId, videoId: 'video', at: now() })],
] as const)('%s are not spent by a session that ends meanwhile', async (unit, unlock) => {
  const session = await spender(`${unit}@example.com`);
  const { userId } = session;
  const signOut = () =>
    db()
      .transaction()
      .execute((trx) => endAllSessions(trx, userId, now()));
  const spend = () =>
    asCall(() => {
      actBySession(session);
      return unlock(userId).then(
        ({ outcome }) => outcome,
        (error: { code?: string }) => error.code,
      );
    });
  const before = await balanceOf(db(), userId, unit);
  const [, came] = await inOrder({ db: db(), watching: db(), userId }, signOut, spend);
  expect([came, await balanceOf(db(), userId, unit)]).toEqual(['UNAUTHENTICATED', before]);
});
