import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { runCommand } from '../test/run-command.ts';
import { StartError } from '../start/start-error.ts';
import { writeStart } from './write-start.ts';

/**
 * Lays a brand's server into a folder that runs alone: `node start.mjs`. With it go `tenant.json`, `documents.json` and
 * `release.mjs`, which registers them at the gateway.
 * @throws StartError when the build fails
 */
export async function packageBrand(root: string, brand: string, folder: string): Promise<void> {
  const { code, output } = await runCommand(root, join(root, 'node_modules/.bin/nx'), ['build', `@network/${brand}`]);
  if (code !== 0) throw new StartError(output);
  await cp(join(root, 'dist/apps', brand), folder, { recursive: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'tools/release/main.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'release.mjs' } },
    },
  });
  await writeStart(folder, 'start.mjs', './server.js');
}
