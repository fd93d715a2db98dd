import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MONGO_CONDITIONS = '@ucast/mongo2js';
/** A dependency of CASL's, so it is found from there. */
const requireFromCasl = createRequire(import.meta.resolve('@casl/ability'));
const REPLACEMENT = `\0without:${MONGO_CONDITIONS}`;

/**
 * Leaves CASL's matcher of MongoDB conditions out of a browser's bundle (3.4 KB of brotli). libs/access passes its own
 * `conditionsMatcher`, but CASL builds its default one while it loads, so a bundler cannot drop it.
 */
export function ownConditions(): Plugin {
  return {
    name: 'own-conditions',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === MONGO_CONDITIONS ? REPLACEMENT : null),
    load: (id) => {
      if (id !== REPLACEMENT) return null;
      const names = Object.keys(requireFromCasl(MONGO_CONDITIONS) as object).filter((name) => name !== 'createFactory');
      const createFactory = `export const createFactory = () => () => { throw new Error('Conditions are matched by libs/access.'); };`;
      return [createFactory, ...names.map((name) => `export const ${name} = undefined;`)].join('\n');
    },
  };
}
