import { existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrandNames } from '../start/brand-names.ts';
import { StartError } from '../start/start-error.ts';
import { buildProject } from './build-project.ts';
import { packageBrand } from './package-brand.ts';
import { packageConsole } from './package-console.ts';
import { packageGateway } from './package-gateway.ts';

/** `npm run package -- gateway|console|BRAND [--out FOLDER]`: a folder that runs alone on Node.js. */
const root = resolve(import.meta.dirname, '../..');

try {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const names = ['gateway', 'console', ...readBrandNames(root)];
  const [name = ''] = positionals;
  if (positionals.length !== 1 || !names.includes(name)) {
    throw new StartError(`Usage: npm run package -- NAME [--out FOLDER]; NAME is one of ${names.join(', ')}`);
  }
  const folder = resolve(process.env['INIT_CWD'] ?? root, values.out ?? join(root, 'dist/packages', name));
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartError(`${folder} has files; name another folder by --out, such as one for each release`);
  }
  await mkdir(folder, { recursive: true });
  if (name !== 'gateway') await buildProject(root, name);
  if (name === 'gateway') await packageGateway(root, folder);
  else if (name === 'console') await packageConsole(root, folder);
  else console.log(`${name} ${await packageBrand(root, name, folder)} is packaged.`);
  console.log(`${folder}: ${((await bytesOf(folder)) / 1_000_000).toFixed(1)} MB. Start it there: node start.mjs`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
