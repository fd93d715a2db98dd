import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { ensureChromium } from '../test/ensure-browser.ts';
import { runCommand } from '../test/run-command.ts';
import { rulesNamed, type Mutant } from './mutant.ts';

/** A test that failed. */
export interface FailedTest {
  /** Where it stands, from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

/** What the tests said of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /** Every test that failed and names a rule, whichever. */
  readonly failed: readonly FailedTest[];
  readonly testsRun: number;
  /** What the runner said where no test ran. */
  readonly output: string;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), location: z.object({ line: z.int() }).nullish() }),
      ),
    }),
  ),
});

/** Whether a test that names one of the rules it breaks has failed. */
export const isKilled = ({ mutant, failed }: Verdict): boolean =>
  failed.some(({ title }) => rulesNamed(title).some((rule) => mutant.rules.includes(rule)));

/** Runs a mutant's tests against it. A file that cannot be loaded proves nothing: only tests that ran and failed count. */
export async function runMutant(root: string, mutant: Mutant): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'network-mutant-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['run', '--config', 'tools/mutants/vitest.config.ts', '--includeTaskLocation', ...mutant.tests];
    const env = { MUTANT: JSON.stringify(mutant), TEST_EFFORT: '0.05', CHROMIUM_PATH: ensureChromium() };
    const { output } = await runCommand(root, 'vitest', [...args, '--reporter=json', `--outputFile.json=${file}`], env);
    const results = report.parse(
      JSON.parse(await readFile(file, 'utf8').catch(() => '{"testResults":[]}')),
    ).testResults;
    const tests = results.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map((test) => ({ ...test, file: relative(root, name) })),
    );
    const failed = tests
      .filter(({ status, fullName }) => status === 'failed' && rulesNamed(fullName).length > 0)
      .map(({ file: at, fullName, location }) => ({ file: at, line: location?.line ?? 0, title: fullName }));
    return {
      mutant,
      failed,
      testsRun: tests.length,
      output: tests.length === 0 ? [...results.map(({ message }) => message), output].join('\n') : '',
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
