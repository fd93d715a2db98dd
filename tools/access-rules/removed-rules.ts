import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What stands in for a rule that was taken out: it is about nothing. */
const NOTHING = `({ action: 'nothing', subject: 'nothing' } as never)`;

/** One access rule of the library, by where it is written. */
export interface WrittenRule {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Every `allow(…)` and `forbid(…)` of the rule sets. */
export function writtenRules(library: string): readonly WrittenRule[] {
  const folder = join(library, 'rules');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'rule.ts');
  return files.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return [...source.matchAll(/\b(?:allow|forbid)\(/g)].map(({ index }) => {
      const end = endOfCall(source, index);
      return { file: `rules/${name}`, start: index, end, text: source.slice(index, end).replaceAll(/\s+/g, ' ') };
    });
  });
}

/** The index behind the bracket that closes the call which begins at `start`. */
export function endOfCall(source: string, start: number): number {
  let depth = 0;
  for (let index = source.indexOf('(', start); index < source.length; index += 1) {
    if (source[index] === '(') depth += 1;
    if (source[index] === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new RangeError('A call that does not end');
}

/**
 * The rules without which no test of the library fails. Each is taken out of a copy of its own, and one run of vitest
 * reads the tests of all copies.
 */
export function unnoticedRules(root: string, rules: readonly WrittenRule[]): readonly WrittenRule[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'removed-rules-')));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `export default { test: { include: ['*/*.test.ts'], isolate: false, testTimeout: 60_000, reporters: [['json', { outputFile: 'report.json' }]] } };`,
    );
    for (const [index, rule] of rules.entries()) copyWithout(rule, join(root, 'libs/access'), join(folder, `${index}`));
    copyLibrary(join(root, 'libs/access'), join(folder, 'whole'));
    spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], { cwd: folder });
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as VitestReport;
    if (
      report.testResults.some(
        ({ name, assertionResults }) => name.startsWith(join(folder, 'whole/')) && hasFailed(assertionResults),
      )
    ) {
      throw new Error('The tests fail with every rule in its place.');
    }
    const ran = (index: number) => report.testResults.filter(({ name }) => name.startsWith(join(folder, `${index}/`)));
    for (const [index, rule] of rules.entries()) {
      const tests = ran(index).flatMap(({ assertionResults }) => assertionResults);
      if (tests.length < 100) throw new Error(`The tests did not run without ${rule.text}`);
    }
    return rules.filter((_rule, index) => !ran(index).some(({ assertionResults }) => hasFailed(assertionResults)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function copyWithout(rule: WrittenRule, library: string, copy: string): void {
  copyLibrary(library, copy);
  const path = join(copy, rule.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, rule.start) + NOTHING + source.slice(rule.end));
}

function copyLibrary(library: string, copy: string): void {
  cpSync(library, copy, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
}

const hasFailed = (results: readonly { readonly status: string }[]): boolean =>
  results.some(({ status }) => status === 'failed');
