import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '../config/config.ts';

type Where = Pick<GatewayConfig, 'dataDir' | 'port'>;

/** Beside the embedded database: the port of the gateway that holds it, for commands that were not told of it. */
const FILE = 'gateway-port';

/** @returns a function that takes the note back */
export function noteGatewayPort({ dataDir, port }: Where): () => void {
  const path = join(dataDir, FILE);
  writeFileSync(path, String(port));
  return () => rmSync(path, { force: true });
}

/** The address of the gateway that holds the data folder. */
export function gatewayAddress({ dataDir, port }: Where): string {
  return `http://localhost:${notedPort(join(dataDir, FILE)) ?? port}`;
}

function notedPort(path: string): number | null {
  try {
    const port = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}
