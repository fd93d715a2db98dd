import boundaries from 'eslint-plugin-boundaries';
import { fileURLToPath } from 'node:url';
import { mayImport, rooms } from './tools/lint/import-directions.ts';
import { declaredModules } from './services/gateway/modules/declared-modules.ts';
import { importsOnly } from './tools/lint/parse-imports.ts';

const workspaceResolver = fileURLToPath(new URL('./tools/lint/workspace-resolver.cjs', import.meta.url));

const modules = 'services/gateway/modules';

/** Imports across the walls between the gateway's modules; what no policy names is private to its module. */
const walls = [
  ...declaredModules.map(({ id, uses }) => ({
    from: { element: { type: 'gateway-module', captured: { module: id } } },
    allow: {
      to: { element: { type: 'gateway-module', captured: { module: [...uses] } }, file: { categories: 'public' } },
    },
  })),
  // The rest of the gateway, tests and tools go through the same doors, in any direction.
  { from: { element: { type: 'gateway' } }, allow: { to: { file: { categories: 'public' } } } },
  {
    from: [{ file: { categories: 'test' } }, { element: { types: { anyOf: ['testing', 'tools'] } } }],
    allow: { to: { file: { categories: { anyOf: ['public', 'public-for-tests'] } } } },
  },
  { from: { file: { categories: 'composition' } }, allow: { to: { file: { categories: 'module' } } } },
  // Apart from the registry, so that what runs without the demonstration has none of it.
  { from: { file: { categories: 'member-seeds' } }, allow: { to: { file: { categories: 'seed' } } } },
  { from: { element: { type: 'demonstration' } }, allow: { to: { file: { categories: 'public' } } } },
  { from: { file: { categories: 'resolver-types' } }, allow: { to: { file: { categories: 'mappers' } } } },
];

// ESLint holds the import directions and nothing else; oxlint has every other rule.
export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '.stryker-tmp/**', 'storybook-static/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: { parser: importsOnly },
    plugins: { boundaries },
    settings: {
      'boundaries/legacy-templates': false,
      'boundaries/elements': rooms,
      'boundaries/files': [
        {
          category: 'test',
          // The page of a brand's identity is in the Storybook alone.
          pattern: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'libs/features/app/identity/**'],
        },
        { category: 'public', pattern: `${modules}/*/*/public.ts` },
        { category: 'public-for-tests', pattern: `${modules}/*/*/testing/public.ts` },
        { category: 'module', pattern: `${modules}/*/*/module.ts` },
        { category: 'composition', pattern: `${modules}/registry.ts` },
        { category: 'seed', pattern: `${modules}/*/*/demonstration/{seed,retention-offers,plan-prices}.ts` },
        { category: 'member-seeds', pattern: 'services/gateway/demonstration/member-seeds.ts' },
        { category: 'mappers', pattern: `${modules}/*/*/{,staff-api/}schema.mappers.ts` },
        { category: 'resolver-types', pattern: 'services/gateway/{graphql,staff-api}/resolvers.generated.ts' },
      ],
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'import/resolver': { [workspaceResolver]: {} },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.types}} may not import {{to.element.types}} (docs/architecture.md, "Who may import whom").',
          policies: [
            ...Object.entries(mayImport).map(([from, to]) => ({
              from: { element: { type: from } },
              allow: { to: { element: { types: { anyOf: to } } } },
            })),
            ...walls,
            {
              from: { file: { categories: 'test' } },
              allow: {
                to: {
                  element: {
                    types: { anyOf: ['testing', 'demonstration', 'story-samples', 'tenant', 'app', 'core-server'] },
                  },
                },
              },
            },
          ],
        },
      ],
    },
  },
];
