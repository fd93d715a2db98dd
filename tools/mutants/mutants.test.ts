import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutate, rulesNamed, type Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';

const root = resolve(import.meta.dirname, '../..');
const mutants = await readMutants();

describe('the mutants', () => {
  it('change what stands in its file once, into something else', () => {
    for (const mutant of mutants) {
      const source = readFileSync(join(root, mutant.file), 'utf8');
      expect(mutate(source, mutant), `${mutant.file}: ${mutant.breaks}`).not.toBe(source);
    }
  });

  it('name tests that are there, and rules that one of these names', () => {
    for (const { file, breaks, rules, tests } of mutants) {
      expect(
        tests.filter((test) => !existsSync(join(root, test))),
        `${file}: ${breaks}`,
      ).toEqual([]);
      const named = rulesNamed(tests.map((test) => readFileSync(join(root, test), 'utf8')).join('\n'));
      expect(
        rules.filter((rule) => !named.includes(rule)),
        `${file}: ${breaks}`,
      ).toEqual([]);
    }
  });

  it('break every rule that a test names', () => {
    const tests = globSync('{libs,services,tools,apps,e2e}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: (path) => /node_modules|dist|tools\/mutants/.test(path),
    });
    // T00:00 in a moment is no rule.
    const wordsOf = (test: string) => readFileSync(join(root, test), 'utf8').replaceAll(/T\d\d:/g, '');
    const named = new Set(tests.flatMap((test) => rulesNamed(wordsOf(test))));
    const broken = new Set(mutants.flatMap(({ rules }) => rules));
    expect(named.size).toBeGreaterThan(200);
    expect([...named].filter((rule) => !broken.has(rule)).toSorted()).toEqual([]);
  });

  it('are told from one another by what they break', () => {
    const told = mutants.map(({ file, breaks }) => `${file}: ${breaks}`);
    expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);
  });

  it('are refused where their text stands twice or nowhere', () => {
    const mutant: Mutant = { rules: ['R01'], breaks: 'x', file: 'a.ts', find: 'b', replace: '$&c', tests: [] };
    expect(mutate('a b', mutant)).toBe('a $&c');
    expect(() => mutate('a b b', mutant)).toThrow('a.ts: a mutant changes text that stands there 2 times');
    expect(() => mutate('a', mutant)).toThrow('0 times');
  });
});
