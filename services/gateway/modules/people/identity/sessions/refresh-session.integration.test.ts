import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { RelyingParty } from '../brand/relying-party.ts';
import { saveAccountLanguage } from '../profile/account-language.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { createSessionRefresher } from './refresh-session.ts';
import { endAllSessions, resolveSession, type SessionTokens } from './sessions.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let browser: TestBrowser;
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  browser = openBrowser(gateway, vixen);
  await browser.signIn('ada@example.com', 'Right1password');
  clock.advance(480_000);
});

/** An identity server that counts, and answers when it is let. */
function countingParty(answer: (tokens: SessionTokens) => Promise<SessionTokens | null>) {
  const calls: string[] = [];
  const refresh = async (_tenant: unknown, tokens: SessionTokens): Promise<SessionTokens | null> => {
    calls.push(tokens.refreshToken);
    return answer(tokens);
  };
  const unused = (): never => {
    throw new Error('not expected');
  };
  const party: RelyingParty = { refresh, authorizationUrl: unused, exchange: unused };
  return { party, calls };
}

const rotated = async (): Promise<SessionTokens> => ({ accessToken: 'a2', refreshToken: 'r2', idToken: null });

describe('refreshing a session (L07, C21)', () => {
  it('rotates the tokens at the identity server, again and again', async () => {
    for (const path of ['/refresh', '/api/refresh', '/refresh']) {
      const before = await gateway.services.db.selectFrom('sessions').select('tokens').executeTakeFirstOrThrow();
      const answer = await browser.brand('GET', path);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await gateway.services.db.selectFrom('sessions').select('tokens').executeTakeFirstOrThrow()).not.toEqual(
        before,
      );
      clock.advance(480_000);
    }
    const tokens = await gateway.services.db
      .selectFrom('oidc_payloads')
      .select('consumed_at')
      .where('model', '=', 'RefreshToken')
      .execute();
    expect(tokens.filter(({ consumed_at }) => consumed_at !== null)).toHaveLength(3);
    expect(tokens).toHaveLength(4);
  });

  it('makes one call for ten at once, through one gateway', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.brand('GET', '/refresh')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const consumed = await gateway.services.db
      .selectFrom('oidc_payloads')
      .select('model')
      .where('consumed_at', 'is not', null)
      .where('model', '=', 'RefreshToken')
      .execute();
    expect(consumed).toHaveLength(1);
  });

  it('makes one call for ten at once, through ten gateways', async () => {
    const { party, calls } = countingParty(rotated);
    const tick = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    const gateways = Array.from({ length: 10 }, () => createSessionRefresher(gateway.services, party, tick));
    const outcomes = await Promise.all(gateways.map((refresh) => refresh(browser.session ?? '', vixen)));
    expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
    expect(calls).toHaveLength(1);
  });

  it('is answered by the last refresh when that was just now', async () => {
    const { party, calls } = countingParty(rotated);
    const refresh = createSessionRefresher(gateway.services, party);
    await refresh(browser.session ?? '', vixen);
    clock.advance(9_000);
    expect(await refresh(browser.session ?? '', vixen)).toBe('refreshed');
    expect(calls).toHaveLength(1);
    clock.advance(2_000);
    await refresh(browser.session ?? '', vixen);
    expect(calls[1]).toBe('r2');
  });

  it('says busy while another gateway holds the session, and takes over when that one died', async () => {
    const { party, calls } = countingParty(rotated);
    const lease = new Date(clock.now().getTime() + 15_000);
    await gateway.services.db.updateTable('sessions').set({ refresh_lease_until: lease }).execute();
    const waits: number[] = [];
    const refresh = createSessionRefresher(
      gateway.services,
      party,
      async (milliseconds) => void waits.push(milliseconds),
    );
    expect(await refresh(browser.session ?? '', vixen)).toBe('busy');
    expect([calls.length, waits.length]).toEqual([0, 40]);
    clock.advance(15_000);
    expect(await refresh(browser.session ?? '', vixen)).toBe('refreshed');
  });

  it('deletes the session when the identity server is unreachable', async () => {
    const failing = countingParty(() => Promise.reject(new Error('away')));
    await expect(createSessionRefresher(gateway.services, failing.party)(browser.session ?? '', vixen)).rejects.toThrow(
      'away',
    );
    const { party } = countingParty(rotated);
    expect(await createSessionRefresher(gateway.services, party)(browser.session ?? '', vixen)).toBe('refreshed');
  });

  it('answers 401 and clears the cookie when the identity server refuses', async () => {
    await gateway.services.db.deleteFrom('oidc_payloads').execute();
    const before = browser.session ?? '';
    const answer = await browser.brand('GET', '/refresh');
    expect([answer.statusCode, answer.headers['x-set-session'], answer.json().error]).toEqual([
      401,
      '',
      'invalid_grant',
    ]);
    expect(await resolveSession(gateway.services, before, vixen)).toBeNull();
  });

  it('brings the language that its owner chose in another browser, and none where none was chosen', async () => {
    const cookies = async () =>
      (await browser.brand('GET', '/refresh')).cookies.map(({ name, value }) => [name, value]);
    expect(await cookies()).toEqual([]);
    await saveAccountLanguage(gateway.services.db, userId, 'es');
    clock.advance(480_000);
    expect(await cookies()).toEqual([['language', 'es']]);
  });

  it('answers 401 without a session, after a ban and after all sessions ended', async () => {
    const visitor = await openBrowser(gateway, vixen).brand('GET', '/refresh');
    expect(visitor.statusCode).toBe(401);
    await endAllSessions(gateway.services.db, userId, clock.now());
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(401);
  });

  it('answers 403 to another site, and changes nothing', async () => {
    const before = await gateway.services.db.selectFrom('sessions').selectAll().execute();
    expect((await browser.brand('GET', '/refresh', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await gateway.services.db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });
});
