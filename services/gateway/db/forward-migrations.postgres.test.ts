import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createEmptyTestDatabase,
  createTestDatabase,
  demonstrationTemplate,
  type TestDatabase,
} from '@network/testing/postgres-database.ts';
import { fixedClock } from '../config/clock.ts';
import type { GatewayModule } from '../module.ts';
import { modules } from '../modules/registry.ts';
import type { Database } from './database.ts';
import { collectMigrations, migrate } from './migrate.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';
import { describeDatabase, type ReleasedDatabase } from './released-database.ts';
import released from './released-database.json' with { type: 'json' };

const { migrations, tables }: ReleasedDatabase = released;
const all = collectMigrations(modules);
const log = pino({ level: 'silent' });

/** The migrations of this tree in a module of their own. */
const only = (isWanted: (name: string) => boolean): readonly GatewayModule[] => [
  { id: 'some', migrations: Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name))) },
];
/** One that is breaking may break: it comes when nothing live needs what it takes. */
const isExpanding = (name: string): boolean => migrations.includes(name) || !/^\d{4}-breaking-/.test(name);

let database: TestDatabase;
let opened: OpenedDatabase;
const open = async (made: Promise<TestDatabase>): Promise<void> => {
  database = await made;
  opened = openDatabase({ url: database.url }, log);
};
afterEach(async () => {
  await opened.close();
  await database.close();
});

const columnsOf = (table: string) => sql.join(Object.keys(tables[table] ?? {}).map((name) => sql.ref(name)));

describe('migrations, from the database of what is live', () => {
  beforeEach(() => open(createEmptyTestDatabase()));

  it('that are live have not been edited: they make the columns that were recorded', async () => {
    expect(migrations.filter((name) => all[name] === undefined)).toEqual([]);
    await opened.prepare(
      async (db) =>
        void (await migrate(
          db,
          only((name) => migrations.includes(name)),
        )),
    );
    expect(await describeDatabase(opened.db)).toEqual(released);
  });

  it('leave what live releases read and write, and demand nothing that they do not write', async () => {
    await opened.prepare(async (db) => void (await migrate(db, only(isExpanding))));
    const now = await describeDatabase(opened.db);
    for (const [table, columns] of Object.entries(tables)) {
      expect(now.tables[table], table).toMatchObject(columns);
      const added = Object.entries(now.tables[table] ?? {}).filter(([column]) => columns[column] === undefined);
      expect(
        added.filter(([, type]) => !type.endsWith('?')),
        table,
      ).toEqual([]);
    }
  });

  it(
    'are made while a live release goes on reading and writing, of which nothing fails',
    { tags: ['long'] },
    async () => {
      await opened.prepare(
        async (db) =>
          void (await migrate(
            db,
            only((name) => migrations.includes(name)),
          )),
      );
      const state = { isMigrating: true, rounds: 0 };
      const serve = async (): Promise<void> => {
        while (state.isMigrating || state.rounds < 2) {
          for (const table of Object.keys(tables)) await useAsBefore(opened.db, table);
          state.rounds += 1;
        }
      };
      const serving = serve();
      await opened.prepare(async (db) => void (await migrate(db, only(isExpanding))));
      state.isMigrating = false;
      await serving;
      expect(state.rounds).toBeGreaterThan(1);
    },
  );
});

/** Statements of a live release: it reads its columns, and takes the locks of one that writes. */
async function useAsBefore(db: Database, table: string): Promise<void> {
  await sql`select ${columnsOf(table)} from ${sql.table(table)} limit 5`.execute(db);
  await sql`delete from ${sql.table(table)} where false`.execute(db);
}

describe('a database that this tree has brought up to date and filled', () => {
  beforeEach(async () => {
    await open(createTestDatabase(await demonstrationTemplate(fixedClock('2026-03-02T12:00:00Z'))));
  });

  it('takes rows as live releases write them', async () => {
    const filled: string[] = [];
    for (const table of Object.keys(tables)) if (await rewriteRow(opened.db, table)) filled.push(table);
    expect(filled.length).toBeGreaterThan(40);
  });
});

class Undone extends Error {}

/** Takes a row away and writes it again with the columns that live releases know, in a transaction that leaves nothing. */
async function rewriteRow(db: Database, table: string): Promise<boolean> {
  let isFilled = false;
  const work = db.transaction().execute(async (trx) => {
    // Rows that refer to it stay.
    await sql`set local session_replication_role = replica`.execute(trx);
    isFilled = await rewrite(trx, table);
    throw new Undone();
  });
  await expect(work, table).rejects.toThrow(Undone);
  return isFilled;
}

async function rewrite(trx: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ row: unknown }>`
    delete from ${sql.table(table)} t where ctid = (select ctid from ${sql.table(table)} limit 1) returning to_json(t) as row
  `.execute(trx);
  const [gone] = rows;
  if (!gone) return false;
  const columns = columnsOf(table);
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(gone.row)}::json)
  `.execute(trx);
  return true;
}
