import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderInUse, isDataFolderInUse } from './data-folder.ts';
import { placesIn } from './data-places.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { answers } from './server-address.ts';

const WAITS_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/**
 * The server of that folder for the time of a command: the one that runs, else one that is started and ends with the command.
 * @throws as `startOwnServer`
 */
export async function useOwnServer(dataDir: string): Promise<Pick<OwnServer, 'url' | 'stop'>> {
  const until = performance.now() + WAITS_MS;
  for (;;) {
    const url = await runningAddress(dataDir);
    if (url !== null) return { url, stop: async () => undefined };
    try {
      const server = await startOwnServer(dataDir);
      // Another command may have come to it meanwhile.
      return { url: server.url, stop: () => server.stop('afterClients') };
    } catch (error) {
      // Whoever has it is starting or ending it.
      if (!(error instanceof DataFolderInUse) || performance.now() > until) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

async function runningAddress(dataDir: string): Promise<string | null> {
  const { folder, address } = placesIn(dataDir);
  if (!isDataFolderInUse(folder) || !existsSync(address)) return null;
  const url = readFileSync(address, 'utf8');
  return (await answers(url).catch(() => false)) ? url : null;
}
