import { rulesNamed } from './mutant.ts';
import { isKilled, type Verdict } from './verdict.ts';

/** What stands in docs/mutants.md: rule by rule how it was broken, and a test of it that failed. */
export function recordOf(verdicts: readonly Verdict[], unseen: readonly string[]): string {
  const rows = verdicts.flatMap((verdict) => verdict.mutant.rules.map((rule) => ({ rule, verdict })));
  const killed = verdicts.filter(isKilled).length;
  const rules = new Set(rows.map(({ rule }) => rule)).size;
  return [
    '# Each rule, broken',
    '',
    'Written by `npm run mutants -- --record`; how to add to it stands in [Prove a rule](how-to/prove-a-rule.md).',
    `${killed} of ${verdicts.length} mutants were noticed by a test that names the rule they break, over ${rules} rules.`,
    '',
    '| Rule | Broken so that | Failed | Among them |',
    '| --- | --- | --- | --- |',
    ...rows
      .toSorted((one, other) => one.rule.localeCompare(other.rule))
      .map(({ rule, verdict }) => rowOf(rule, verdict)),
    '',
    ...(unseen.length === 0 ? [] : ['## Tests that name a rule and that no mutant here made fail', '']),
    ...unseen.map((line) => `- ${line}`),
  ].join('\n');
}

function rowOf(rule: string, { mutant, failed }: Verdict): string {
  const own = failed.filter(({ title }) => rulesNamed(title).includes(rule));
  const [first] = own;
  const example = first === undefined ? '**none**' : `${first.title} (\`${first.file}\`)`;
  return `| ${rule} | ${cell(mutant.breaks)} | ${own.length} | ${cell(example)} |`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
