import { findTreeProblems } from '../lint/tree-rules.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** Format, lint, types and generated code, by the name of their task. */
const commands: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint'],
  'import-directions': ['eslint'],
  'unused-code': ['knip'],
  dependencies: ['sherif'],
  types: [process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  'generated-code': ['graphql-codegen', '--config', 'codegen.ts', '--check'],
};

/** Whether that task reads the tree without running anything of it. */
export function isStaticCheck(name: string): boolean {
  return name === 'tree' || name in commands;
}

/**
 * Runs one of them, and prints what it has to say when it fails.
 * @param files what it checks, from the root; without them, the whole tree
 */
export async function runStaticCheck(root: string, name: string, files: readonly string[] = []): Promise<Outcome> {
  if (name === 'tree') {
    const problems = await findTreeProblems(root);
    for (const problem of problems) console.log(problem);
    return outcomeOf(problems.length === 0);
  }
  const [program, ...args] = commands[name] ?? [];
  if (program === undefined) throw new Error(`There is no check "${name}".`);
  const { code, output } = await runCommand(root, program, [...args, ...files]);
  if (code !== 0) process.stdout.write(output);
  return outcomeOf(code === 0);
}
