import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { indexParts } from './index-parts.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';

const SILENT = pino({ level: 'silent' });

let database: TestDatabase;
let administrator: OpenedDatabase;
let plain: OpenedDatabase;
let role: string;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  administrator = openDatabase({ url: database.url }, SILENT);
  const url = new URL(database.url);
  role = `plain_${url.pathname.slice(-8)}`;
  await sql`create role ${sql.id(role)} login password 'plain'`.execute(administrator.db);
  await sql`grant create on schema public to ${sql.id(role)}`.execute(administrator.db);
  url.username = role;
  url.password = 'plain';
  plain = openDatabase({ url: url.href }, SILENT);
  await sql`create table titles (title text)`.execute(plain.db);
});
afterAll(async () => {
  await plain.close();
  await sql`drop owned by ${sql.id(role)} cascade`.execute(administrator.db);
  await sql`drop role ${sql.id(role)}`.execute(administrator.db);
  await administrator.close();
  await database.close();
});

const makeIndex = () =>
  plain.db
    .transaction()
    .execute((trx) => indexParts(trx, { name: 'titles_by_part', table: 'titles', texts: ['title'] }));

async function findIndex(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'titles_by_part'`.execute(plain.db);
  return rows.map(({ indexdef }) => indexdef);
}

it('leaves a table without an index where the user may not make the extension, and makes it where they may', async () => {
  await makeIndex();
  expect(await findIndex()).toEqual([]);
  const name = new URL(database.url).pathname.slice(1);
  await sql`grant create on database ${sql.id(name)} to ${sql.id(role)}`.execute(administrator.db);
  await makeIndex();
  expect(await findIndex()).toEqual([expect.stringContaining('gin (title text_parts.gin_trgm_ops)')]);
});
