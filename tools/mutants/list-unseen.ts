import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../test/run-command.ts';
import { rulesNamed } from './mutant.ts';
import type { Verdict } from './verdict.ts';

const list = z.array(z.object({ name: z.string(), file: z.string(), location: z.object({ line: z.int() }) }));

/** Tests that name a rule and that no mutant has made fail, as `file:line title`; a test of many cases is one. */
export async function listUnseen(root: string, verdicts: readonly Verdict[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'network-mutants-'));
  try {
    const file = join(folder, 'list.json');
    await runCommand(root, 'vitest', ['list', `--json=${file}`, '--includeTaskLocation']);
    const seen = new Set(verdicts.flatMap(({ failed }) => failed.map((test) => `${test.file}:${test.line}`)));
    return list
      .parse(JSON.parse(await readFile(file, 'utf8')))
      .filter(({ name }) => rulesNamed(name).length > 0)
      .map(({ file: path, location: { line }, name }) => ({ path: relative(root, path), line, name }))
      .filter(({ path, line, name }) => !linesOf(line, name).some((each) => seen.has(`${path}:${each}`)))
      .map(({ path, line, name }) => `${path}:${line} ${name}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Cases of a table stand where it is called, which is a line before the title where that is long. */
const linesOf = (line: number, name: string): readonly number[] => (/[%$]/.test(name) ? [line, line - 1] : [line]);
