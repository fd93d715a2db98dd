import { sql } from 'kysely';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { type BackupHeader, backupLines, ROWS_A_LINE } from './backup-file.ts';
import { migrationsOf, tablesOf } from './schema-catalogue.ts';
import { type FilePart, filePartsOf } from './stored-files.ts';

/**
 * Writes every row of the database as it is at one instant, whatever is written meanwhile, and after them the files of
 * `dataDir` that rows belong to: a file that comes meanwhile may be in it without its row, never a row without its
 * file.
 * @throws Error when there is nothing to back up, or the database or `target` fails
 */
export async function writeBackup(db: Database, target: Writable, now: Date, dataDir: string | null): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const migrations = await migrationsOf(trx);
      if (migrations.length === 0) throw new Error('The database is empty: there is nothing to back up.');
      const header: BackupHeader = {
        format: 'network-backup',
        version: 2,
        madeAt: now.toISOString(),
        migrations: [...migrations],
      };
      await pipeline(
        Readable.from(backupLines(header, chunksOf(trx), dataDir === null ? noFiles() : filePartsOf(dataDir))),
        createGzip(),
        target,
      );
    });
}

async function* noFiles(): AsyncGenerator<FilePart> {}

async function* chunksOf(trx: Database): AsyncGenerator<{ table: string; rows: readonly string[] }> {
  for (const { name, columns } of await tablesOf(trx)) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      declare backup_rows no scroll cursor for
      select row_to_json(entry)::text as row from (select ${list} from ${sql.table(name)}) entry
    `.execute(trx);
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_A_LINE)} from backup_rows`.execute(trx);
      if (rows.length > 0) yield { table: name, rows: rows.map(({ row }) => row) };
      if (rows.length < ROWS_A_LINE) break;
    }
    await sql`close backup_rows`.execute(trx);
  }
}
