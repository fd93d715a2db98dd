import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveSnapshot } from '@network/gateway/operations/releases-snapshot.ts';
import { findTreeProblems } from '../lint/tree-rules.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { runCommand } from './run-command.ts';

/**
 * Format, lint, types and generated code, by the name of their task. Lint reports what the compiler does, too, of every file that people
 * write (`typeCheck` in .oxlintrc.json); `types` is the compiler by itself, for what is compiled without lint.
 */
const commands: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint'],
  'import-directions': ['eslint'],
  // These two read the brands' files alone.
  'brand-lint': ['oxlint', 'apps'],
  'brand-directions': ['eslint', 'apps'],
  'unused-code': ['knip'],
  dependencies: ['sherif'],
  types: [process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  'generated-types': ['oxlint', '--config', 'tools/lint/generated.oxlintrc.json'],
  'generated-code': ['graphql-codegen', '--config', 'codegen.ts', '--check'],
};

/** The checks of our own: a line for each problem. */
const ownChecks: Readonly<Record<string, (root: string) => Promise<readonly string[]>>> = {
  tree: findTreeProblems,
  schema: checkSchema,
};

/** Loaded by its task alone, as the others have no use for a schema. */
async function checkSchema(root: string): Promise<readonly string[]> {
  const { findBrokenReleases } = await import('../schema-check/find-broken-releases.ts');
  const { default: loadSchema } = await import('../codegen/load-schema.ts');
  const { schemaParts } = await import('../codegen/sources.ts');
  const live = JSON.parse(readFileSync(join(root, 'libs/graphql/live-releases.json'), 'utf8')) as LiveSnapshot;
  return findBrokenReleases(live, loadSchema(join(root, schemaParts)));
}

/** The files of those that check some alone. */
const checkedFiles: Readonly<Record<string, (root: string) => readonly string[]>> = {
  'generated-types': findGenerated,
};

/** What codegen writes: lint has no opinion about it, and its types have to be right all the same. */
function findGenerated(root: string): readonly string[] {
  const exclude = ['**/node_modules/**', '**/dist/**'];
  return globSync('{apps,libs,services,demo,e2e,tools}/**/*.generated.ts', { cwd: root, exclude });
}

/** Whether that task reads the tree without running anything of it. */
export function isStaticCheck(name: string): boolean {
  return name in ownChecks || name in commands;
}

/**
 * Runs one of them, and prints what it has to say when it fails.
 * @param files what it checks, from the root; without them, all that its task is about
 */
export async function runStaticCheck(root: string, name: string, files?: readonly string[]): Promise<Outcome> {
  const own = ownChecks[name];
  if (own !== undefined) {
    const problems = await own(root);
    for (const problem of problems) console.log(problem);
    return outcomeOf(problems.length === 0);
  }
  const [program, ...args] = commands[name] ?? [];
  if (program === undefined) throw new Error(`There is no check "${name}".`);
  const { code, output } = await runCommand(root, program, [...args, ...(files ?? checkedFiles[name]?.(root) ?? [])]);
  if (code !== 0) process.stdout.write(output);
  return outcomeOf(code === 0);
}
