import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import type { GatewayModule } from '../module.ts';
import type { Database } from './database.ts';
import { findLockHolders, isLockTimeout, sayLockHolders } from './lock-holders.ts';

/** Named `1102-breaking-…`: a migration that the release before can't work with (decision 0242). */
const BREAKING = /^\d{4}-breaking-/;

/**
 * So long a migration waits for a lock. While it waits, every later request for that table waits behind it.
 * https://www.postgresql.org/docs/current/explicit-locking.html
 */
const WAITS_SECONDS = 5;

/**
 * Brings the schema up to date. On PostgreSQL Kysely holds an advisory lock for it, so that gateways which start
 * together take turns. A database of a newer release is worked with as long as none of its migrations is breaking.
 * @param waitsSeconds for a lock, of each migration
 * @throws ConfigurationError for one that is, which is left as it is
 * @throws Error naming the migration that failed, and who holds a lock that it waited for; nothing of it remains
 */
export async function migrate(
  db: Database,
  modules: readonly GatewayModule[],
  waitsSeconds = WAITS_SECONDS,
): Promise<readonly string[]> {
  const own = collectMigrations(modules);
  const newer = await findNewer(db, own);
  const breaking = newer.find((name) => BREAKING.test(name));
  if (breaking !== undefined) {
    throw new ConfigurationError([
      `DATA_DIR, DATABASE_URL: the database is of a newer release, which made "${breaking}" of it; ` +
        'start that release, or choose another database',
    ]);
  }
  // Kysely wants every migration that was made to be known.
  const migrations = Object.fromEntries([
    ...Object.entries(own).map(([name, migration]) => [name, givesUp(migration, waitsSeconds)] as const),
    ...newer.map((name) => [name, MADE] as const),
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Modules grow side by side: a later module's first migration may come before an earlier one's second.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'a migration';
    const why = isLockTimeout(error)
      ? `waited ${waitsSeconds} s for a lock. ${await sayWhoHolds(db, waitsSeconds)}`
      : 'failed.';
    throw new Error(`The database could not be brought up to date: ${failed} ${why}`, { cause: error });
  }
  return results?.map((result) => result.migrationName) ?? [];
}

/**
 * The migrations of this release that the database does not have yet, in their order.
 * @throws Error when two modules use one name or number
 */
export async function findOutstanding(db: Database, modules: readonly GatewayModule[]): Promise<readonly string[]> {
  const made = new Set(await findMade(db));
  return Object.keys(collectMigrations(modules))
    .filter((name) => !made.has(name))
    .toSorted();
}

/**
 * Refuses to start a gateway on an outdated database, where migrating is left to a step of its own.
 * @throws ConfigurationError for a database that is older than this release
 */
export async function requireMigrated(db: Database, modules: readonly GatewayModule[]): Promise<void> {
  const outstanding = await findOutstanding(db, modules);
  if (outstanding.length === 0) return;
  throw new ConfigurationError([
    `DATABASE_URL: the database is older than this release, which has ${outstanding.length} migrations to make, first ` +
      `"${outstanding[0]}"; make them with \`npm run migrate\`, or start without MIGRATE=off`,
  ]);
}

/** The wait is limited once the migration has its turn: gateways that start together wait for each other as long as it takes. */
const givesUp = ({ up }: Migration, seconds: number): Migration => ({
  up: async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(`${seconds}s`)}`.execute(trx);
    await up(trx);
  },
});

/**
 * Names who holds the locks, except in a transaction of somebody else's: it has failed as a whole, and answers no
 * queries.
 */
const sayWhoHolds = async (db: Database, seconds: number): Promise<string> =>
  db.isTransaction ? '' : sayLockHolders(await findLockHolders(db, seconds));

const MADE: Migration = { up: async () => undefined };

async function findNewer(db: Database, known: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
  return (await findMade(db)).filter((name) => known[name] === undefined);
}

/** Finds the migrations that the database has, whichever release made them. */
async function findMade(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws Error when two modules use one name or number */
export function collectMigrations(modules: readonly GatewayModule[]): Record<string, Migration> {
  const byNumber = new Map<string, string>();
  const all: Record<string, Migration> = {};
  for (const module of modules) {
    for (const [name, migration] of Object.entries(module.migrations ?? {})) {
      const number = /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1];
      if (number === undefined) throw new Error(`Migration "${name}" must begin with four digits and a dash.`);
      const other = byNumber.get(number);
      if (other !== undefined) throw new Error(`Migrations "${other}" and "${name}" have the same number.`);
      byNumber.set(number, name);
      all[name] = migration;
    }
  }
  return all;
}
