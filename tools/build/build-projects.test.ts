import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildProjects, type ProjectBuild } from './build-projects.ts';

describe('projects that are built in one process', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-projects-'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module' }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** A project whose server is that code. */
  function addProject(folder: string, code: string): void {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'entry.js'), code);
    const config = { logLevel: 'silent', build: { ssr: 'entry.js', outDir: `../dist/${folder}`, emptyOutDir: true } };
    writeFileSync(join(root, folder, 'vite.config.ts'), `export default ${JSON.stringify(config)};`);
  }
  async function build(folders: readonly string[]): Promise<ReadonlyMap<string, ProjectBuild>> {
    const builds = new Map<string, ProjectBuild>();
    for await (const each of buildProjects(root, folders)) builds.set(each.folder, each);
    return builds;
  }
  const built = (folder: string): string => readFileSync(join(root, 'dist', folder, 'entry.js'), 'utf8');

  it('are each where their configuration says', async () => {
    const names = ['one', 'two', 'three'];
    for (const name of names) addProject(name, `export const name = '${name}';`);
    const builds = await build(names);
    expect([...builds.keys()].toSorted()).toEqual(names.toSorted());
    expect([...builds.values()].every(({ isBuilt }) => isBuilt)).toBe(true);
    for (const name of names) expect(built(name)).toContain(`"${name}"`);
  });

  it('are built although one of them can not be, which says why', async () => {
    addProject('broken', `import { gone } from './gone.js';\nexport const a = gone;`);
    for (const name of ['one', 'two']) addProject(name, `export const name = '${name}';`);
    const builds = await build(['broken', 'one', 'two']);
    expect(builds.get('broken')).toMatchObject({ isBuilt: false, output: expect.stringContaining('./gone.js') });
    expect(builds.get('one')?.isBuilt).toBe(true);
    expect(builds.get('two')).toEqual({ folder: 'two', isBuilt: true, output: '' });
    expect(built('two')).toContain('"two"');
  });
});
