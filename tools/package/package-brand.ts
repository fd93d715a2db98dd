import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { nameRelease } from './name-release.ts';
import { writeStart } from './write-start.ts';

/**
 * Lays the server of a brand that was built into a folder that runs alone: `node start.mjs`. With it go `tenant.json`,
 * `documents.json`, `release.mjs`, which registers them at the gateway, and `release.json`, which names the release.
 * @returns the release's id
 */
export async function packageBrand(root: string, brand: string, folder: string): Promise<string> {
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
  return nameRelease(folder);
}
