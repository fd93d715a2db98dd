import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { ADDRESS_END } from '../routing/repeat-import.ts';
import { sheetsNamed } from './late-sheets.ts';

/** A chunk of a bundle, as far as it is used here. */
export interface LoadedChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** An import as minified: of another chunk, of one module of several in a chunk, or of one in the same chunk. */
const SOURCE = String.raw`import\(\`\./[\w-]+\.js\`\)(?:\.then\(\w+=>\w+\.\w+\))?|Promise\.resolve\(\)\.then\(\(\)=>[\w$]+\)`;
/** `load(() => import('./x.js'), [])`. */
const WRAPPED = new RegExp(String.raw`[\w$]+\(\(\)=>(${SOURCE}),(?:\[\]|void 0)\)`, 'g');
/** Matches an import whose exports are named at once: exports that are not named have been dropped from the module. */
const DESTRUCTURED = new RegExp(
  String.raw`[\w$]+\(async\(\)=>\{let\{([^{}]*)\}=await (${SOURCE});return\{\1\}\},(?:\[\]|void 0)\)`,
  'g',
);
/** Our own in the place of Vite's, which is four times as large. */
const HELPER = '@network/core/browser/import-after-sheets.ts';
/** An import of another chunk. */
const IMPORT = /import\(`(\.\/[\w-]+\.js)`\)/g;

/**
 * Imports of later chunks without lists of the files that these need. The bundler puts the lists of all later pages into the
 * first one, where they were 3.4 of its 42 KB. Instead each of these chunks names all of its own files, at any distance,
 * so that they are loaded beside each other as soon as it is here. The stylesheet of every page is in no list; one of its own stays.
 * Where an import is repeated, the address of its chunk has an end that no browser has seen fail
 * (`libs/core/routing/repeat-import.ts`), also where the import waits for a stylesheet first.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler(_source, importer) {
        return this.resolve(HELPER, importer, { skipSelf: true });
      },
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
        const sheets = new Set(
          chunks.flatMap((chunk) => (first.has(chunk.fileName) ? [...(chunk.viteMetadata?.importedCss ?? [])] : [])),
        );
        for (const chunk of chunks) {
          const plain = openAddresses(unwrapImports(sheetsNamed(chunk.code, sheets)));
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
