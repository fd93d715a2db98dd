import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTasks, isInput, readOptions } from './choose-tasks.ts';
import { reachedFiles } from './reached-files.ts';
import { listTasks, reportPath, TESTS_OF_BRANDS } from './tasks.ts';

const root = resolve(import.meta.dirname, '../..');
const tasks = listTasks(root);
const unitTasks = tasks.filter(({ name }) => name === 'unit');

const LONG = [
  'integration',
  'product-integration',
  'postgres',
  'rehearsal',
  'how-tos',
  'looks',
  'stories',
  'size-budget',
  'end-to-end',
];
const LONG_BESIDE = ['postgres', 'rehearsal', 'how-tos', 'looks', 'stories'];

const RELATIVE = /['"`]((?:\.\.\/)+[^'"`\n$*]*)['"`]/g;
const WORKSPACE = /from ['"]@network\/([a-z-]+)\/[^'"]+['"]/g;

/** Files that a source file names, outside of its own folder. */
function namedBy(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const relative = [...text.matchAll(RELATIVE)].map(([, name = '']) => normalize(join(dirname(path), name)));
  const workspaces = [...text.matchAll(WORKSPACE)].map(([, name = '']) => folderOf(name));
  const present = [...relative, ...workspaces].filter((each) => each !== './' && existsSync(join(root, each)));
  // A folder stands for what is in it.
  return present.map((each) => (/\.[a-z]+$/.test(each) ? each : join(each, 'any.ts')));
}

function folderOf(workspace: string): string {
  const [found = `apps/${workspace}`] = globSync(`{libs,services,.}/${workspace}`, { cwd: root });
  return found;
}

describe('the tasks of npm test', () => {
  it('leave one report each', () => {
    expect(new Set(tasks.map(reportPath)).size).toBe(tasks.length);
  });

  it.each(unitTasks.filter(({ folder }) => folder !== 'tools'))(
    'unit tests of $folder have everything among their inputs that they name',
    (task) => {
      const sources = globSync(`${task.folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] });
      const unitSources = sources.filter(
        (path) => !/\.(?:integration|postgres)\.test\.ts$|\.stories\.|\.config\.ts$/.test(path),
      );
      const missing = unitSources.flatMap((path) =>
        namedBy(path)
          // The root and all of libs are named as places to look in, not as inputs.
          .filter((named) => !/^(?:dist|node_modules|any\.ts|libs\/any\.ts)|^\.\./.test(named) && !isInput(task, named))
          .map((named) => `${path} names ${named}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each([
    ['e2e/journeys/visitor.spec.ts', ['end-to-end', 'how-tos']],
    ['services/gateway/db/lock-holders.postgres.test.ts', ['how-tos', 'postgres']],
    ['services/gateway/modules/content/content/calendar.integration.test.ts', ['how-tos', 'integration']],
    ['docs/how-to/integrate.md', ['how-tos', 'product-integration']],
    ['tools/shared-pages/thirty-people.integration.test.ts', ['how-tos', 'product-integration']],
    [
      'libs/features/reels/screens/reel-slide.tsx',
      ['end-to-end', 'how-tos', 'looks', 'product-integration', 'rehearsal', 'size-budget', 'stories'],
    ],
    ['libs/features/reels/screens/reel-slide.stories.tsx', ['how-tos', 'looks', 'stories']],
  ])('of the long ones a change of %s runs %j', (path, names) => {
    expect(existsSync(join(root, path))).toBe(true);
    const read = tasks.filter((task) => LONG.includes(task.name) && isInput(task, path)).map(({ name }) => name);
    expect(read.toSorted()).toEqual(names);
  });

  it.each([
    ['postgres', '{libs,services,demo,tools,apps}/**/*.postgres.test.ts'],
    ['integration', 'services/gateway/**/*.integration.test.ts'],
  ])(
    'the tests of %s have every file that they reach among their inputs, and nothing of the pages',
    (name, pattern) => {
      const [task] = tasks.filter((each) => each.name === name);
      if (!task) throw new Error(`There is no task ${name}.`);
      const own = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
      const reached = [...reachedFiles(root, [...own, 'vitest.config.ts', 'libs/testing/postgres-run.ts'])];
      expect(reached).toContain('services/gateway/db/migrate.ts');
      expect(reached.filter((path) => !path.startsWith('dist/') && !isInput(task, path))).toEqual([]);
      for (const page of ['libs/features/home/screens/home-page.tsx', 'libs/ui/toast/toast-store.ts']) {
        expect([page, existsSync(join(root, page)), isInput(task, page)]).toEqual([page, true, false]);
      }
    },
  );

  it('the longest task that runs beside others begins first of them', () => {
    const beside = tasks.filter(({ name, isAlone, isPart }) => !isAlone && !isPart && LONG_BESIDE.includes(name));
    expect(beside[0]?.name).toBe('postgres');
  });

  it('unit tests that read every brand run after a change of one', () => {
    const own = globSync('{libs,services,tools}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
    const readers = own
      .filter((path) => !/\.(?:integration|postgres)\.test\.ts$/.test(path))
      .filter((path) =>
        /glob(?:Sync)?(?:<\w+>)?\([^)]*apps\/\*|readBrandNames\(|readTenants\(/.test(
          readFileSync(join(root, path), 'utf8'),
        ),
      );
    expect(readers).toContain('libs/ui/themes.test.ts');
    expect(readers.filter((path) => !TESTS_OF_BRANDS.includes(path))).toEqual([]);
    expect(TESTS_OF_BRANDS.filter((path) => !own.includes(path))).toEqual([]);
  });

  it('after a change of one brand no task runs that reads the whole tree, but for its format and layout', () => {
    const options = readOptions(['--affected'], tasks);
    expect(chooseTasks(tasks, options, ['apps/wifey/tenant.ts']).map(({ name }) => name)).toEqual([
      'format',
      'brand-lint',
      'brand-directions',
      'tree',
      'brand-unit',
      'brand-journeys',
    ]);
  });

  it('unit tests of the gateway read the brands, and those of a library do not', () => {
    const readsBrands = (folder: string) =>
      unitTasks.some((task) => task.folder === folder && isInput(task, 'apps/vixen/tenant.ts'));
    expect([readsBrands('services/gateway'), readsBrands('libs/validation')]).toEqual([true, false]);
  });
});
