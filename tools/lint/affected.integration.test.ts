import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readBrandNames } from '../start/brand-names.ts';

const root = resolve(import.meta.dirname, '../..');
const everyBrand = readBrandNames(root);

/** The apps that nx would build after a change of those files. */
async function affectedApps(...files: string[]): Promise<string[]> {
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
    expect(await affectedApps('apps/vixen/tenant.ts')).toEqual(['vixen']);
  });

  it('builds every brand and the console after a change in a library', { tags: ['long'] }, async () => {
    const everyApp = [...everyBrand, 'console'].toSorted();
    expect(await affectedApps('libs/ui/button/button.tsx')).toEqual(everyApp);
    expect(await affectedApps('libs/tenant/sites.ts')).toEqual(everyApp);
  });

  it('builds nothing after a change in a README or the gateway', { tags: ['long'] }, async () => {
    expect(await affectedApps('README.md')).toEqual([]);
    expect(await affectedApps('services/gateway/main.ts')).toEqual([]);
  });
});
