import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ADDRESS = 'import.meta.url';

/**
 * Has a module of a bundle find the files that lie beside its source (SDL, words, the demonstration's clips): its own address is that of the
 * source, derived from where the bundle lies, so that both may move together.
 */
export function sourceAddresses(): Plugin {
  let outDir = '';
  return {
    name: 'source-addresses',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    transform(code, id) {
      // Modules that the bundler adds have no source.
      if (id.startsWith('\0') || !code.includes(ADDRESS)) return null;
      const path = relative(outDir, id).replaceAll('\\', '/');
      return { code: code.replaceAll(ADDRESS, `new URL(${JSON.stringify(path)}, ${ADDRESS}).href`), map: null };
    },
  };
}
