import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStaticCheck } from './static-checks.ts';

const repository = resolve(import.meta.dirname, '../..');
const tree = mkdtempSync(join(tmpdir(), 'static-checks-'));
const FAULT = "export const fault: number = 'text';\n";
const WRITTEN = [
  'apps/brand/fault.ts',
  'libs/core/fault.tsx',
  'libs/core/fault.test.ts',
  'libs/ui/fault.stories.tsx',
  'services/gateway/fault.ts',
  'services/gateway/fault.postgres.test.ts',
  'demo/fault.ts',
  'e2e/fault.ts',
  'tools/test/fault.ts',
  '.storybook/fault.tsx',
  'fault.ts',
];
const GENERATED = ['libs/core/fault.generated.ts', 'services/gateway/fault.generated.ts'];
const CONFIGURATION = [
  '.gitignore',
  '.oxlintrc.json',
  '.storybook/tsconfig.json',
  'tools/lint/generated.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

beforeAll(() => {
  for (const path of CONFIGURATION) cpSync(join(repository, path), join(tree, path));
  // What git ignores is not checked: the packages.
  spawnSync('git', ['init', '--quiet'], { cwd: tree });
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
  for (const path of [...WRITTEN, ...GENERATED]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), FAULT);
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The files of which a check reports a wrong type. */
async function findWrongTypes(check: string, files?: readonly string[]): Promise<readonly string[]> {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { failed } = await runStaticCheck(tree, check, files);
  // Where CI is set, lint prints colors and other frames.
  const text = stripVTControlCharacters(print.mock.calls.join(''));
  print.mockRestore();
  expect(failed).toBe(1);
  const found = text.matchAll(/TS2322.*\n *[,╭][-─]\[(.*?):\d+:\d+\]/g);
  return [...found].flatMap(([, path]) => path ?? []).toSorted();
}

describe('a wrong type', () => {
  it('is found by lint wherever people write', async () => {
    expect(await findWrongTypes('lint')).toEqual(WRITTEN.toSorted());
  });

  it('is found by lint in the files that are named', async () => {
    expect(await findWrongTypes('lint', ['e2e/fault.ts', '.storybook/fault.tsx'])).toEqual([
      '.storybook/fault.tsx',
      'e2e/fault.ts',
    ]);
  });

  it('is found in the files of brands after a change of theirs', async () => {
    expect(await findWrongTypes('brand-lint')).toEqual(['apps/brand/fault.ts']);
  });

  it('is found in what codegen writes', async () => {
    expect(await findWrongTypes('generated-types')).toEqual(GENERATED.toSorted());
  });
});
