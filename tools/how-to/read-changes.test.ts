import { describe, expect, it } from 'vitest';
import { applyPatch, readChanges, readTestCommands } from './read-changes.ts';

const page = [
  '1. Write it:',
  '',
  '   ```ts title="libs/a.ts"',
  '   const a = [',
  '     1,',
  '   ];',
  '   ```',
  '',
  '```diff title="apps/*/tenant.ts"',
  ' features: {',
  '+  notes: true,',
  '```',
  '',
  '```ts',
  'an illustration',
  '```',
  '',
  '```',
  'npx vitest run --project node libs/a',
  'npx vitest run --project dom libs/<feature>',
  '```',
].join('\n');

describe('a how-to', () => {
  it('has changes, which name their files', () => {
    expect(readChanges(page)).toEqual([
      { path: 'libs/a.ts', kind: 'file', text: 'const a = [\n  1,\n];\n' },
      { path: 'apps/*/tenant.ts', kind: 'patch', text: ' features: {\n+  notes: true,\n' },
    ]);
  });

  it('has commands, of which those for a name of the reader’s choice are left out', () => {
    expect(readTestCommands(page)).toEqual(['--project node libs/a']);
  });
});

describe('a patch', () => {
  const text = 'one\ntwo\nthree\n';

  it('adds, removes and replaces in several places', () => {
    expect(applyPatch(text, ' one\n+$&\n@@\n-three\n+four\n')).toBe('one\n$&\ntwo\nfour\n');
  });

  it('is refused where its lines are not, or not once', () => {
    expect(() => applyPatch(text, ' five\n+six\n')).toThrow('expected these lines once, found them 0 times:\nfive');
    expect(() => applyPatch('a\nb\na\n', ' a\n+c\n')).toThrow('found them 2 times');
    expect(() => applyPatch(text, ' wo\n+c\n')).toThrow('found them 0 times');
  });
});
