import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { createSession, endAllSessions, endSession, resolveSession, SESSION_LIFE } from './sessions.ts';
import { tokenCipher } from './token-cipher.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});

function open(tenantId = 'vixen', identitySessionUid = 'identity-session'): Promise<string> {
  const tokens = { accessToken: 'access', refreshToken: 'refresh', idToken: null };
  return createSession(gateway.services, {
    userId,
    tenantId,
    tokens,
    identitySessionUid,
    clientAddress: '203.0.113.7',
    userAgent: undefined,
  });
}

const isOpen = async (id: string): Promise<boolean> => (await resolveSession(gateway.services, id, vixen)) !== null;

describe('a session', () => {
  it('is of one tenant', async () => {
    const id = await open();
    expect(await resolveSession(gateway.services, id, vixen)).toMatchObject({ userId });
    expect(await resolveSession(gateway.services, id, tushy)).toBeNull();
    expect(await resolveSession(gateway.services, id, null)).toBeNull();
    expect(await resolveSession(gateway.services, `${id}x`, vixen)).toBeNull();
  });

  it('ends when it was not used for long', async () => {
    const id = await open();
    clock.advance(SESSION_LIFE.idleMs - 1_000);
    expect(await isOpen(id)).toBe(true);
    clock.advance(SESSION_LIFE.idleMs);
    expect(await isOpen(id)).toBe(false);
  });

  it('ends after its longest time, however it was used', async () => {
    const id = await open();
    for (let days = 0; days < 29; days += 7) {
      expect(await isOpen(id)).toBe(true);
      clock.advance(7 * 86_400_000);
    }
    expect(await isOpen(id)).toBe(false);
  });

  it('writes its last use at most once a minute', async () => {
    const id = await open();
    const lastUse = async () =>
      (await gateway.services.db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
    const opened = await lastUse();
    clock.advance(59_000);
    await isOpen(id);
    expect(await lastUse()).toEqual(opened);
    clock.advance(1_000);
    await isOpen(id);
    expect(await lastUse()).toEqual(clock.now());
  });

  it('ends with its account', async () => {
    const id = await open();
    await gateway.services.db.updateTable('users').set({ disabled_at: clock.now() }).execute();
    expect(await isOpen(id)).toBe(false);
  });

  it('is ended on its own tenant only', async () => {
    const [id, other] = [await open(), await open()];
    await endSession(gateway.services, id, 'tushy');
    expect(await isOpen(id)).toBe(true);
    await endSession(gateway.services, id, 'vixen');
    expect([await isOpen(id), await isOpen(other)]).toEqual([false, true]);
  });

  it('ends with all others of the person when the password changes, at the identity server too', async () => {
    const [id, other] = [await open(), await open()];
    const { db } = gateway.services;
    await db
      .insertInto('oidc_payloads')
      .values({
        model: 'Session',
        id_hash: 'x',
        payload: '{}',
        grant_id: null,
        session_uid: 'identity-session',
        account_id: userId,
        expires_at: null,
      })
      .execute();
    await db.transaction().execute((trx) => endAllSessions(trx, userId, clock.now()));
    expect([await isOpen(id), await isOpen(other)]).toEqual([false, false]);
    expect(await db.selectFrom('oidc_payloads').selectAll().execute()).toEqual([]);
  });
});

describe('encrypted tokens', () => {
  it('open for their purpose only, and not when changed', () => {
    const cipher = tokenCipher(gateway.services, 'session-tokens');
    const sealed = cipher.seal('a token');
    expect(cipher.open(sealed)).toBe('a token');
    expect(cipher.seal('a token')).not.toBe(sealed);
    expect(tokenCipher(gateway.services, 'sign-in-flow').open(sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 15, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      expect(cipher.open(changed.toString('base64url'))).toBeNull();
    }
    expect(cipher.open('')).toBeNull();
  });
});
