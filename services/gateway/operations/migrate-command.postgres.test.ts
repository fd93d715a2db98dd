import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tenantDirectoryOf } from '../config/tenant-directory.ts';
import { migrationsOf } from '../backup/schema-catalogue.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createGateway } from '../gateway.ts';
import type { GatewayModule } from '../module.ts';
import { modules } from '../modules/registry.ts';
import { runMigrate } from './migrate-command.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.close());

const config = () => testGatewayConfig({ database: { url: database.url }, migrates: false });
const own = modules.flatMap((module) => Object.keys(module.migrations ?? {})).toSorted();

/** Starts a gateway that does not migrate, and stops it. @returns how a call was answered */
async function serve(): Promise<number> {
  const gateway = await createGateway(config(), { log, tenants: tenantDirectoryOf([]) });
  try {
    const payload = { query: '{ videos(input: {}) { info { total } } }' };
    return (await gateway.app.inject({ method: 'POST', url: '/graphql', payload })).statusCode;
  } finally {
    await gateway.close();
  }
}

async function made(more: readonly GatewayModule[] = []): Promise<readonly string[]> {
  const opened = openDatabase({ url: database.url }, log);
  try {
    if (more.length > 0) await opened.prepare(async (db) => void (await migrate(db, [...modules, ...more])));
    return await migrationsOf(opened.db);
  } finally {
    await opened.close();
  }
}

describe('migrating as a step of its own', () => {
  it('is waited for by a gateway with MIGRATE=off, which says what is to be done and changes nothing', async () => {
    await expect(serve()).rejects.toThrow(
      /^DATABASE_URL: the database is older than this release, which has \d+ migrations to make, first "0\d{3}-.*npm run migrate/,
    );
    expect(await made()).toEqual([]);
    const listed = await runMigrate(config(), ['--list']);
    expect(listed.text.split('\n')).toEqual([...own, `${own.length} migrations to be made.`]);
    expect(await made()).toEqual([]);
    expect((await runMigrate(config(), [])).text).toMatch(new RegExp(`\n${own.length} migrations made\\.$`));
    expect(await serve()).toBe(200);
    expect(await runMigrate(config(), [])).toEqual({ ok: true, text: 'The database is up to date.' });
  });

  it('has a way back: this release serves from the database of a newer one, and finds nothing to make', async () => {
    const newer = { id: 'newer', migrations: { '9999-newer': { up: async () => undefined } } };
    expect(await made([newer])).toContain('9999-newer');
    expect(await serve()).toBe(200);
    expect(await runMigrate(config(), ['--list'])).toEqual({ ok: true, text: 'The database is up to date.' });
  });

  it('says how it is used', async () =>
    expect(await runMigrate(config(), ['--force'])).toEqual({ ok: false, text: expect.stringMatching(/^Usage: /) }));
});
