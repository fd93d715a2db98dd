import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Sentences and fields of the owner's document, and those among them that say nothing of the product. */
const ALL = 379;
const OF_THE_DOCUMENT = 12;
/** Faults that were found: none is taken off the page. */
const FAULTS_AT_LEAST = 133;

const pages = globSync('docs/spec/sentences/*.md', { cwd: root }).toSorted();

/** The cells of each row of a page's tables; what is left out is the row of headings, and the line below it. */
const cellsOf = (page: string): readonly (readonly string[])[] =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:sentence|fault|-)/.test(line))
    .map((line) => line.split(/(?<!\\) ?\| ?/).slice(1));

/** The tests that a cell names: `path` “title”. */
const testsIn = (cell: string): readonly { readonly path: string; readonly name: string }[] =>
  [...cell.matchAll(/`([^`]+)` “(.+?)”(?=<br>|\s*$)/g)].map(([, path = '', name = '']) => ({
    path,
    name: name.replaceAll('\\|', '|'),
  }));

const texts = new Map<string, string>();
function textOf(path: string): string {
  const text = texts.get(path) ?? read(path).replaceAll("\\'", "'");
  texts.set(path, text);
  return text;
}

/** Fails unless there are such tests, each in its file by its title. */
function expectTests(about: string, tests: ReturnType<typeof testsIn>): void {
  expect(tests.length, about).toBeGreaterThan(0);
  for (const { path, name } of tests) {
    expect(existsSync(join(root, path)), `${about}: ${path}`).toBe(true);
    expect(textOf(path).includes(name), `${path} has a test “${name}”`).toBe(true);
  }
}

/** The rows of the check by sentence: what stands in the cells of rule, place and test. */
const rows = pages.flatMap(cellsOf).map(([sentence = '', rule = '', place = '', test = '']) => {
  return {
    sentence,
    id: /^\[([A-Z]\d{1,2})\]/.exec(rule)?.[1] ?? null,
    places: [...place.matchAll(/`((?:libs|apps|services)\/[\w./-]+)`/g)].map(([, path]) => path ?? ''),
    tests: testsIn(test),
  };
});

it('the check by sentence has every sentence and field', () => {
  expect(rows).toHaveLength(ALL);
  expect(rows.filter(({ id }) => id === null)).toHaveLength(OF_THE_DOCUMENT);
  const index = read('docs/spec/sentences.md');
  for (const page of pages) expect(index).toContain(`(${page.replace('docs/spec/', '')})`);
});

it('the check by sentence names places that exist, and tests by their names that cite the rule', () => {
  for (const { sentence, id, places, tests } of rows) {
    for (const path of places) expect(existsSync(join(root, path)), `${sentence}: ${path}`).toBe(true);
    if (id === null) continue;
    expectTests(sentence, tests);
    for (const { path } of tests) {
      expect(new RegExp(`\\b${id}\\b`).test(textOf(path)), `${path} cites ${id}`).toBe(true);
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

it('each fault that was found names tests that exist', () => {
  const faults = cellsOf('docs/spec/faults-and-their-kinds.md');
  expect(faults.length).toBeGreaterThanOrEqual(FAULTS_AT_LEAST);
  for (const [fault = '', , test = ''] of faults) expectTests(fault, testsIn(test));
});
