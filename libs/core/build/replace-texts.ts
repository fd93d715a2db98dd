import { parseAst } from 'vite';

/** A namespace's texts in English, in compiled form. */
export interface EnglishTexts {
  /** Says which texts they are, in errors. */
  readonly name: string;
  readonly english: unknown;
}

/** Texts, and where in a chunk's code they are. */
export type LocatedTexts<Texts extends EnglishTexts = EnglishTexts> = Texts & {
  readonly start: number;
  readonly end: number;
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where texts are in the code of a chunk. The build writes texts as object literals, which a minifier rewrites but does not
 * take apart; so they are recognized by their value. Code without texts is not parsed.
 * @returns in the order of the code
 * @throws Error naming the texts that are not in the code as a whole
 */
export function locateTexts<Texts extends EnglishTexts>(
  code: string,
  texts: readonly Texts[],
): readonly LocatedTexts<Texts>[] {
  const waiting = new Map(texts.map((each) => [JSON.stringify(each.english), each]));
  if (waiting.size === 0) return [];
  const located: LocatedTexts<Texts>[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || waiting.size === 0) return;
    if (isNode(node, 'ObjectExpression')) {
      const value = valueOf(node);
      const known = value === NO_VALUE ? '' : JSON.stringify(value);
      const found = waiting.get(known);
      if (found) {
        waiting.delete(known);
        located.push({ ...found, start: node.start, end: node.end });
        return;
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  const [missing] = waiting.values();
  if (missing) throw new Error(`The texts of ${missing.name} are not in their chunk as they were written`);
  return located.toSorted((a, b) => a.start - b.start);
}

/** The code of a chunk with other values in the place of the located texts, which are in its order. */
export function replaceTexts<Located extends LocatedTexts>(
  code: string,
  located: readonly Located[],
  otherOf: (texts: Located) => unknown,
): string {
  const parts: string[] = [];
  let end = 0;
  for (const texts of located) {
    parts.push(code.slice(end, texts.start), literalOf(otherOf(texts)));
    end = texts.end;
  }
  return [...parts, code.slice(end)].join('');
}

const NO_VALUE = Symbol('no value');

const isNode = (node: unknown, type: string): node is Node & Record<string, unknown> =>
  typeof node === 'object' && node !== null && (node as Node).type === type;

/** The value of a literal, at any depth; `NO_VALUE` for any other expression. */
function valueOf(node: unknown): unknown {
  if (isNode(node, 'Literal')) return node['value'];
  if (isNode(node, 'TemplateLiteral')) {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    return quasis.length === 1 ? quasis[0]?.value.cooked : NO_VALUE;
  }
  if (isNode(node, 'UnaryExpression') && node['operator'] === '-') {
    const value = valueOf(node['argument']);
    return typeof value === 'number' ? -value : NO_VALUE;
  }
  if (isNode(node, 'UnaryExpression') && node['operator'] === '!') {
    const value = valueOf(node['argument']);
    return typeof value === 'number' ? value === 0 : NO_VALUE;
  }
  if (isNode(node, 'ArrayExpression')) {
    const values = (node['elements'] as readonly unknown[]).map(valueOf);
    return values.includes(NO_VALUE) ? NO_VALUE : values;
  }
  if (!isNode(node, 'ObjectExpression')) return NO_VALUE;
  const entries: [string, unknown][] = [];
  for (const property of node['properties'] as readonly unknown[]) {
    if (!isNode(property, 'Property') || property['computed'] === true) return NO_VALUE;
    const { key } = property as unknown as { readonly key: { readonly name?: string; readonly value?: unknown } };
    const value = valueOf(property['value']);
    if (value === NO_VALUE) return NO_VALUE;
    entries.push([key.name ?? String(key.value), value]);
  }
  return Object.fromEntries(entries);
}

/** A value as code; names that need no quotation marks have none. */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}:${literalOf(each)}`,
  );
  return `{${entries.join(',')}}`;
}
