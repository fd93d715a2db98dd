import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { ensureChromium } from '../test/ensure-browser.ts';
import { runCommand } from '../test/run-command.ts';
import type { Mutant } from './mutant.ts';

/** Vitest changes what it loads itself; servers that a test starts on their own are changed by this. */
const MUTATE_PROCESS = new URL('mutate-process.ts', import.meta.url).href;

/** A test that failed. */
export interface FailedTest {
  /** Where it stands, from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

/** How tests ended. A file that could not be loaded has run none: it proves nothing. */
export interface TestRun {
  readonly testsRun: number;
  readonly failed: readonly FailedTest[];
  /** What the runner printed. */
  readonly output: string;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), location: z.object({ line: z.int() }).nullish() }),
      ),
    }),
  ),
});

/** Runs these test files on the product, or on a mutant of it. */
export async function runTests(root: string, tests: readonly string[], mutant: Mutant | null): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'network-mutant-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['run', '--config', 'tools/mutants/vitest.config.ts', '--includeTaskLocation', ...tests];
    const env = { TEST_EFFORT: '0.05', CHROMIUM_PATH: ensureChromium(), ...(mutant && environmentOf(mutant)) };
    const { output } = await runCommand(root, 'vitest', [...args, '--reporter=json', `--outputFile.json=${file}`], env);
    const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{"testResults":[]}')));
    const ended = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
    );
    return {
      testsRun: ended.filter(({ status }) => status === 'passed' || status === 'failed').length,
      failed: ended
        .filter(({ status }) => status === 'failed')
        .map(({ file: at, fullName, location }) => ({ file: at, line: location?.line ?? 0, title: fullName })),
      output,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By which the runner, and what its tests start, know what to change. */
const environmentOf = (mutant: Mutant): Record<string, string> => ({
  MUTANT: JSON.stringify(mutant),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${MUTATE_PROCESS}`,
});
