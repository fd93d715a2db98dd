import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('./no-mongo-conditions.ts', import.meta.url));

/** Removes CASL's matcher of MongoDB conditions from a build: libs/access has its own (decision 0067). */
export function ownConditions(): Plugin {
  return {
    name: 'own-conditions',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === '@ucast/mongo2js' ? STAND_IN : null),
  };
}
