import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { print } from 'graphql';

const modules = resolve(import.meta.dirname, '../../services/gateway/modules');

/** The gateway's schema as one text: extensions joined to their types, directives and descriptions included. */
export function readSchemaText(): string {
  const parts = globSync('*/*/*.graphql', { cwd: modules }).toSorted();
  const texts = parts.map((path) => readFileSync(join(modules, path), 'utf8'));
  return print(mergeTypeDefs(texts, { sort: true, useSchemaDefinition: false, throwOnConflict: true }));
}
