import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Sentences and fields of the owner's document, and those among them that say nothing of the product. */
const ALL = 379;
const OF_THE_DOCUMENT = 12;

const pages = globSync('docs/spec/sentences/*.md', { cwd: root }).toSorted();

/** The rows of the check by sentence: what stands in the cells of rule, place and test. */
const rows = pages
  .flatMap((page) => read(page).split('\n'))
  .filter((line) => line.startsWith('| ') && !/^\| (?:sentence|-)/.test(line))
  .map((line) => {
    const [, sentence = '', rule = '', place = '', test = ''] = line.split(/(?<!\\) ?\| ?/);
    return {
      sentence,
      id: /^\[([A-Z]\d{1,2})\]/.exec(rule)?.[1] ?? null,
      places: [...place.matchAll(/`((?:libs|apps|services)\/[\w./-]+)`/g)].map(([, path]) => path ?? ''),
      tests: [...test.matchAll(/`([^`]+)` “(.+?)”(?=<br>|\s*$)/g)].map(([, path = '', name = '']) => ({
        path,
        name: name.replaceAll('\\|', '|'),
      })),
    };
  });

it('the check by sentence has every sentence and field', () => {
  expect(rows).toHaveLength(ALL);
  expect(rows.filter(({ id }) => id === null)).toHaveLength(OF_THE_DOCUMENT);
  const index = read('docs/spec/sentences.md');
  for (const page of pages) expect(index).toContain(`(${page.replace('docs/spec/', '')})`);
});

it('the check by sentence names places that exist, and tests by their names that cite the rule', () => {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const text = texts.get(path) ?? read(path).replaceAll("\\'", "'");
    texts.set(path, text);
    return text;
  };
  for (const { sentence, id, places, tests } of rows) {
    for (const path of places) expect(existsSync(join(root, path)), `${sentence}: ${path}`).toBe(true);
    if (id === null) continue;
    expect(tests.length, sentence).toBeGreaterThan(0);
    for (const { path, name } of tests) {
      expect(existsSync(join(root, path)), `${sentence}: ${path}`).toBe(true);
      expect(new RegExp(`\\b${id}\\b`).test(textOf(path)), `${path} cites ${id}`).toBe(true);
      expect(textOf(path).includes(name), `${path} has a test “${name}”`).toBe(true);
    }
  }
});

it('a field is proved by its value, and by no test that reads the schema alone', () => {
  const readsSchema = (path: string): boolean => {
    const text = read(path);
    return text.includes('readSchemaText(') && !/startTestGateway|graphql\(/.test(text);
  };
  const found = rows.flatMap(({ sentence, tests }) =>
    tests.length > 0 && tests.every(({ path }) => readsSchema(path)) ? [sentence] : [],
  );
  expect(found).toEqual([]);
});
