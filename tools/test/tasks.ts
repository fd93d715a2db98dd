import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** One part of `npm test`, which nx runs, and whose result it caches as long as its inputs stay the same. */
export interface Task {
  /** What `--only` calls it, and the name of the nx target. */
  readonly name: string;
  /** The folder of its project from the root; `.` for what is about the whole tree. */
  readonly folder: string;
  /** All that can change its result, as patterns from the root; `!` leaves out. */
  readonly inputs: readonly string[];
  /** Variables that can change its result. */
  readonly variables: readonly string[];
  /** Whether it keeps two cores busy by itself, so that nothing runs beside it. The others run two at a time. */
  readonly isAlone: boolean;
  /** Whether it looks at what the brands and the gateway are built to. */
  readonly needsBuilds: boolean;
  /** Whether it runs only where it is named, since other tasks run its tests as well. */
  readonly isPart?: true;
  /** Whether it is what `--affected` runs for a change of nothing but some brands. */
  readonly isOfBrands?: true;
}

const everything = ['**/*'];
/** What programs are made of, without what is only read by people. */
const code = ['**/*', '!**/*.md', '!docs/**/*'];
/** What servers in tests are made of: no journey, and no tests of other kinds than those that start them. */
const codeWithTests = (others: string, sources = code): readonly string[] => [
  ...sources,
  '!e2e/**/*.ts',
  '!**/*.stories.tsx',
  `!**/*.{${others},dom,mocked}.test.{ts,tsx}`,
];
/** The sources with the pages of `docs` whose commands and tables tests compare with the product. */
const codeWithGuides = [
  '**/*',
  '!*.md',
  '!{apps,demo,e2e,libs,services,tools}/**/*.md',
  '!docs/{decisions,images,spec}/**/*',
];
/** What browsers are sent: no test of the gateway reaches any of it, which a test makes sure of. */
const notPages = ['!libs/core/**/*', '!libs/features/**/*', '!libs/ui/**/*', '!services/console/**/*'];
/** What is built, packaged and walked through. */
const product = [...code, '!**/*.test.{ts,tsx}', '!**/*.stories.tsx'];
const typescript = ['**/*.{ts,tsx,mts,cts,js,mjs,cjs,json,css}', '.storybook/**/*', '.oxlintrc.json'];
const anyTest = [
  'vitest.config.ts',
  'tools/test/**/*',
  'tools/vitest/**/*',
  'libs/testing/effort.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/**
 * What unit tests of a project read beside the project and the libraries that it depends on; a test finds what is
 * missing.
 */
const readByUnitTests: Readonly<Record<string, readonly string[]>> = {
  'libs/core': ['apps/**/*', 'libs/features/**/*', 'libs/testing/**/*', 'libs/ui/styles/**/*'],
  'libs/features': ['apps/**/*', 'docs/spec/routes.md', 'libs/testing/**/*'],
  'libs/lifecycle': ['docs/lifecycle.md'],
  'libs/tenant': ['apps/**/*'],
  'libs/testing': ['apps/**/*', 'libs/features/README.md', 'services/sandbox/**/*'],
  'libs/ui': ['apps/**/*', 'libs/**/*'],
  'services/console': ['libs/testing/**/*', 'services/gateway/modules/*/*/staff-api/*.graphql'],
  'services/gateway': [
    'apps/**/*',
    'demo/**/*',
    'docs/demonstration.md',
    'docs/how-to/operate.md',
    'docs/how-to/publish-a-film.md',
    'libs/testing/**/*',
    'services/sandbox/**/*',
  ],
  'services/sandbox': ['docs/demonstration.md'],
  tools: everything,
};
const stories = ['libs/**/*', 'apps/**/*', '.storybook/**/*', 'demo/media/**/*', ...anyTest];

const database = ['TEST_DATABASE_URL'];
const browser = ['CHROMIUM_PATH'];
const effort = ['TEST_EFFORT'];
/**
 * Unit tests of what every brand says of itself: its configuration, its theme and its pictures. A test finds what is
 * missing.
 */
export const TESTS_OF_BRANDS: readonly string[] = [
  'libs/core/build/brand-words.test.ts',
  'libs/features/membership/prompts/prompts-of-brands.dom.test.tsx',
  'libs/features/xsite/sister-address.test.ts',
  'libs/tenant/paper.test.ts',
  'libs/ui/themes.test.ts',
  'services/console/app/content/pictures/cuts.test.ts',
  'tools/access-table/access-table.test.ts',
  'tools/deploy/deploy-files.test.ts',
  'tools/lint/demonstration-sites.test.ts',
  'tools/lint/promised-lines.test.ts',
];

const ofBrands = { isPart: true, isOfBrands: true } as const;

const onTree = (name: string, inputs: readonly string[], more: Partial<Task> = {}): Task => ({
  name,
  folder: '.',
  inputs,
  variables: [],
  isAlone: false,
  needsBuilds: false,
  ...more,
});

/** Every task, in the order in which it is begun. */
export function listTasks(root: string): readonly Task[] {
  return [
    onTree('format', everything, { isOfBrands: true }),
    onTree('lint', typescript),
    onTree('import-directions', typescript),
    // What a change of brands can break of what looks at the whole tree: nothing else depends on a brand.
    onTree('brand-lint', typescript, ofBrands),
    onTree('brand-directions', typescript, ofBrands),
    onTree('tree', everything, { isOfBrands: true }),
    onTree('unused-code', everything),
    onTree('dependencies', ['**/package.json']),
    // Lint finds what the compiler does.
    onTree('types', typescript, { isPart: true }),
    onTree('generated-types', typescript),
    onTree('generated-code', [
      'codegen.ts',
      'tools/codegen/**/*',
      '{libs,services}/**/*.{graphql,generated.ts}',
      'services/gateway/modules/*/*/schema.mappers.ts',
      'libs/graphql/{console,persisted}-operations.json',
      'package-lock.json',
    ]),
    onTree('schema', [
      'libs/graphql/live-releases.json',
      'services/gateway/modules/*/*/*.graphql',
      'services/gateway/graphql/{check-document,limits}.ts',
      'tools/{schema-check,codegen}/**/*',
      'package-lock.json',
    ]),
    ...unitTasks(root),
    onTree('brand-unit', code, { ...ofBrands, variables: effort }),
    onTree('integration', [...codeWithTests('postgres'), ...notPages, '!{libs,tools}/**/*.integration.test.ts'], {
      variables: [...effort, ...database],
      isAlone: true,
    }),
    // These are outside of the gateway: brand servers, the console's, and what starts and packages them.
    onTree(
      'product-integration',
      [...codeWithTests('postgres', codeWithGuides), '!services/gateway/**/*.integration.test.ts'],
      {
        variables: [...effort, ...database, ...browser],
        isAlone: true,
      },
    ),
    // Before the others of the whole tree, which fill the second core meanwhile: nx keeps this order where it has no
    // history.
    onTree('postgres', [...codeWithTests('integration'), ...notPages], { variables: [...effort, ...database] }),
    onTree('how-tos', everything, { variables: [...effort, ...database] }),
    onTree('rehearsal', [...product, '!e2e/**/*.ts'], { variables: ['NODE_ENV', ...browser], needsBuilds: true }),
    onTree('histories', code, { variables: [...effort, ...database], isPart: true }),
    onTree('looks', [...stories, 'tools/looks/**/*'], { variables: [...effort, ...browser] }),
    onTree('size-budget', [...product, '!e2e/**/*.ts'], { variables: ['NODE_ENV'], needsBuilds: true }),
    onTree('stories', stories, { variables: [...effort, ...browser] }),
    onTree('brand-journeys', product, {
      variables: [...effort, ...browser, 'E2E_BRANDS'],
      ...ofBrands,
      isAlone: true,
    }),
    onTree('end-to-end', product, { variables: [...effort, ...browser], isAlone: true, needsBuilds: true }),
  ];
}

/** The unit tests of each project that has some. */
function unitTasks(root: string): readonly Task[] {
  const manifests = new Map(
    globSync(['{libs,services,apps}/*/package.json', '{demo,e2e,tools}/package.json'], { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [dirname(path), readManifest(join(root, path))] as const),
  );
  const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const foldersOf = (folder: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(folder)) return found;
    found.add(folder);
    for (const name of Object.keys(manifests.get(folder)?.dependencies ?? {})) {
      const dependency = folders.get(name);
      if (dependency !== undefined) foldersOf(dependency, found);
    }
    return found;
  };
  return [...manifests.keys()]
    .filter((folder) => hasUnitTests(root, folder))
    .toSorted()
    .map((folder) => ({
      name: 'unit',
      folder,
      inputs: [...[...foldersOf(folder)].map((each) => `${each}/**/*`), ...anyTest, ...(readByUnitTests[folder] ?? [])],
      variables: effort,
      isAlone: false,
      needsBuilds: false,
    }));
}

function hasUnitTests(root: string, folder: string): boolean {
  const options = { cwd: join(root, folder), exclude: ['**/node_modules/**'] };
  return globSync('**/*.test.{ts,tsx}', options).some((path) => !/\.(integration|postgres)\.test\.ts$/.test(path));
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(path: string): Manifest {
  if (!existsSync(path)) throw new Error(`${path}: expected a package.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Where a task leaves its counts; nx restores the file with a cached result. */
export function reportPath({ name, folder }: Pick<Task, 'name' | 'folder'>): string {
  return `dist/test/${name}${folder === '.' ? '' : `-${folder.replaceAll('/', '-')}`}.json`;
}
