import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The rows of the check by sentence: what stands in the cells of rule, place and test. */
const rows = read('docs/spec/sentences.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:sentence|-)/.test(line))
  .map((line) => {
    const [, sentence = '', rule = '', place = '', test = ''] = line.split(/(?<!\\) ?\| ?/);
    return {
      sentence,
      id: /^\[([A-Z]\d{1,2})\]/.exec(rule)?.[1] ?? '',
      places: [...place.matchAll(/`(libs\/[^`]+)`/g)].map(([, path]) => path ?? ''),
      tests: [...test.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
    };
  });

it('the check by sentence names for each sentence a place that exists and tests that cite its rule', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const { sentence, id, places, tests } of rows) {
    expect(tests.length, sentence).toBeGreaterThan(0);
    for (const path of [...places, ...tests]) expect(existsSync(join(root, path)), `${sentence}: ${path}`).toBe(true);
    for (const path of tests) expect(new RegExp(`\\b${id}\\b`).test(read(path)), `${path} cites ${id}`).toBe(true);
  }
});
