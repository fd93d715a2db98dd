import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { fixedClock } from '../config/clock.ts';
import { openBrowser, addPerson } from '../modules/people/identity/testing/public.ts';
import { post } from '../modules/money/wallet/public.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ clock, tenants: [vixen] });

/** From now on every write fails as it does on a full disk: the server's own error, out of the statement itself. */
async function fillDisk(): Promise<void> {
  await sql`
    create function disk_is_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$;
    do $$ declare each record; begin
      for each in select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      loop execute format('create trigger disk_is_full before insert or update on %s for each statement execute function disk_is_full()', each.name);
      end loop;
    end $$
  `.execute(gateway.services.db);
}

describe('a full disk', () => {
  it('answers writes with 503 and Retry-After, goes on reading, loses nothing acknowledged, and heals when there is room', async () => {
    const { db } = gateway.services;
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    const book = (idempotencyKey: string) =>
      db.transaction().execute((trx) =>
        post(trx, {
          userId,
          unit: 'gems',
          amount: 1,
          counterpart: 'issued',
          type: 'GRANT',
          reason: 'TEST',
          idempotencyKey,
          at: clock.now(),
        }),
      );
    const signIn = () => openBrowser(gateway, vixen).signIn('ada@example.com', 'Right1password');
    const entries = sql<{ count: number }>`select count(*)::int as count from ledger_entries`;
    expect(await book('before')).toBe(true);
    const browser = openBrowser(gateway, vixen);
    await browser.signIn('ada@example.com', 'Right1password');
    const caller = { tenant: 'vixen', area: 'members', session: browser.session ?? '' } as const;
    const profile = () => gateway.graphql('{ findOneUserProfile { email } }', {}, caller);
    expect(await profile()).toMatchObject({ data: { findOneUserProfile: { email: 'ada@example.com' } } });

    await fillDisk();
    await expect(book('full')).rejects.toMatchObject({ code: '53100' });
    const refused = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: gateway.headersFor(caller),
      payload: { query: 'mutation { updateUserAutoplay(autoplayEnabled: false) }' },
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    // People who are signed in stay so, and people who read go on reading, even where the time of it can't be noted.
    clock.advance(5 * 60_000);
    expect(await profile()).toMatchObject({ status: 200, data: { findOneUserProfile: { email: 'ada@example.com' } } });
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await entries.execute(db)).rows).toEqual([{ count: 2 }]);

    await sql`drop function disk_is_full cascade`.execute(db);
    expect(await book('full')).toBe(true);
    expect((await entries.execute(db)).rows).toEqual([{ count: 4 }]);
    expect((await signIn()).statusCode).toBe(303);
  });
});
