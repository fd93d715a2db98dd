import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../config/config.ts';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import type { DataFolderInUse } from '../db/data-folder.ts';

type Where = Pick<GatewayConfig, 'dataDir' | 'port'>;

/**
 * Next to the embedded database: the port of the gateway that has locked it, for commands that were not configured with
 * it.
 */
const FILE = 'gateway-port';

/** @returns a function that takes the note back */
export function writeGatewayPort({ dataDir, port }: Where): () => void {
  const path = join(dataDir, FILE);
  writeFileSync(path, String(port));
  return () => rmSync(path, { force: true });
}

/** The address of the gateway that runs on the data folder. */
export function gatewayAddress({ dataDir, port }: Where): string {
  return `http://localhost:${readPort(join(dataDir, FILE)) ?? port}`;
}

/** What is said of a data folder whose holder does not take commands. */
export function noAnswer({ holder }: DataFolderInUse, where: Where): ConfigurationError {
  const address = gatewayAddress(where);
  return new ConfigurationError([
    `DATA_DIR: process ${holder} holds the data folder and takes no commands at ${address}; ` +
      'a gateway that is starting does in a moment: try again then',
  ]);
}

function readPort(path: string): number | null {
  try {
    const port = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}
