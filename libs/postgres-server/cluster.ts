import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '@network/server/configuration/make-folder.ts';
import type { Binaries } from './binaries.ts';
import { keepServer, type KeptServer } from './keep-server.ts';
import type { ServerUser } from './run-as.ts';
import { addressOf, ADMINISTRATOR, answers, type Reach } from './server-address.ts';
import { ServerFailed } from './server-failed.ts';

/** The folder of a server's data, and with what and as whom it runs. */
export interface Cluster {
  readonly folder: string;
  readonly binaries: Binaries;
  /** Null: this process's own user. */
  readonly user: ServerUser | null;
}

/** How a server is started. */
export interface ServerOptions extends Reach {
  /** The file for what the server says, written anew at each start. */
  readonly log: string;
  /** Settings by their names in PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Recovering from a crash takes as long as the last writes did. */
const STARTS_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 20;

/**
 * The working folder of the process that looks. Its user reaches the data by it even where a folder above is closed to
 * that user, as the data folder of root is; a server never leaves it. Only Linux has it (proc(5)).
 */
const OWN_WORKING_FOLDER = '/proc/self/cwd';

function pathOf({ folder, user }: Cluster): string {
  return user !== null && existsSync(OWN_WORKING_FOLDER) ? OWN_WORKING_FOLDER : folder;
}

/** Neither the caller's variables for clients nor its language have a say. */
const environment = (): Record<string, string> => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C' });

/**
 * Makes the data of a new server in an empty folder: UTF-8, sorted by bytes.
 * @param passwordFile holds the administrator's password, and is given to the server's user
 * @throws ServerFailed with what the program said
 */
export async function makeCluster(cluster: Cluster, passwordFile: string, flags: readonly string[]): Promise<void> {
  const { folder, binaries, user } = cluster;
  makeFolder(folder, 0o700);
  if (user !== null) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const password = openSync(passwordFile, 'r');
  try {
    const names = [`--pgdata=${pathOf(cluster)}`, `--username=${ADMINISTRATOR}`, '--pwfile=/dev/fd/3'];
    const rest = ['--auth=password', '--encoding=UTF8', '--locale=C', '--no-instructions', ...flags];
    const child = spawn(binaries.initdb, [...names, ...rest], {
      ...user,
      cwd: folder,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe', password],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new ServerFailed(`The data of PostgreSQL could not be made.\n${lastLines(said)}`);
  } finally {
    closeSync(password);
  }
}

/**
 * Starts the server on that data, and waits until it answers. It ends with this process.
 * @throws ServerFailed when it ends before, or does not answer in two minutes
 */
export async function startCluster(cluster: Cluster, options: ServerOptions): Promise<KeptServer> {
  const { folder, binaries, user } = cluster;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A statement that fails is the client's to report.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(options.log, 'w', 0o600);
  let server: KeptServer;
  try {
    const command = [binaries.postgres, '-D', pathOf(cluster), '-p', String(options.port), ...flags];
    server = keepServer(command, log, { ...user, cwd: folder, env: environment() });
  } finally {
    closeSync(log);
  }
  try {
    await untilReady(server, options);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function untilReady(server: KeptServer, options: ServerOptions): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(addressOf(options, ADMINISTRATOR)))) {
    if (!server.isRunning() || performance.now() > until) {
      throw new ServerFailed(`PostgreSQL could not be started.\n${lastLines(readFileSync(options.log, 'utf8'))}`);
    }
    await Promise.race([pause(LOOK_AGAIN_MS), server.ended]);
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-8).join('\n');
