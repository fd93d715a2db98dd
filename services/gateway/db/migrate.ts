import { Migrator, type Migration } from 'kysely/migration';
import type { GatewayModule } from '../module.ts';
import type { Database } from './database.ts';

/**
 * Brings the schema up to date. On PostgreSQL Kysely holds an advisory lock for it, so that gateways which start
 * together take turns.
 * @throws Error naming the migration that failed; nothing of it remains
 */
export async function migrate(db: Database, modules: readonly GatewayModule[]): Promise<readonly string[]> {
  const migrations = collectMigrations(modules);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Modules grow side by side: a later module's first migration may come before an earlier one's second.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'a migration';
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, { cause: error });
  }
  return results?.map((result) => result.migrationName) ?? [];
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
