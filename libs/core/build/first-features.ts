import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';

/** The module that the first page's code has of the features; all other modules have the registry itself. */
const FIRST = /\/features\/app\/first-features\.ts$/;
const REGISTRY = /\/features\/app\/registry\.ts$/;
const FEATURE = /\/features\/[a-z-]+\/feature\.ts$/;
const QUERY = '?first';

/** What the first page needs of a feature's declaration, and what its later code needs. The rest is for servers. */
const PARTS = {
  first: ['flag', 'navigation', 'slots', 'routes'],
  later: ['flag', 'routes', 'dialogs', 'laterSlots', 'searchParameters', 'ownSearchParameters', 'arrival'],
} as const;
/** The property of a link that only the server's sitemap reads. */
const FOR_SITEMAPS = 'listedAs';

/**
 * Divides what each feature declares in its `feature.ts` between the first page's code and the code that is loaded after it:
 * links and slots at once; dialogs, routes and slots of later pages and the parameters of their addresses later. It is one declaration in
 * the source, on servers and in tests; the modules of a browser have a half each.
 */
export function firstFeatures(): Plugin {
  return {
    name: 'first-features',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /\/(?:registry|feature)\.ts$/ },
      async handler(source, importer) {
        if (importer === undefined || !(FIRST.test(importer) || importer.endsWith(QUERY))) return null;
        const resolved = await this.resolve(source, importer.replace(QUERY, ''), { skipSelf: true });
        return resolved && (REGISTRY.test(resolved.id) || FEATURE.test(resolved.id)) ? resolved.id + QUERY : resolved;
      },
    },
    load: {
      filter: { id: /\/(?:registry\.ts\?first|feature\.ts(?:\?first)?)$/ },
      handler(id) {
        const file = id.replace(QUERY, '');
        if (!REGISTRY.test(file) && !FEATURE.test(file)) return null;
        this.addWatchFile(file);
        const code = readFileSync(file, 'utf8');
        const part = id.endsWith(QUERY) ? 'first' : 'later';
        return { code: FEATURE.test(file) ? partOf(code, part) : code, moduleType: 'ts' };
      },
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The code of a feature's declaration with one part of what it declares. Routes that are loaded later are no part of the first.
 * @throws Error where it declares its feature in another way than by `defineFeature({ … })`
 */
export function partOf(code: string, part: keyof typeof PARTS): string {
  const included: readonly string[] = PARTS[part];
  const removed: Node[] = [];
  let isDeclared = false;
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    if (isCallOf(node, 'defineFeature')) {
      isDeclared = true;
      const [declaration] = node['arguments'] as readonly Node[];
      for (const property of propertiesOf(declaration)) {
        const isLater = isCallOf(property['value'], 'later');
        if (!included.includes(nameOf(property)) || (part === 'first' && isLater)) removed.push(property);
      }
    }
    if (nameOf(node) === FOR_SITEMAPS) removed.push(node);
  });
  if (!isDeclared) throw new Error('Expected a feature that is declared by defineFeature({ … })');
  return withoutUnused(without(code, removed));
}

/** Without imports and own declarations that nothing uses any more: a module that is imported for nothing would come along. */
function withoutUnused(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { readonly body: readonly Statement[] };
  const isUsed = (statement: Statement) => {
    const names = namesOf(statement);
    const rest = new Set(without(code, [statement]).match(/[\w$]+/g));
    return names.length === 0 || names.some((name) => rest.has(name));
  };
  const unused = body.filter((statement) => !isUsed(statement));
  return unused.length === 0 ? code : withoutUnused(without(code, unused));
}

interface Statement extends Node {
  /** What an import statement names. */
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
  /** What a statement of constants declares. */
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
}

/** The names that an import or a declaration of constants makes; none for any other statement. */
function namesOf({ type, specifiers = [], declarations = [] }: Statement): readonly string[] {
  if (type === 'ImportDeclaration') return specifiers.map(({ local }) => local.name);
  return type === 'VariableDeclaration' ? declarations.flatMap(({ id }) => id.name ?? []) : [];
}

function without(code: string, nodes: readonly Node[]): string {
  let left = '';
  let end = 0;
  for (const node of nodes.toSorted((a, b) => a.start - b.start)) {
    // Inside one that is left out already.
    if (node.start < end) continue;
    left += code.slice(end, node.start);
    end = node.end + (/^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0);
  }
  return left + code.slice(end);
}

function visit(node: unknown, look: (node: Node & Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) look(node as Node & Record<string, unknown>);
  for (const child of Object.values(node)) visit(child, look);
}

function isCallOf(node: unknown, name: string): boolean {
  const { type, callee } = node as { readonly type?: string; readonly callee?: { readonly name?: string } };
  return type === 'CallExpression' && callee?.name === name;
}

function propertiesOf(node: Node | undefined): readonly (Node & Readonly<Record<string, unknown>>)[] {
  if (node?.type !== 'ObjectExpression') return [];
  return (node as unknown as { readonly properties: readonly (Node & Record<string, unknown>)[] }).properties;
}

/** The name of a property that is written as one; empty for any other node. */
function nameOf(node: Node & Readonly<Record<string, unknown>>): string {
  if (node.type !== 'Property' || node['computed'] === true) return '';
  return (node['key'] as { readonly name?: string }).name ?? '';
}
