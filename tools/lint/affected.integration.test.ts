import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readBrandNames } from '../start/brand-names.ts';

const root = resolve(import.meta.dirname, '../..');
const everyBrand = readBrandNames(root);

/** The brands that nx would build after a change of those files. */
async function affectedBrands(...files: string[]): Promise<string[]> {
  const args = ['show', 'projects', '--affected', '--json', '--with-target=build', `--files=${files.join(',')}`];
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const projects: string[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  return projects.map((project) => project.replace('@network/', '')).toSorted();
}

describe('what a change builds', () => {
  it('builds one app after a change in it', async () => {
    expect(await affectedBrands('apps/vixen/tenant.ts')).toEqual(['vixen']);
  });

  it('builds every app after a change in a library', async () => {
    expect(await affectedBrands('libs/ui/button/button.tsx')).toEqual(everyBrand);
    expect(await affectedBrands('libs/tenant/sites.ts')).toEqual(everyBrand);
  });

  it('builds nothing after a change in a README or the gateway', async () => {
    expect(await affectedBrands('README.md')).toEqual([]);
    expect(await affectedBrands('services/gateway/main.ts')).toEqual([]);
  });
});
