import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import loadSchema from './load-schema.ts';

/** Loads the schema of those modules, `a.graphql`, `b.graphql` and so on. */
function load(...texts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${'abc'[index]}.graphql`), text);
  return loadSchema(join(folder, '*.graphql'));
}

it('joins the parts of the modules', () => {
  const schema = load('extend type Query { today: String! }', 'type Query');
  expect(schema.getQueryType()?.getFields()).toHaveProperty('today');
});

it('refuses a field that two modules define', () => {
  const field = 'extend type Query { today: String! }';
  expect(() => load(field, field, 'type Query')).toThrow(/Query\.today/);
});

it('names the file of a syntax error', () => {
  const named = expect.objectContaining({ name: expect.stringContaining('a.graphql') });
  expect(() => load('type {')).toThrow(expect.objectContaining({ source: named }));
});
