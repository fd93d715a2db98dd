import { findTreeProblems } from '../lint/tree-rules.ts';
import { runCommand } from './run-command.ts';
import { outcomeOf, type Stage } from './stage.ts';

/** Format, lint, types and generated code. */
export function staticChecks(root: string): Stage[] {
  const command = (name: string, program: string, ...args: string[]): Stage => ({
    name,
    run: async () => {
      const { code, output } = await runCommand(root, program, args);
      if (code !== 0) process.stdout.write(output);
      return outcomeOf(code === 0);
    },
  });
  return [
    command('format', 'oxfmt', '--check'),
    command('lint', 'oxlint'),
    command('import directions', 'eslint', '.'),
    {
      name: 'tree',
      run: async () => {
        const problems = await findTreeProblems(root);
        for (const problem of problems) console.log(problem);
        return outcomeOf(problems.length === 0);
      },
    },
    command('unused code', 'knip'),
    command('dependencies', 'sherif'),
    command('types', process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
    command('generated code', 'graphql-codegen', '--config', 'codegen.ts', '--check'),
  ];
}
