import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listUnseen } from './list-unseen.ts';
import type { Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';
import { recordOf } from './record.ts';
import { isKilled, runMutant, type Verdict } from './run-mutant.ts';

const HOW = `npm run mutants                  every mutant
npm run mutants -- R01 search    those of a rule, or of files with this in their path
         --new                   of these only the ones that have no verdict yet
         --at-once 2             that many at a time
         --record                and writes docs/mutants.md
npm run mutants -- --unseen      tests that name a rule and that no mutant has made fail`;

const root = resolve(import.meta.dirname, '../..');
const VERDICTS = join(root, 'dist/mutants/verdicts.json');
const RECORD = join(root, 'docs/mutants.md');

const { values: chosen, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    new: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const all = await readMutants();
const keyOf = (mutant: Mutant): string => JSON.stringify(mutant);
/** What earlier runs found; a mutant that was changed since has no verdict. */
const verdicts = new Map((await readVerdicts()).map((verdict) => [keyOf(verdict.mutant), verdict]));
const standing = (): Verdict[] => all.flatMap((mutant) => verdicts.get(keyOf(mutant)) ?? []);

if (chosen.help) console.log(HOW);
else if (chosen.unseen) for (const line of await listUnseen(root, standing())) console.log(line);
else await runAll();

async function runAll(): Promise<void> {
  const waiting = all.filter(isAsked).filter((mutant) => !chosen.new || !verdicts.has(keyOf(mutant)));
  const survivors: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await runMutant(root, mutant);
      if (!isKilled(verdict)) survivors.push(verdict);
      if (verdict.testsRun === 0) console.log(verdict.output);
      verdicts.set(keyOf(mutant), verdict);
      await saveVerdicts();
      console.log(describe(verdict));
    }
  };
  await Promise.all(Array.from({ length: Number(chosen['at-once']) }, work));
  if (chosen.record) await writeFile(RECORD, recordOf(standing(), await listUnseen(root, standing())));
  console.log(`${survivors.length} survived`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
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

async function readVerdicts(): Promise<Verdict[]> {
  const text = await readFile(VERDICTS, 'utf8').catch(() => '[]');
  return JSON.parse(text) as Verdict[];
}

async function saveVerdicts(): Promise<void> {
  await mkdir(dirname(VERDICTS), { recursive: true });
  await writeFile(VERDICTS, JSON.stringify([...verdicts.values()]));
}
