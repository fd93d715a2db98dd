import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = /\blazyPage\(\s*\(\)\s*=>\s*import\(\s*(['"])(\.[^'"]+)\1\s*\)\s*,?\s*\)/g;

/**
 * Notes in the server's code which module each `lazyPage(() => import('./x.tsx'))` names, as the client's manifest calls
 * it, so that a page preloads its chunk.
 */
export function pageSources(root: string): Plugin {
  return {
    name: 'page-sources',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/routes\.tsx?$/, code: 'lazyPage(' },
      handler(code, id) {
        return { code: annotateSources(code, id, root), map: null };
      },
    },
  };
}

/** The code of one module with its pages' sources noted; lines stay where they are. */
export function annotateSources(code: string, id: string, root: string): string {
  return code.replace(PAGE, (_whole, _quote, source: string) => {
    const name = relative(root, resolve(dirname(id), source))
      .split(sep)
      .join('/');
    return `lazyPage(Object.assign(() => import(${JSON.stringify(source)}), { sourceModule: ${JSON.stringify(name)} }))`;
  });
}
