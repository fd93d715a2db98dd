import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mutate, type Mutant } from './mutant.ts';
import 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/** Changes the mutant's file as it is loaded; the file on disk stays what it is. */
export function mutatePlugin(mutant: Mutant): Plugin {
  const changed = join(root, mutant.file);
  const isChanged = (id: string): boolean => id.split('?', 1)[0] === changed;
  return {
    name: 'mutant',
    enforce: 'pre',
    // What one mutant made of a file must not be kept for the next.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
    transform: (code, id) => (isChanged(id) ? { code: mutate(code, mutant), map: null } : null),
  };
}
