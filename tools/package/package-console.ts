import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeStart } from './write-start.ts';

/**
 * Lays the built console's server and its page into a folder that runs alone: `node start.mjs`, with `CONSOLE_URL`,
 * `CONSOLE_KEY` and `GATEWAY_URL`.
 */
export async function packageConsole(root: string, folder: string): Promise<void> {
  await cp(join(root, 'dist/services/console'), folder, { recursive: true });
  await writeStart(folder, 'start.mjs', './server.js');
}
