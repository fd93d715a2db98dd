import { rulesNamed } from './mutant.ts';
import { isKilled, type Verdict } from './verdict.ts';

/** Longer titles are cut: they are there to be found by. */
const LONGEST_TITLE = 100;

/** What stands in docs/mutants.md: rule by rule how it was broken, and a test of it that failed. */
export function recordOf(verdicts: readonly Verdict[], unseen: readonly string[]): string {
  const rules = [...new Set(verdicts.flatMap(({ mutant }) => mutant.rules))].toSorted();
  const killed = verdicts.filter(isKilled).length;
  return [
    '# Each rule, broken',
    '',
    'Written by `npm run mutants -- --record`; how to add to it stands in [Prove a rule](how-to/prove-a-rule.md).',
    `${killed} of ${verdicts.length} mutants, over ${rules.length} rules, made a test fail that names a rule they break.`,
    'For each: what was wrong, how many tests of the rule failed, and one of them.',
    '',
    ...rules.flatMap((rule) => [`## ${rule}`, '', ...linesOf(rule, verdicts), '']),
    '## Tests that name a rule and that no mutant made fail',
    '',
    ...(unseen.length === 0 ? ['None.'] : unseen.map((line) => `- ${line}`)),
    '',
  ].join('\n');
}

function linesOf(rule: string, verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.flatMap(({ mutant, failed }) => {
    const own = failed.filter(({ title }) => mutant.rules.includes(rule) && rulesNamed(title).includes(rule));
    const [first] = own;
    return first === undefined ? [] : [`- ${mutant.breaks} — ${own.length}: \`${shortened(first.title)}\``];
  });
}

function shortened(title: string): string {
  const plain = title.replaceAll(/[`\s]+/g, ' ');
  return plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE)}…` : plain;
}
