import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { rounds } from '@network/testing/effort.ts';
import { type TestGateway, startTestGateway } from '@network/testing/gateway.ts';
import { startTestPostgres, type TestPostgres } from '@network/testing/postgres.ts';
import { addPerson } from '../modules/people/identity/testing/public.ts';
import { post } from '../modules/money/wallet/public.ts';

const PARALLEL = 8;

let postgres: TestPostgres;
let gateway: TestGateway;
beforeAll(async () => {
  postgres = await startTestPostgres();
  gateway = await startTestGateway({
    tenants: [vixen],
    config: { database: { url: postgres.url } },
  });
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await postgres.close();
}, 60_000);

describe('a database that restarts under load', () => {
  it('costs 503 with Retry-After and nothing else, heals by itself, and keeps every booking that was acknowledged', async () => {
    const { db, clock } = gateway.services;
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    const answers = new Set<string>();
    const acknowledged = new Set<string>();
    const done = new AbortController();
    const readers = Array.from({ length: PARALLEL }, async () => {
      while (!done.signal.aborted) {
        const response = await gateway.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: '{ videos(input: {}) { info { total } } }' },
        });
        const retry = response.headers['retry-after'];
        answers.add(response.statusCode === 503 ? `503 after ${retry}` : String(response.statusCode));
      }
    });
    const writers = Array.from({ length: PARALLEL }, async (_, writer) => {
      for (let each = 0; !done.signal.aborted; each += 1) {
        const idempotencyKey = `${writer}-${each}`;
        const posting = {
          userId,
          unit: 'gems',
          amount: 1,
          counterpart: 'issued',
          type: 'GRANT',
          reason: 'TEST',
        } as const;
        try {
          await db.transaction().execute((trx) => post(trx, { ...posting, idempotencyKey, at: clock.now() }));
          acknowledged.add(idempotencyKey);
        } catch {
          // Not acknowledged: it may have happened or not, and a retry with its key would tell.
        }
      }
    });
    for (let restart = 0; restart < rounds(5); restart += 1) {
      const before = acknowledged.size;
      await postgres.stop();
      await vi.waitFor(() => expect([...answers]).toContain('503 after 2'), { timeout: 20_000 });
      await postgres.start();
      await vi.waitFor(
        async () => {
          expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
          expect(acknowledged.size).toBeGreaterThan(before);
        },
        { timeout: 20_000, interval: 20 },
      );
    }
    done.abort();
    await Promise.all([...readers, ...writers]);
    expect([...answers].toSorted()).toEqual(['200', '503 after 2']);
    const { rows } = await sql<{ key: string }>`select idempotency_key as key from ledger_transactions`.execute(db);
    const stored = new Set(rows.map(({ key }) => key));
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
    const { rows: sides } = await sql<{ sum: number; count: number }>`
      select sum(amount)::int as sum, count(*)::int as count from ledger_entries
    `.execute(db);
    expect(sides).toEqual([{ sum: 0, count: stored.size * 2 }]);
  }, 300_000);
});
