import type { Linter } from 'eslint';
import { parseSync, type ParseResult } from 'oxc-parser';

interface Located {
  readonly start: number;
  readonly end: number;
}

/** A module's name where it is imported. */
interface Request extends Located {
  readonly value: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something of a program as ESLint reads it. */
interface Node {
  readonly type: string;
  readonly range: readonly [start: number, end: number];
  readonly loc: { readonly start: Position; readonly end: Position };
  readonly [property: string]: unknown;
}

/**
 * A parser for ESLint that leaves of a file its imports, its re-exports and its `import()` of a name. Import directions look at
 * nothing else, and walking whole programs was nine tenths of their time. What is `export {} from` is in oxlint's
 * rules, since this parser does not see it.
 */
export const importsOnly = {
  meta: { name: 'imports-only', version: '1' },
  parseForESLint: (code: string, options?: { readonly filePath?: string }) => ({
    ast: programOf(code, options?.filePath ?? 'file.ts'),
  }),
} as unknown as Linter.Parser;

/** @throws SyntaxError with its place, for a file that can't be parsed */
function programOf(code: string, file: string): Node {
  const positionOf = positionsIn(code);
  const nodeOf = (type: string, { start, end }: Located, more: object): Node => ({
    type,
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
    ...more,
  });
  const literalOf = (request: Request): Node =>
    nodeOf('Literal', request, { value: request.value, raw: code.slice(request.start, request.end) });

  const { module, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) {
    const { line, column } = positionOf(error.labels[0]?.start ?? 0);
    throw Object.assign(new SyntaxError(error.message), { lineNumber: line, column: column + 1 });
  }
  const body = [
    ...module.staticImports.map((statement) =>
      nodeOf('ImportDeclaration', statement, {
        source: literalOf(statement.moduleRequest),
        specifiers: [],
        attributes: [],
      }),
    ),
    ...reExports(module).map(([statement, request]) =>
      nodeOf('ExportAllDeclaration', statement, { source: literalOf(request), exported: null, attributes: [] }),
    ),
    ...dynamicImports(module, code).map(([call, request]) =>
      nodeOf('ExpressionStatement', call, {
        expression: nodeOf('ImportExpression', call, { source: literalOf(request), options: null }),
      }),
    ),
  ];
  return nodeOf(
    'Program',
    { start: 0, end: code.length },
    {
      body: body.toSorted((a, b) => a.range[0] - b.range[0]),
      sourceType: 'module',
      tokens: [],
      comments: [],
    },
  );
}

/** Each statement that exports what another module has, once. */
function reExports(module: ParseResult['module']): readonly (readonly [Located, Request])[] {
  return module.staticExports.flatMap((statement) => {
    const request = statement.entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
    return request ? [[statement, request] as const] : [];
  });
}

/** The calls of `import()` whose module has its name in the code. */
function dynamicImports(module: ParseResult['module'], code: string): readonly (readonly [Located, Request])[] {
  return module.dynamicImports.flatMap((call) => {
    const { start, end } = call.moduleRequest;
    const value = /^(['"])([^'"\\]*)\1$/.exec(code.slice(start, end))?.[2];
    return value === undefined ? [] : [[call, { start, end, value }] as const];
  });
}

/** Lines, counted from 1, and columns, from 0, of the code's offsets. */
function positionsIn(code: string): (offset: number) => Position {
  const starts = [0, ...Array.from(code.matchAll(/\r\n|[\n\r\u2028\u2029]/g), (end) => end.index + end[0].length)];
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    const line = next === -1 ? starts.length : next;
    return { line, column: offset - (starts[line - 1] ?? 0) };
  };
}
