import { rmSync } from 'node:fs';
import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@network/postgres-server/binaries.ts';
import { type Cluster, makeCluster, startCluster } from '@network/postgres-server/cluster.ts';
import { freePort } from '@network/postgres-server/free-port.ts';
import type { KeptServer } from '@network/postgres-server/keep-server.ts';
import { serverUserOf } from '@network/postgres-server/run-as.ts';
import { addressOf, ensureDatabase, type Reach } from '@network/postgres-server/server-address.ts';

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

const PASSWORD = 'postgres';
const DATABASE = 'network';

/** Nothing of a test outlives the machine. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts PostgreSQL for a test, as `npm start` does for the product, but not durable.
 * @param parent where its data are until it is closed: on the disk, unless a folder in memory is named
 * @throws Error that names TEST_DATABASE_URL where this system has no server to start
 */
export async function startTestPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const folder = await mkdtemp(join(parent, 'gateway-postgres-'));
  // An interrupted run closes nothing; the server is stopped as the process ends, and writes for a moment still.
  const removeData = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.once('exit', removeData);
  try {
    const primary = await makeServer(folder);
    await primary.start();
    await ensureDatabase(primary.address, DATABASE);
    return opened(folder, primary, removeData);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(
      'PostgreSQL could not be started for the tests: give the address of a server as TEST_DATABASE_URL.',
      { cause: error },
    );
  }
}

function opened(folder: string, primary: Server, removeData: () => void): TestPostgres {
  const replicas: Server[] = [];
  return {
    url: primary.url,
    stop: primary.stop,
    start: primary.start,
    startReplica: async () => {
      await primary.stop();
      const replica = await copyAsReplica(primary, join(folder, `replica-${replicas.length}`));
      await primary.start();
      replicas.push(replica);
      await replica.start();
      return replica;
    },
    close: async () => {
      for (const server of [...replicas, primary]) await server.stop();
      await rm(folder, { recursive: true, force: true });
      process.off('exit', removeData);
    },
  };
}

interface Server extends TestReplica {
  readonly cluster: Cluster;
  readonly address: Reach;
}

async function makeServer(folder: string): Promise<Server> {
  const data = join(folder, 'data');
  const user = serverUserOf(data);
  const cluster = { folder: data, user, binaries: findBinaries(user) };
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  await makeCluster(cluster, passwordFile, ['--no-sync']);
  return serverOn(cluster, await freePort());
}

function serverOn(cluster: Cluster, port: number): Server {
  const address = { port, password: PASSWORD };
  let running: KeptServer | null = null;
  return {
    cluster,
    address,
    url: addressOf(address, DATABASE),
    start: async () => {
      running = await startCluster(cluster, { ...address, log: `${cluster.folder}.log`, settings: SETTINGS });
    },
    stop: async () => {
      await running?.stop();
      running = null;
    },
  };
}

async function copyAsReplica({ cluster, address }: Server, copy: string): Promise<Server> {
  await cp(cluster.folder, copy, { recursive: true, preserveTimestamps: true });
  await writeFile(join(copy, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${address.port} user=postgres password=${PASSWORD}`;
  await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  await giveTo(cluster, copy);
  return serverOn({ ...cluster, folder: copy }, await freePort());
}

/** Copies belong to the user that copied; the server's own user has to own its data. */
async function giveTo({ user }: Cluster, folder: string): Promise<void> {
  await chmod(folder, 0o700);
  if (user === null) return;
  await chown(folder, user.uid, user.gid);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), user.uid, user.gid);
}
