import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { startTestPostgres, type TestPostgres, type TestReplica } from '@network/testing/postgres.ts';
import vixen from '../../../apps/vixen/tenant.ts';

const MAX_LAG_MS = 3_000;
const PATIENCE = { timeout: 20_000, interval: 50 };

let server: TestPostgres;
let replica: TestReplica;
let gateway: TestGateway;
beforeAll(async () => {
  server = await startTestPostgres();
  replica = await server.startReplica();
  const database = {
    url: server.url,
    replica: { url: replica.url, maxLagMs: MAX_LAG_MS },
  } as const;
  gateway = await startTestGateway({ tenants: [vixen], config: { database } });
});
afterAll(async () => {
  await gateway?.close();
  await server?.close();
});

/** Returns which server a read of tags comes from, and what it finds. */
const read = () =>
  gateway.services.catalogueReads.read(['tags'], async (db) => {
    const { rows } = await sql<{ standby: boolean; tags: string[] }>`
      select pg_is_in_recovery() as standby, array(select slug::text from tags order by 1) as tags
    `.execute(db);
    return { from: rows[0]?.standby ? 'replica' : 'primary', tags: rows[0]?.tags ?? [] };
  });

const from = async (): Promise<string> => (await read()).from;
const addTag = (slug: string) => gateway.services.db.insertInto('tags').values({ slug, name: slug }).execute();
const lag = async (): Promise<number> =>
  Number(
    /\ndatabase_replica_lag_seconds (\S+)/
      .exec(await gateway.services.metrics.metrics())?.[1]
      ?.replace('+Inf', 'Infinity'),
  );

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const categories = async () => {
  const { status, errors } = await gateway.graphql('{ categories { slug } }', {}, { tenant: 'vixen' });
  return { status, errors };
};

it('the catalogue is read from a streaming replica, and everything else from the primary', async () => {
  await expect.poll(from, PATIENCE).toBe('replica');
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(gateway.services.db);
  expect(rows).toEqual([{ standby: false }]);
  expect(await lag()).toBeLessThan(MAX_LAG_MS / 1_000);
  expect(await gateway.services.metrics.metrics()).toMatch(/pool="replica",state="open"} [1-9]/);
});

it('what was written is read at once, from the primary while the replica has not replayed it', async () => {
  await expect.poll(from, PATIENCE).toBe('replica');
  await onReplica('select pg_wal_replay_pause()');
  await addTag('written-now');
  await expect.poll(read, { timeout: 2_000, interval: 5 }).toEqual({ from: 'primary', tags: ['written-now'] });
  // Behind by more than the limit it is read for nothing at all.
  await expect.poll(lag, PATIENCE).toBeGreaterThan(MAX_LAG_MS / 1_000);
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(read, PATIENCE).toEqual({ from: 'replica', tags: ['written-now'] });
});

it('a replica that stops costs nobody a page, and is used again when it is back', async () => {
  await expect.poll(from, PATIENCE).toBe('replica');
  await replica.stop();
  expect(await from()).toBe('primary');
  expect(await categories()).toEqual({ status: 200, errors: undefined });
  expect(await lag()).toBe(Number.POSITIVE_INFINITY);
  await replica.start();
  await expect.poll(from, PATIENCE).toBe('replica');
});
