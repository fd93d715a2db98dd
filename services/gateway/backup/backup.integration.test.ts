import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { modules } from '../modules/registry.ts';
import { openBrowser, addPerson, resolveSession } from '../modules/people/identity/testing/public.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesOf } from './schema-catalogue.ts';
import { writeBackup } from './write-backup.ts';

const log = pino({ level: 'silent' });
let folder: string;
let file: string;
let gateway: TestGateway;
let original: TestGateway;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'small.backup');
  gateway = await startTestGateway({ tenants: [vixen] });
  original = await startTestGateway({ seed: true, tenants: [vixen] });
  await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  await backUp(gateway, file);
});
afterAll(async () => {
  await gateway.close();
  await original.close();
  for (const database of databases.values()) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = ({ services }: TestGateway, path: string): Promise<void> =>
  writeBackup(services.db, createWriteStream(path), services.clock.now(), null);

/** A digest of every table, whatever the order of its rows. */
async function digestsOf(db: Database): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name, columns } of await tablesOf(db)) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(sum(('x' || left(md5(entry::text), 12))::bit(48)::bigint), 0) as digest
      from (select ${list} from ${sql.table(name)}) entry
    `.execute(db);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

const databases = new Map<string, TestDatabase>();

/** The database of that name, empty when it is new. */
async function databaseNamed(name: string): Promise<TestDatabase> {
  const database = databases.get(name) ?? (await createEmptyTestDatabase());
  databases.set(name, database);
  return database;
}

async function withDatabase<Result>(name: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const opened = openDatabase(await databaseNamed(name), log);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

describe('a backup', () => {
  it('restored into a new database is every row of it, and its people sign in and stay signed in', async () => {
    const whole = join(folder, 'whole.backup');
    const before = openBrowser(original, vixen);
    await before.signIn('member@demo.example', 'Demo1234pass');
    await backUp(original, whole);
    const expected = await digestsOf(original.services.db);
    expect(Object.keys(expected).length).toBeGreaterThan(30);
    await withDatabase('new', async (db) => {
      const { rows } = await restoreBackup(db, modules, whole, { replace: false, dataDir: null });
      expect(rows).toBeGreaterThan(5_000);
      expect(await digestsOf(db)).toEqual(expected);
    });
    const database = await databaseNamed('new');
    const restored = await startTestGateway({ seed: true, tenants: [vixen], config: { database } });
    try {
      expect(await resolveSession(restored.services, before.session ?? '', vixen)).not.toBeNull();
      const browser = openBrowser(restored, vixen);
      await browser.signIn('member@demo.example', 'Demo1234pass');
      const { data } = await restored.graphql<{ getGemsBalance: unknown }>(
        '{ findOneUserProfile { email displayName } }',
        {},
        { tenant: 'vixen', area: 'members', session: browser.session ?? '' },
      );
      expect(data).toEqual({ findOneUserProfile: { email: 'member@demo.example', displayName: 'goldmember' } });
      const balance = sql<{ gems: number }>`
        select sum(amount)::int as gems from ledger_entries join ledger_accounts on id = account_id
        where unit = 'gems' and user_id = (select id from users where email = 'member@demo.example')
      `;
      expect((await balance.execute(restored.services.db)).rows).toEqual([{ gems: 40 }]);
      // Columns that count by themselves go on where they were.
      const attempts = sql<{ count: number }>`select count(*)::int as count from sign_in_attempts`;
      expect((await attempts.execute(restored.services.db)).rows).toEqual([{ count: 2 }]);
    } finally {
      await restored.close();
    }
  });

  it('is refused by a database that is not empty, unless the option says to replace the rows', async () => {
    await withDatabase('used', async (db) => {
      await restoreBackup(db, modules, file, { replace: false, dataDir: null });
      await sql`delete from users; delete from plans`.execute(db);
      await expect(restoreBackup(db, modules, file, { replace: false, dataDir: null })).rejects.toThrow(
        /not empty.*--replace/,
      );
      await restoreBackup(db, modules, file, { replace: true, dataDir: null });
      expect(await digestsOf(db)).toEqual(await digestsOf(gateway.services.db));
    });
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    [
      'cut off at a line',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n')),
    ],
    ['changed', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('ada@', 'eve@'))],
    ['no backup', () => gzipSync('{"format":"something"}\n')],
    ['not packed', () => Buffer.from('{}')],
    ['empty', () => Buffer.alloc(0)],
  ])('that is %s changes nothing', async (_what, damage) => {
    const damaged = join(folder, 'damaged');
    writeFileSync(damaged, damage(readFileSync(file)));
    const { db } = gateway.services;
    const before = await digestsOf(db);
    await expect(restoreBackup(db, modules, damaged, { replace: true, dataDir: null })).rejects.toThrow(
      expect.objectContaining({ name: 'BackupDamaged' }),
    );
    expect(await digestsOf(db)).toEqual(before);
  });

  it('of a newer release is refused, naming what is not known', async () => {
    const older = modules.filter(({ id }) => id !== 'comments');
    await withDatabase('older', async (db) => {
      await expect(restoreBackup(db, older, file, { replace: false, dataDir: null })).rejects.toThrow(
        /newer release.*comments/,
      );
      expect(await tablesOf(db)).toEqual([]);
    });
  });

  it('of an older release is brought up to date', async () => {
    const later = { up: async (db: Database) => void (await sql`create table later_things (id text)`.execute(db)) };
    await withDatabase('newer', async (db) => {
      await restoreBackup(db, [...modules, { id: 'later', migrations: { '9999-later': later } }], file, {
        replace: false,
        dataDir: null,
      });
      const { later_things, ...others } = await digestsOf(db);
      expect(later_things).toBe('0 0');
      expect(others).toEqual(await digestsOf(gateway.services.db));
    });
  });
});
