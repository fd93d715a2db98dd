import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { runCommand } from '../test/run-command.ts';
import { writeStart } from './write-start.ts';

/**
 * Lays the console's server and its page into a folder that runs alone: `node start.mjs`, with `CONSOLE_URL` and `GATEWAY_URL`.
 * @throws StartError when the build fails
 */
export async function packageConsole(root: string, folder: string): Promise<void> {
  const nx = join(root, 'node_modules/.bin/nx');
  const { code, output } = await runCommand(root, nx, ['build', '@network/console']);
  if (code !== 0) throw new StartError(output);
  await cp(join(root, 'dist/services/console'), folder, { recursive: true });
  await writeStart(folder, 'start.mjs', './server.js');
}
