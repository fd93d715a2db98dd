import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';

const CONSTANTS = '@network/tenant/constants.ts';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@network\/tenant\/constants\.ts['"];?/g;

/**
 * Makes a module of each constant of the business that code of a browser imports. They are one file in the source, which a bundler puts
 * into the first page as a whole, with the figures of all later pages.
 */
export function singleConstants(): Plugin {
  return {
    name: 'single-constants',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /\/constants\.ts\?only=/ },
      async handler(source, importer) {
        const [file = '', name] = source.split('?only=');
        const resolved = await this.resolve(file, importer, { skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}?only=${name}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\/tenant\/constants\.ts\?only=\w+$/ },
      handler(id) {
        const [file = '', name = ''] = id.split('?only=');
        this.addWatchFile(file);
        return { code: constantOf(readFileSync(file, 'utf8'), name), moduleType: 'ts' };
      },
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: CONSTANTS },
      handler: (code) => ({ code: importSingly(code), map: null }),
    },
  };
}

/** The code of a module with an import of its own for each constant. Types leave nothing behind. */
export function importSingly(code: string): string {
  return code.replace(IMPORT, (_whole, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(importOf)
      .join(' '),
  );
}

/** The code of one constant, which imports those that it is made of. @throws Error where there is no constant of that name */
export function constantOf(code: string, wanted: string): string {
  const constants = new Map<string, string>();
  for (const { type, start, end, ...statement } of parseAst(code, { lang: 'ts' }).body) {
    if (type !== 'ExportNamedDeclaration' || !('declaration' in statement)) continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id } of statement.declaration.declarations) {
      if (id.type === 'Identifier') constants.set(id.name, code.slice(start, end));
    }
  }
  const found = constants.get(wanted);
  if (found === undefined) throw new Error(`${CONSTANTS} has no constant ${wanted}`);
  const parts = [...new Set(found.match(/\w+/g))].filter((word) => word !== wanted && constants.has(word));
  return [...parts.map(importOf), found].join('\n');
}

const importOf = (name: string): string => `import { ${name} } from '${CONSTANTS}?only=${name}';`;
