import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { collectMigrations, migrate } from '../db/migrate.ts';
import type { GatewayModule } from '../module.ts';
import { type BackupRows, readBackup } from './backup-file.ts';
import { collectFiles, type RestoredFiles } from './stored-files.ts';
import { foreignKeysOf, migrationsOf, tablesOf, type TableShape } from './schema-catalogue.ts';

/** Why a backup is not put into this database; one sentence for the operator. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

export interface Restored {
  readonly rows: number;
  readonly files: number;
  readonly madeAt: string;
}

/**
 * Puts a backup into a database and its files into `dataDir`, all of it or nothing: makes the schema that it was taken of, fills it, and brings it
 * up to date. Whether the database is empty is the operator's care with `replace`.
 * @throws RestoreRefused when the database is not empty, or the backup is of a newer release; BackupDamaged
 */
export async function restoreBackup(
  db: Database,
  modules: readonly GatewayModule[],
  path: string,
  { replace, dataDir }: { readonly replace: boolean; readonly dataDir: string | null },
): Promise<Restored> {
  // Read to its end before anything is touched.
  const { header } = await readBackup(path);
  const known = collectMigrations(modules);
  const unknown = header.migrations.filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new RestoreRefused(`The backup is of a newer release: this one does not know ${unknown.join(', ')}.`);
  }
  const restored = dataDir === null ? null : await collectFiles(dataDir);
  try {
    return await db.transaction().execute((trx) => restoreInto(trx, restored));
  } catch (error) {
    await restored?.putBack();
    throw error;
  } finally {
    await restored?.close();
  }

  async function restoreInto(trx: Transaction<Tables>, target: RestoredFiles | null): Promise<Restored> {
    if ((await migrationsOf(trx)).length > 0 || (await tablesOf(trx)).length > 0) {
      if (!replace) {
        throw new RestoreRefused(
          'The database is not empty. Restore into an empty one, or say --replace to throw away what is there.',
        );
      }
      await dropEverything(trx);
    }
    await migrate(trx, [{ id: 'backup', migrations: only(known, header.migrations) }]);
    const { rows, files } = await fill(trx, path, target);
    await migrate(trx, modules);
    await sql`analyze`.execute(trx);
    // A backup of rows alone says nothing of files.
    await target?.putInPlace({ replace: replace && header.version > 1 });
    return { rows, files, madeAt: header.madeAt };
  }
}

function only<Value>(all: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

async function dropEverything(trx: Database): Promise<void> {
  await sql`
    do $$ declare each record; begin
      for each in select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      loop execute format('drop table %s cascade', each.name); end loop;
      for each in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
      loop execute format('drop function %s', each.name); end loop;
    end $$
  `.execute(trx);
}

/** Rows come table by table, in no order that foreign keys would like: they are made again at the end, and checked. */
async function fill(
  trx: Database,
  path: string,
  target: RestoredFiles | null,
): Promise<{ readonly rows: number; readonly files: number }> {
  const tables = new Map((await tablesOf(trx)).map((table) => [table.name, table]));
  const keys = await foreignKeysOf(trx);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  }
  // What migrations put in is in the backup too.
  for (const name of tables.keys()) await sql`delete from ${sql.table(name)}`.execute(trx);
  const takeRows = async (chunk: BackupRows): Promise<void> => {
    const table = tables.get(chunk.table);
    if (!table) throw new RestoreRefused(`The backup has a table that its release did not have: ${chunk.table}.`);
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table.name)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table.name)}, ${chunk.json}::json -> 'rows')
    `.execute(trx);
  };
  const { rows, files } = await readBackup(path, { takeRows, ...(target && { takePart: target.take }) });
  // Checks that wait for the end of the transaction, such as that the ledger balances, are made now.
  await sql`set constraints all immediate`.execute(trx);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(trx);
  }
  for (const table of tables.values()) await countOn(trx, table);
  return { rows, files };
}

/** Identity columns continue after the highest number in use. */
async function countOn(trx: Database, { name, identities }: TableShape): Promise<void> {
  for (const column of identities) {
    await sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), highest)
      from (select max(${sql.ref(column)}) as highest from ${sql.table(name)}) of where highest is not null
    `.execute(trx);
  }
}
