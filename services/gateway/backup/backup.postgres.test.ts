import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { post } from '../modules/money/wallet/public.ts';
import { modules } from '../modules/registry.ts';
import { addPerson } from '../modules/people/identity/testing/public.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const log = pino({ level: 'silent' });
const PEOPLE = 5;

let databases: readonly [TestDatabase, TestDatabase];
let opened: readonly [OpenedDatabase, OpenedDatabase];
let folder: string;
beforeEach(async () => {
  databases = [await createEmptyTestDatabase(), await createEmptyTestDatabase()];
  opened = [openDatabase(databases[0], log), openDatabase(databases[1], log)];
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  for (const each of opened) await each.close();
  for (const each of databases) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

const totals = async (db: Database): Promise<unknown> => {
  const { rows } = await sql`
    select
      (select coalesce(sum(amount), 0)::int from ledger_entries) as all_sides,
      (select count(*)::int from ledger_transactions) * 2 - (select count(*)::int from ledger_entries) as halves
  `.execute(db);
  return rows[0];
};

describe('a backup of a PostgreSQL that is being written', () => {
  it('is of one moment: no booking is in it by half', async () => {
    const [{ db }, target] = opened;
    await migrate(db, modules);
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, each) => addPerson(db, `person-${each}@example.com`, 'Right1password')),
    );
    for (let round = 0; round < rounds(20); round += 1) {
      const done = new AbortController();
      let booked = 0;
      const bookings = people.map(async (userId) => {
        while (!done.signal.aborted) {
          booked += 1;
          const posting = {
            userId,
            unit: 'gems',
            amount: 1,
            counterpart: 'issued',
            type: 'GRANT',
            reason: 'TEST',
            idempotencyKey: `${round}-${booked}-${userId}`,
            at: new Date('2026-03-02T12:00:00Z'),
          } as const;
          await db.transaction().execute((trx) => post(trx, posting));
        }
      });
      const file = join(folder, `round-${round}`);
      await writeBackup(db, createWriteStream(file), new Date('2026-03-02T12:00:00Z'), null);
      done.abort();
      await Promise.all(bookings);
      expect(booked).toBeGreaterThan(PEOPLE);
      await target.prepare(async (patient) => {
        await restoreBackup(patient, modules, file, { replace: round > 0, dataDir: null });
        expect(await totals(patient)).toEqual({ all_sides: 0, halves: 0 });
      });
    }
  });
});
