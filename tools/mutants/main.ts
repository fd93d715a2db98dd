import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listUnseen } from './list-unseen.ts';
import type { Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';
import { recordOf } from './record.ts';
import { runTests } from './run-tests.ts';
import { fingerprintOf, isKilled, judge, readVerdicts, type Verdict, writeVerdicts } from './verdict.ts';

const HOW = `npm run mutants                  every mutant that survived, was not run yet, or whose file or tests have changed
npm run mutants -- R01 search    of these the ones of a rule, or of files with this in their path
         --again                 also those that are known to be killed
         --at-once 2             that many at a time
         --record                and writes docs/mutants.md
npm run mutants -- --unseen      tests that name a rule and that no mutant has made fail`;

const root = resolve(import.meta.dirname, '../..');
const VERDICTS = join(root, 'dist/mutants/verdicts.json');
const RECORD = join(root, 'docs/mutants.md');

const { values: chosen, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const { fitting: mutants, stale } = await readMutants(root);
const verdicts = await readVerdicts(VERDICTS);
const verdictOf = (mutant: Mutant): Verdict | undefined => verdicts.get(fingerprintOf(root, mutant));
const isKnownToBeKilled = (mutant: Mutant): boolean => {
  const verdict = verdictOf(mutant);
  return verdict !== undefined && isKilled(verdict);
};
const standing = (): Verdict[] => mutants.flatMap((mutant) => verdictOf(mutant) ?? []);

const atOnce = Number(chosen['at-once']);

if (chosen.help) console.log(HOW);
else if (!Number.isInteger(atOnce) || atOnce < 1)
  refuse(`--at-once: expected a number of one or more, not ${chosen['at-once']}.`);
else if (asked.length > 0 && !mutants.some(isAsked)) refuse(`No mutant is about ${asked.join(' or ')}.`);
else if (chosen.unseen) for (const line of await listUnseen(root, standing())) console.log(line);
else if (!(await runMutants())) process.exitCode = 1;

/** Whether every mutant fits and was noticed. */
async function runMutants(): Promise<boolean> {
  const waiting = mutants.filter(isAsked).filter((mutant) => chosen.again || !isKnownToBeKilled(mutant));
  if (!(await passWithoutMutant(waiting))) return false;
  let survivors = 0;
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await judge(root, mutant);
      if (!isKilled(verdict)) survivors += 1;
      verdicts.set(verdict.fingerprint, verdict);
      writeVerdicts(VERDICTS, verdicts.values());
      console.log(describe(verdict));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // Of what has changed since, nothing is kept.
  writeVerdicts(VERDICTS, standing());
  for (const { file, breaks } of stale) console.log(`stale, to be written anew: ${file}: ${breaks}`);
  console.log(`${survivors} survived, ${stale.length} are stale`);
  if (chosen.record) await writeRecord();
  return survivors + stale.length === 0;
}

/** A record of some mutants would read as if these were all. */
async function writeRecord(): Promise<void> {
  const known = standing();
  if (known.length < mutants.length)
    refuse(`${mutants.length - known.length} mutants were not run: nothing is recorded.`);
  else await writeFile(RECORD, recordOf(known, await listUnseen(root, known)));
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** A test that fails anyway would count as one that noticed. */
async function passWithoutMutant(waiting: readonly Mutant[]): Promise<boolean> {
  const tests = [...new Set(waiting.flatMap((mutant) => mutant.tests))];
  if (tests.length === 0) return true;
  const { failed, testsRun, output } = await runTests(root, tests, null);
  for (const { file, line, title } of failed) console.log(`fails without a mutant: ${file}:${line} ${title}`);
  if (testsRun === 0) console.log(output);
  return failed.length === 0 && testsRun > 0;
}

function isAsked({ rules, file, tests }: Mutant): boolean {
  return asked.length === 0 || asked.some((part) => rules.includes(part) || [file, ...tests].join('\n').includes(part));
}

function describe(verdict: Verdict): string {
  const { mutant, failed, testsRun } = verdict;
  const verb = isKilled(verdict) ? 'killed' : 'SURVIVED';
  const places = [...new Set(failed.map(({ file, line }) => `\n    ${file}:${line}`))].join('');
  return `${verb} ${mutant.rules.join(' ')}: ${mutant.breaks} (${failed.length} of ${testsRun} tests)${places}`;
}
