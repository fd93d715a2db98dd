import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutate, rulesNamed, type Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';

const root = resolve(import.meta.dirname, '../..');
const { fitting, stale } = await readMutants(root);
const wordsOf = (test: string): string => readFileSync(join(root, test), 'utf8');

describe('the mutants', () => {
  // One that a change of the product has left behind fails nothing here, as long as its rule has another.
  it('break every rule that a test names', () => {
    const tests = globSync('{libs,services,tools,apps,e2e}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: (path) => /node_modules|dist|tools\/mutants/.test(path),
    });
    // T00:00 in a moment is no rule.
    const named = new Set(tests.flatMap((test) => rulesNamed(wordsOf(test).replaceAll(/T\d\d:/g, ''))));
    const broken = new Set(fitting.flatMap(({ rules }) => rules));
    expect(named.size).toBeGreaterThan(200);
    expect([...named].filter((rule) => !broken.has(rule)).toSorted()).toEqual([]);
  });

  it('change something, and name a rule that one of their tests names', () => {
    for (const mutant of fitting) {
      const named = rulesNamed(mutant.tests.map(wordsOf).join('\n'));
      const told = `${mutant.file}: ${mutant.breaks}`;
      expect(mutant.replace, told).not.toBe(mutant.find);
      expect(
        mutant.rules.filter((rule) => !named.includes(rule)),
        told,
      ).toEqual([]);
    }
  });

  it('are told from one another by what they break', () => {
    const told = [...fitting, ...stale].map(({ file, breaks }) => `${file}: ${breaks}`);
    expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);
  });

  it('are refused where their text stands twice or nowhere', () => {
    const mutant: Mutant = { rules: ['R01'], breaks: 'x', file: 'a.ts', find: 'b', replace: '$&c', tests: [] };
    expect(mutate('a b', mutant)).toBe('a $&c');
    expect(() => mutate('a b b', mutant)).toThrow('a.ts: a mutant changes text that stands there 2 times');
    expect(() => mutate('a', mutant)).toThrow('0 times');
  });
});
