import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { REUSED_PLAN, REUSED_PLAN_MARK as MARK, MAX_REUSED_PLANS, createPlanReuse } from './reused-plans.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.close());

/** Runs on one connection that reuses plans. */
async function onConnection<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  createPlanReuse()(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const preparedOn = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

describe('statements with a reused plan', () => {
  it('are prepared once, and answer each call by its own values', async () => {
    await onConnection(async (client) => {
      const text = `select $1::int + 1 as sum ${MARK}`;
      for (const value of [1, 2, 3]) expect((await client.query(text, [value])).rows).toEqual([{ sum: value + 1 }]);
      expect(await preparedOn(client)).toEqual([text]);
    });
  });

  it('are the marked ones alone', async () => {
    await onConnection(async (client) => {
      await client.query('select $1::int as one', [1]);
      await client.query('begin');
      await client.query('rollback');
      expect(await preparedOn(client)).toEqual([]);
    });
  });

  it('are limited in number, and the others run all the same', async () => {
    await onConnection(async (client) => {
      for (let at = 0; at <= MAX_REUSED_PLANS; at += 1) {
        expect((await client.query(`select ${at} as at ${MARK}`, [])).rows).toEqual([{ at }]);
      }
      expect(await preparedOn(client)).toHaveLength(MAX_REUSED_PLANS);
    });
  });

  it('report errors about the values of a call, and continue', async () => {
    await onConnection(async (client) => {
      const text = `select 1 / $1::int as share ${MARK}`;
      await expect(client.query(text, [0])).rejects.toThrow('division by zero');
      expect((await client.query(text, [1])).rows).toEqual([{ share: 1 }]);
    });
  });

  it('are marked through the query builder', async () => {
    const opened = openDatabase({ url: database.url }, pino({ level: 'silent' }));
    try {
      await opened.db.connection().execute(async (db) => {
        const tables = sql.table('pg_class');
        await sql`select 1 from ${tables} limit 1 ${REUSED_PLAN}`.execute(db);
        const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
        expect(rows).toEqual([{ statement: `select 1 from "pg_class" limit 1 ${MARK}` }]);
      });
    } finally {
      await opened.close();
    }
  });
});
