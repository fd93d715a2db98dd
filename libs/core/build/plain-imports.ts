import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { ADDRESS_END } from '../routing/repeat-import.ts';

/** A chunk of a bundle, as far as it is used here. */
export interface LoadedChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** `load(() => import('./x.js'), [])`, as minified, with one module of several in a chunk or without. */
const WRAPPED = /[\w$]+\(\(\)=>(import\(`\.\/[\w-]+\.js`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g;
/** Matches an import whose exports are named at once: exports that are not named have been dropped from the module. */
const DESTRUCTURED =
  /[\w$]+\(async\(\)=>\{let\{([^{}]*)\}=await (import\(`\.\/[\w-]+\.js`\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{\1\}\},\[\]\)/g;
/** Where Vite's helper starts to wait for the files of a list, and where it imports the chunk afterwards. */
const [HELPER_BEGINS, HELPER_IMPORTS] = ['let promise = Promise.resolve();', 'return baseModule()'];
/** An import of another chunk. */
const IMPORT = /import\(`(\.\/[\w-]+\.js)`\)/g;

/**
 * Imports of later chunks without lists of the files that these need. The bundler puts the lists of all later pages into the
 * first one, where they were 3.4 of its 42 KB. Instead each of these chunks names all of its own files, at any distance,
 * so that they are loaded beside each other as soon as it is here. Lists with a stylesheet stay. Where an import is repeated, the
 * address of its chunk has an end that no browser has seen fail (`libs/core/routing/repeat-import.ts`), also where the import
 * waits for a stylesheet first.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: keepAddressEnd,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map<string, LoadedChunk>(chunks.map((chunk) => [chunk.fileName, chunk]));
        const first = reachedFrom(
          chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
          byName,
        );
        for (const chunk of chunks) {
          const plain = openAddresses(unwrapImports(chunk.code));
          chunk.code = chunk.isDynamicEntry ? nameAllFiles({ ...chunk, code: plain }, byName, first) : plain;
        }
      },
    },
  };
}

/** The code with plain imports in the place of those that the bundler wraps, where nothing has to be loaded before them. */
export function unwrapImports(code: string): string {
  return code.replace(DESTRUCTURED, '$2').replace(WRAPPED, '$1');
}

/**
 * Vite's helper, which imports a chunk once its stylesheet is there, with the end of the address as it was when it was called.
 * @throws Error when Vite has written its helper anew
 */
export function keepAddressEnd(code: string): string {
  if (!code.includes(HELPER_BEGINS) || !code.includes(HELPER_IMPORTS))
    throw new Error(`Vite's preload helper has changed: expected "${HELPER_BEGINS}" and "${HELPER_IMPORTS}" in it.`);
  const importNow = `() => { self.${ADDRESS_END} = end; try { return baseModule(); } finally { delete self.${ADDRESS_END}; } }`;
  return code
    .replace(HELPER_IMPORTS, 'return importNow()')
    .replace(HELPER_BEGINS, `${HELPER_BEGINS} const end = self.${ADDRESS_END}, importNow = ${importNow};`);
}

/** The code whose imports add to the address of a chunk what a repeated import says. */
export function openAddresses(code: string): string {
  return code.replace(IMPORT, `import(\`$1\`+(self.${ADDRESS_END}||\`\`))`);
}

/** The code of a chunk that imports all chunks it needs, however far away, but those of the first page. */
export function nameAllFiles(
  chunk: LoadedChunk & { readonly code: string },
  chunks: ReadonlyMap<string, LoadedChunk>,
  first: ReadonlySet<string>,
): string {
  const further = [...reachedFrom(chunk.imports, chunks)].filter(
    (file) => !first.has(file) && !chunk.imports.includes(file) && file !== chunk.fileName,
  );
  return [chunk.code.trimEnd(), ...further.map((file) => `import"./${basename(file)}";`)].join('\n');
}

/** These chunks and all that they import, at any distance. */
function reachedFrom(files: readonly string[], chunks: ReadonlyMap<string, LoadedChunk>): ReadonlySet<string> {
  const found = new Set(files);
  // A set is walked as far as it grows meanwhile.
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  return found;
}
