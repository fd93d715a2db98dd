import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, makeCluster, startCluster } from './cluster.ts';
import { lockDataFolder } from './data-folder.ts';
import { type DataPlaces, placesIn } from './data-places.ts';
import { freePort } from './free-port.ts';
import { endLeftover } from './leftover-server.ts';
import { serverUserOf } from './run-as.ts';
import { addressOf, ensureDatabase } from './server-address.ts';
import { ServerFailed } from './server-failed.ts';

/** The product's own server, while it runs. */
export interface OwnServer {
  /** Address of the product's database, with its password. */
  readonly url: string;
  /** Settles when the server ends, whatever ended it. */
  readonly ended: () => Promise<void>;
  /** Starts it on the same port, after it has ended by itself. */
  readonly startAgain: () => Promise<void>;
  /** Ends it with the connections that there are, and gives the folder back. */
  readonly stop: () => Promise<void>;
}

const DATABASE = 'network';

/**
 * Starts the server whose data are in the folder `postgres` of `dataDir`, and makes them the first time. What was committed is on the disk.
 * It ends with this process, and what an earlier one left behind is ended or taken over.
 * @throws DataFolderInUse when another process has started it; ConfigurationError where there is no server for this
 * system, or the data are those of another major version; ServerFailed with what the server said
 */
export async function startOwnServer(dataDir: string): Promise<OwnServer> {
  const places = placesIn(dataDir);
  const release = lockDataFolder(places.folder);
  try {
    const user = serverUserOf(places.data);
    const cluster: Cluster = { folder: places.data, user, binaries: findBinaries(user) };
    requireSameMajor(places.data, cluster.binaries.major);
    await endLeftover(places.data);
    if (!existsSync(places.data)) await makeData(cluster, places);
    const password = readPassword(places.password);
    const { port, server } = await onFreePort(cluster, { password, log: places.log });
    const options = { port, password, log: places.log };
    await ensureDatabase(options, DATABASE);
    const url = addressOf(options, DATABASE);
    writeFileSync(places.address, url, { mode: 0o600 });
    let current = server;
    return {
      url,
      ended: () => current.ended,
      startAgain: async () => {
        await endLeftover(places.data);
        current = await startCluster(cluster, options);
      },
      stop: async () => {
        rmSync(places.address, { force: true });
        await current.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Checks what can be known of the server in that folder before it is started.
 * @throws as `startOwnServer`
 */
export function checkOwnServer(dataDir: string): void {
  const { folder, data } = placesIn(dataDir);
  lockDataFolder(folder)();
  requireSameMajor(data, findBinaries(serverUserOf(data)).major);
}

function requireSameMajor(data: string, major: number): void {
  const path = join(data, 'PG_VERSION');
  if (!existsSync(path)) return;
  const found = readFileSync(path, 'utf8').trim();
  if (found === String(major)) return;
  throw new ConfigurationError([
    `DATA_DIR: "${data}" has the data of PostgreSQL ${found}, and this release comes with ${major}; write them by ` +
      '`npm run backup -- FILE` of the release before, move the folder away, and read them by `npm run restore -- FILE` of this one',
  ]);
}

function readPassword(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigurationError([
      `DATA_DIR: expected the password of the database in "${path}", which can't be read (${(error as NodeJS.ErrnoException).code})`,
    ]);
  }
}

/** A start that is killed meanwhile leaves a draft, which the next one does not take for data. */
async function makeData(cluster: Cluster, { draft, password }: DataPlaces): Promise<void> {
  rmSync(draft, { recursive: true, force: true });
  if (!existsSync(password)) writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  await makeCluster({ ...cluster, folder: draft }, password, []);
  renameSync(draft, cluster.folder);
}

const PORTS_TRIED = 3;

/** Somebody else may have taken a free port before the server does. */
async function onFreePort(cluster: Cluster, options: { readonly password: string; readonly log: string }) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, server: await startCluster(cluster, { ...options, port }) };
    } catch (error) {
      const isTaken = error instanceof ServerFailed && error.message.includes('Address already in use');
      if (!isTaken || attempt === PORTS_TRIED) throw error;
    }
  }
}
