import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWholeRun } from '@network/testing/effort.ts';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { fixedClock } from '../config/clock.ts';
import type { Demonstration } from '../demonstration/demonstration.ts';
import { makeDemonstration } from '../demonstration/make-demonstration.ts';
import { NO_STOCK_MEDIA } from '../modules/content/media/public.ts';
import type { GatewayModule } from '../module.ts';
import { modules } from '../modules/registry.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const PARALLEL = 20;
const clock = fixedClock('2026-03-02T12:00:00Z');
const log = pino({ level: 'silent' });

/** A demonstration of one imported row. */
const small: Demonstration = {
  contentOf: () => ({
    lists: { tags: [{ slug: 'seeded', name: 'Seeded' }] },
    reception: { films: [], performers: [], reviews: [] },
    unapprovedPosts: [],
  }),
  media: NO_STOCK_MEDIA,
  seeds: [],
};

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.close());

/** What one gateway does to the database when it starts. Returns what it found to do. */
async function start(
  own: readonly GatewayModule[],
  demonstration: Demonstration | null = null,
): Promise<{ migrated: number; seeded: boolean }> {
  const opened = openDatabase({ url: database.url }, log);
  const done = { migrated: 0, seeded: false };
  try {
    await opened.prepare(async (db) => {
      done.migrated = (await migrate(db, own)).length;
      done.seeded = demonstration !== null && (await makeDemonstration(db, demonstration, { clock, log }));
    });
    return done;
  } finally {
    await opened.close();
  }
}

async function counted(table: string): Promise<number> {
  const opened = openDatabase({ url: database.url }, log);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    opened.db,
  );
  await opened.close();
  return rows[0]?.count ?? 0;
}

describe('gateways that start at once on an empty PostgreSQL', () => {
  it.each(Array.from({ length: isWholeRun() ? 50 : 1 }, (_, round) => round + 1))(
    'migrate and seed it once, round %i',
    async () => {
      const starts = await Promise.all(Array.from({ length: PARALLEL }, () => start(modules, small)));
      const migrations = modules.flatMap((module) => Object.keys(module.migrations ?? {}));
      expect(starts.map(({ migrated }) => migrated).filter((count) => count > 0)).toEqual([migrations.length]);
      expect(starts.filter(({ seeded }) => seeded)).toHaveLength(1);
      expect([await counted('tags'), await counted('seeded'), await counted('kysely_migration')]).toEqual([
        1,
        1,
        migrations.length,
      ]);
    },
  );

  it('leave nothing of a seed that failed, and the next start does it whole', { tags: ['long'] }, async () => {
    await expect(start(modules, { ...small, seeds: [async () => raise()] })).rejects.toThrow('power cut');
    expect([await counted('tags'), await counted('seeded')]).toEqual([0, 0]);
    expect(await start(modules, small)).toEqual({ migrated: 0, seeded: true });
  });
});

function raise(): never {
  throw new Error('power cut');
}

describe('a database of a newer release', () => {
  const madeBy = (name: string): readonly GatewayModule[] => [
    ...modules,
    { id: 'newer', migrations: { [name]: { up: async () => undefined } } },
  ];

  it('is worked with by an older one, also one that has something of its own to make', { tags: ['long'] }, async () => {
    await start(madeBy('9999-newer'));
    expect(await start(modules)).toEqual({ migrated: 0, seeded: false });
    const other = { id: 'other', migrations: { '9998-other': { up: async () => undefined } } };
    expect(await start([...modules, other])).toEqual({ migrated: 1, seeded: false });
    expect(await start([...madeBy('9999-newer'), other])).toEqual({ migrated: 0, seeded: false });
  });

  it('is refused in one sentence where the newer one broke with it, and left as it is', async () => {
    const newer = madeBy('9999-breaking-newer');
    await start(newer);
    await expect(start(modules)).rejects.toThrow(/is of a newer release, which made "9999-breaking-newer" of it/);
    expect(await start(newer)).toEqual({ migrated: 0, seeded: false });
  });
});
