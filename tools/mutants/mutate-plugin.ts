import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mutate, type Mutant } from './mutant.ts';
import type { VitestPluginContext } from 'vitest/node';

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
    configureVitest: ({ defineCacheKeyGenerator }: VitestPluginContext) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
    transform: (code, id) =>
      isChanged(id)
        ? { code: id.startsWith(PLAYER_LAB) ? inLab(code, mutant) : mutate(code, mutant), map: null }
        : null,
  };
}

/** The lab with this plugin in its server. */
function inLab(code: string, mutant: Mutant): string {
  const plugin = `import(${JSON.stringify(import.meta.filename)}).then((own) => own.mutatePlugin(${JSON.stringify(mutant)}))`;
  return code.replace('configFile: false,', () => `configFile: false, plugins: [${plugin}],`);
}
