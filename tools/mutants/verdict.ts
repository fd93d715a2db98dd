import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rulesNamed, type Mutant } from './mutant.ts';
import { type FailedTest, runTests } from './run-tests.ts';

/** What the tests said of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /** Every test that failed and names a rule, whichever. */
  readonly failed: readonly FailedTest[];
  readonly testsRun: number;
  /** Of the mutant, its file and its tests as they were; with another one it has to be found anew. */
  readonly fingerprint: string;
}

/** Whether a test that names one of the rules it breaks has failed. */
export const isKilled = ({ mutant, failed }: Verdict): boolean =>
  failed.some(({ title }) => rulesNamed(title).some((rule) => mutant.rules.includes(rule)));

/** Runs a mutant's tests against it; where none ran, what the runner printed is told. */
export async function judge(root: string, mutant: Mutant): Promise<Verdict> {
  const { testsRun, failed, output } = await runTests(root, mutant.tests, mutant);
  if (testsRun === 0) console.log(output);
  const named = failed.filter(({ title }) => rulesNamed(title).length > 0);
  return { mutant, failed: named, testsRun, fingerprint: fingerprintOf(root, mutant) };
}

/** Changes with the mutant, with the file that it changes and with its tests. */
export function fingerprintOf(root: string, mutant: Mutant): string {
  const hash = createHash('sha256').update(JSON.stringify(mutant));
  for (const file of [mutant.file, ...mutant.tests]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Verdicts by their fingerprints, kept between runs. */
export async function readVerdicts(file: string): Promise<Map<string, Verdict>> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return new Map((JSON.parse(text) as Verdict[]).map((verdict) => [verdict.fingerprint, verdict]));
}

/** Keeps them for the next run; at once, as several runs may end together. */
export function writeVerdicts(file: string, verdicts: Iterable<Verdict>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...verdicts]));
}
