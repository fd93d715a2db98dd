import { Linter, type Rule } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importsOnly } from './parse-imports.ts';

/** The modules that ESLint sees in some code, where it sees them, in the order of the code. */
function seenIn(code: string, file = 'page.tsx'): string[] {
  const found: string[] = [];
  const rule: Rule.RuleModule = {
    create: (context) => ({
      ':matches(ImportDeclaration, ExportAllDeclaration, ImportExpression) > Literal': (node: Rule.Node) => {
        const value = node.type === 'Literal' ? String(node.value) : '';
        const { line, column } = node.loc?.start ?? { line: 0, column: 0 };
        found.push(`${value} at ${line}:${column} as ${context.sourceCode.getText(node)}`);
      },
    }),
  };
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: importsOnly },
        plugins: { own: { rules: { rule } } },
        rules: { 'own/rule': 'error' },
      },
    ],
    file,
  );
  return [...found, ...messages.map(({ message, line, column }) => `${message} at ${line}:${column}`)];
}

describe('what ESLint reads of a file', () => {
  it.each([
    [`import a, { type B } from './a.ts';`, `./a.ts at 1:26 as './a.ts'`],
    [`import type { A } from "./a.ts";`, `./a.ts at 1:23 as "./a.ts"`],
    [`import './a.css';`, `./a.css at 1:7 as './a.css'`],
    [`export * from './a.ts';`, `./a.ts at 1:14 as './a.ts'`],
    [`export * as a from './a.ts';`, `./a.ts at 1:19 as './a.ts'`],
    [`export type { A } from './a.ts';`, `./a.ts at 1:23 as './a.ts'`],
    [`export { a, b as c } from './a.ts';`, `./a.ts at 1:26 as './a.ts'`],
    [`const a = () =>\n  import('./a.ts');`, `./a.ts at 2:9 as './a.ts'`],
  ])('%s', (code, seen) => expect(seenIn(code)).toEqual([seen]));

  it('is every import of a component, in the order of the code', () => {
    const code = `const later = import('./b.ts');\nimport { A } from './a.ts';\nexport const page = <A title="import './c.ts'" />;\nexport * from './d.ts';`;
    expect(seenIn(code)).toEqual([
      `./b.ts at 1:21 as './b.ts'`,
      `./a.ts at 2:18 as './a.ts'`,
      `./d.ts at 4:14 as './d.ts'`,
    ]);
  });

  it('is no name that is computed', () => expect(seenIn('const a = (name) => import(name);')).toEqual([]));

  it('is where a file can not be parsed', () =>
    expect(seenIn('const a = 1;\nimport { from;')).toEqual([expect.stringMatching(/^Parsing error: .+ at 2:\d+$/)]));
});
