import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataFolderInUse, isDataFolderInUse } from './data-folder.ts';
import { placesIn } from './data-places.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

/** How long to wait for the process that has the folder: it may be making its data, on a busy machine. */
const WAITS_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/**
 * The server of that folder for the time of a command: the one that runs, else one that is started for it. That one ends
 * when the other commands that came to it have ended too.
 * @throws as `startOwnServer`
 */
export async function useOwnServer(dataDir: string): Promise<Pick<OwnServer, 'url' | 'stop'>> {
  const until = performance.now() + WAITS_MS;
  for (;;) {
    const running = await joinRunning(dataDir);
    if (running !== null) return running;
    try {
      const server = await startOwnServer(dataDir);
      return { url: server.url, stop: () => stopLast(dataDir, server) };
    } catch (error) {
      // The process that has the folder is starting or ending its server.
      if (!(error instanceof DataFolderInUse) || performance.now() > until) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** A connection shows the one who started the server that somebody is there. */
async function joinRunning(dataDir: string): Promise<Pick<OwnServer, 'url' | 'stop'> | null> {
  const { folder, address } = placesIn(dataDir);
  if (!isDataFolderInUse(folder) || !existsSync(address)) return null;
  const url = readFileSync(address, 'utf8');
  const presence = await connect(url).catch(() => null);
  if (presence === null) return null;
  // Without its address it may already be ending, and have looked before we came.
  if (existsSync(address)) return { url, stop: () => presence.end() };
  await presence.end();
  return null;
}

async function stopLast(dataDir: string, server: OwnServer): Promise<void> {
  rmSync(placesIn(dataDir).address, { force: true });
  const presence = await connect(server.url).catch(() => null);
  if (presence !== null) {
    // A server that has ended by itself has nobody.
    while (await hasOthers(presence).catch(() => false)) await pause(LOOK_AGAIN_MS);
    await presence.end();
  }
  await server.stop();
}

async function hasOthers(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return (rowCount ?? 0) > 0;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
