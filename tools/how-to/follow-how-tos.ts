import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Outcome, sumOf } from '../test/outcome.ts';
import { runCommand } from '../test/run-command.ts';
import { runStaticCheck } from '../test/static-checks.ts';
import { runVitest } from '../test/suites.ts';
import { applyPatch, readChanges, readTestCommands } from './read-changes.ts';

/**
 * A brand team's day, and the pages that make one running example, a member's notebook, in the order in which they
 * build on each other.
 */
const PAGES = [
  'work-on-a-brand',
  'add-a-table',
  'add-an-operation',
  'add-a-flag',
  'add-a-feature',
  'add-a-dialog',
  'add-a-job',
  'add-a-mail',
  'add-an-event',
  'add-an-experiment',
];

/** The checks that the pages promise to leave green, besides their tests. By night the whole copy is compiled. */
const CHECKS = ['tree', 'types', 'generated-code'];
/** Lint compiles as well. */
const COMPILES = 'lint';
/** The tasks that judge each file by itself: they have checked the rest of the tree already. */
const CHECKS_OF_FILES = ['format', COMPILES, 'import-directions'];

/**
 * Follows the how-tos to the letter in a copy of the tree, and compiles what they change. By night it compiles all of
 * it, and runs what they say will check it.
 * @param withLong whether it is night
 */
export async function followHowTos(root: string, withLong: boolean): Promise<Outcome> {
  const copy = mkdtempSync(join(tmpdir(), 'how-to-'));
  try {
    copyTree(root, copy);
    const pages = PAGES.map((name) => [name, readFileSync(join(root, `docs/how-to/${name}.md`), 'utf8')] as const);
    const changed = new Set(pages.flatMap(([name, page]) => makeChanges(copy, name, page)));
    const { code, output } = await runCommand(copy, 'graphql-codegen', ['--config', 'codegen.ts']);
    if (code !== 0) throw new Error(output);
    const outcomes: Outcome[] = [];
    for (const check of withLong ? [...CHECKS_OF_FILES, ...CHECKS] : [COMPILES]) {
      const files = CHECKS_OF_FILES.includes(check) ? [...changed] : undefined;
      const outcome = await runStaticCheck(copy, check, files);
      if (outcome.failed > 0) console.log(`${check} fails after the how-tos`);
      outcomes.push(outcome);
    }
    if (!withLong) return sumOf([{ passed: pages.length, failed: 0 }, ...outcomes]);
    const args = new Set(pages.flatMap(([, page]) => readTestCommands(page)).flatMap((line) => line.split(' ')));
    args.delete('--project');
    const projects = ['node', 'dom', 'integration'].filter((project) => args.delete(project));
    const options = projects.map((project) => `--project=${project}`);
    const tests = await runVitest({ root: copy, options, paths: [...args], withLong: false });
    const { passed, failed } = sumOf([{ passed: pages.length, failed: 0 }, ...outcomes, tests]);
    // Only tests can be restless; the copy they ran in is gone, so they are tried again with all the rest.
    const [failure] = tests.failures ?? [];
    return failure && tests.failed === failed
      ? { passed, failed, failures: [{ ...failure, ...WHOLE }] }
      : { passed, failed };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies what git tracks or would track. Installed packages are shared; the workspaces' links lead to the copy. */
function copyTree(root: string, copy: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0');
  for (const path of new Set(paths.filter((each) => each !== ''))) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@network') cpSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), links);
    else symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const nested of globSync('{libs,services}/*/node_modules', { cwd: root })) {
    symlinkSync(join(root, nested), join(copy, nested));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}

const WHOLE = { file: null, title: null } as const;
const links = { recursive: true, verbatimSymlinks: true } as const;

/** @returns the files that were written, from the root */
function makeChanges(root: string, name: string, page: string): string[] {
  const changes = readChanges(page);
  if (changes.length === 0) throw new Error(`${name}: expected code blocks with a title, which names their file`);
  return changes.flatMap(({ path, kind, text }) => {
    const paths = path.includes('*') ? globSync(path, { cwd: root }) : [path];
    for (const each of paths) {
      const file = join(root, each);
      mkdirSync(dirname(file), { recursive: true });
      try {
        writeFileSync(file, kind === 'file' ? text : applyPatch(readFileSync(file, 'utf8'), text));
      } catch (error) {
        throw new Error(`${name}, ${each}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    return paths;
  });
}
