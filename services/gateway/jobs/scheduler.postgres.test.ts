import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import type { Job } from './job.ts';
import { QUEUE_SCHEMA, startScheduler } from './scheduler.ts';

const soon = { timeout: 120_000, interval: 50 };
const OFTEN = { calendarSeconds: 1, queueSeconds: 1 };
const log = pino({ level: 'silent' });

let database: TestDatabase;
let gateways: readonly [TestGateway, TestGateway];
beforeEach(async () => {
  database = await createTestDatabase();
  const config = { database: { url: database.url } } as const;
  gateways = [await startTestGateway({ config, parts: { log } }), await startTestGateway({ config, parts: { log } })];
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  await database.close();
});

describe('gateways that share a PostgreSQL', () => {
  it('start at once on an empty queue, and run each moment of a job on one of them', async () => {
    const run = vi.fn(async () => ({ things: 1 }));
    // The queue may first look at its calendar when the next minute has begun; once one of the two times has run, the
    // schedulers stop.
    const minute = new Date().getUTCMinutes();
    const jobs: readonly Job[] = [{ name: 'count-things', cron: `${minute},${(minute + 1) % 60} * * * *`, run }];
    const schedulers = gateways.map(({ services }) => startScheduler(services, jobs, OFTEN));
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon);
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    const queued = await sql<{ state: string }>`
      select state::text from ${sql.table(`${QUEUE_SCHEMA}.job`)} where name = 'count-things'
    `.execute(gateways[0].services.db);
    expect(queued.rows).toEqual([{ state: 'completed' }]);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
