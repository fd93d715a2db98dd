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
      .map((test) => ({ place: `${relative(root, test.file)}:${test.location.line}`, name: test.name }))
      .filter(({ place }) => !seen.has(place))
      .map(({ place, name }) => `${place} ${name}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
