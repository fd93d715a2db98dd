import parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import { fileURLToPath } from 'node:url';
import { mayImport, rooms } from './tools/lint/import-directions.ts';

const workspaceResolver = fileURLToPath(new URL('./tools/lint/workspace-resolver.cjs', import.meta.url));

// ESLint holds the import directions and nothing else; oxlint has every other rule.
export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '.stryker-tmp/**', 'storybook-static/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/files': [{ category: 'test', pattern: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'] }],
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
            {
              from: { file: { categories: 'test' } },
              allow: {
                to: { element: { types: { anyOf: ['testing', 'story-samples', 'tenant', 'app', 'core-server'] } } },
              },
            },
          ],
        },
      ],
    },
  },
];
