import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig, startDatabase } from './own-database.ts';
import type { Run } from './run-until-stopped.ts';
import { StartError } from './start-error.ts';

let dataDir: string;
let isStopping = false;
const stops: (() => Promise<void>)[] = [];
const fail = vi.fn<Run['fail']>();
const run: Run = { onStop: (stop) => void stops.push(stop), fail, isStopping: () => isStopping };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-database-'));
  isStopping = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  isStopping = true;
  for (const stop of stops.splice(0)) await stop();
  rmSync(dataDir, { recursive: true, force: true });
  fail.mockReset();
});

const start = (hasOwnDatabase = true) => startDatabase({ env: { DATA_DIR: dataDir }, hasOwnDatabase }, run);

async function one(url: string | undefined): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query('select 1 as one')).rows;
  } finally {
    await client.end();
  }
}

describe('the database of a start', () => {
  it('is its own where no variable names one, and not in production', () => {
    const hasOwn = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).hasOwnDatabase;
    expect(hasOwn({ DATABASE_URL: '' })).toBe(true);
    expect(hasOwn({ DATABASE_URL: 'postgres://db/network' })).toBe(false);
    expect(() => hasOwn({ NODE_ENV: 'production' })).toThrow(
      /^DATABASE_URL: expected a PostgreSQL address in production/,
    );
    expect(() => hasOwn({ DATABASE_REPLICA_URL: 'postgres://db/network' })).toThrow(/^DATABASE_REPLICA_URL: /);
  });

  it('is nothing to start where one is named', async () => {
    expect(await start(false)).toEqual({ DATA_DIR: dataDir });
    expect(stops).toEqual([]);
  });

  it('is started again on its address when it was killed', { tags: ['long'] }, async () => {
    const { DATABASE_URL: url } = await start();
    expect(await one(url)).toEqual([{ one: 1 }]);
    const note = join(dataDir, 'postgres/data/postmaster.pid');
    process.kill(Number(readFileSync(note, 'utf8').split('\n')[0]), 'SIGKILL');
    await expect.poll(() => one(url).catch(() => null), { timeout: 20_000 }).toEqual([{ one: 1 }]);
    expect(console.error).toHaveBeenCalledWith('The database has ended; starting it again.');
    expect(fail).not.toHaveBeenCalled();
  });

  it('ends the start in one sentence when it can not be started', async () => {
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '9');
    await expect(start()).rejects.toThrow(StartError);
  });

  it('says that the data of the former engine are not read', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
    await start();
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/database is of an earlier release, and is not read/),
    );
  });
});
