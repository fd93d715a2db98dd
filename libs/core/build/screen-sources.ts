import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const SCREEN = /\bscreen\(\s*\(\)\s*=>\s*import\(\s*(['"])(\.[^'"]+)\1\s*\)\s*,?\s*\)/g;

/**
 * Notes in the server's code which module each `screen(() => import('./x.tsx'))` names, as the client's manifest calls
 * it, so that a page preloads the chunk of its screen.
 */
export function screenSources(root: string): Plugin {
  return {
    name: 'screen-sources',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/routes\.tsx?$/, code: 'screen(' },
      handler(code, id) {
        return { code: noteSources(code, id, root), map: null };
      },
    },
  };
}

/** The code of one module with its screens' sources noted; lines stay where they are. */
export function noteSources(code: string, id: string, root: string): string {
  return code.replace(SCREEN, (_whole, _quote, source: string) => {
    const name = relative(root, resolve(dirname(id), source))
      .split(sep)
      .join('/');
    return `screen(Object.assign(() => import(${JSON.stringify(source)}), { sourceModule: ${JSON.stringify(name)} }))`;
  });
}
