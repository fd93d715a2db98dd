import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mutate, type Mutant } from './mutant.ts';
import 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/** Starts a server of its own, for a browser; what that serves is to be changed as well. */
const PLAYER_LAB = join(root, 'libs/features/watch/player/testing/open-player.ts');

/** Changes the mutant's file as it is loaded; the file on disk stays what it is. */
export function mutatePlugin(mutant: Mutant): Plugin {
  const changed = join(root, mutant.file);
  const isChanged = (id: string): boolean => [changed, PLAYER_LAB].includes(id.split('?', 1)[0] ?? '');
  return {
    name: 'mutant',
    enforce: 'pre',
    // What one mutant made of a file must not be kept for the next.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
    transform: (code, id) =>
      isChanged(id)
        ? { code: id.startsWith(PLAYER_LAB) ? inLab(code, changed, mutant) : mutate(code, mutant), map: null }
        : null,
  };
}

/** The lab with a plugin that does the same to the file. */
function inLab(code: string, changed: string, { find, replace }: Mutant): string {
  const [file, before, after] = [changed, find, replace].map((text) => JSON.stringify(text));
  const transform = `(code, id) => (id.split('?', 1)[0] === ${file} ? code.replace(${before}, () => ${after}) : null)`;
  const plugins = `plugins: [{ name: 'mutant', enforce: 'pre', transform: ${transform} }],`;
  return code.replace('configFile: false,', () => `configFile: false, ${plugins}`);
}
