import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { runCommand } from '../test/run-command.ts';

/**
 * Builds a brand or the console, unless its build is there and nothing of it has changed. While it runs nobody may read
 * the build: nx may replace it by the same files.
 * @throws StartError with what the build printed, when it fails
 */
export async function buildProject(root: string, name: string): Promise<void> {
  const nx = join(root, 'node_modules/.bin/nx');
  const { code, output } = await runCommand(root, nx, ['build', `@network/${name}`]);
  if (code !== 0) throw new StartError(output);
}
