import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StepMemory, StepOutcome } from '../steps/step.ts';
import { emptyFolder } from './make-film.ts';

/**
 * Makes a memory of steps: a film of the same bytes is prepared once in a process, however many tests need one that is. What steps
 * make is proven by the tests of the steps, and by the first test that prepares a film.
 */
export function rememberSteps(): StepMemory {
  const known = new Map<string, { readonly copy: string; readonly from: string; readonly outcome: string }>();
  return async ({ input, folder, ...cause }, work) => {
    const bytes = await readFile(input).catch(() => null);
    // A step says itself what is wrong with its file.
    if (bytes === null) return work();
    const key = createHash('sha256').update(bytes).update(JSON.stringify(cause)).digest('hex');
    const before = known.get(key);
    if (before) {
      await cp(before.copy, folder, { recursive: true });
      return JSON.parse(before.outcome.replaceAll(before.from, folder)) as StepOutcome;
    }
    const outcome = await work();
    const copy = join(await folderOfProcess(), key);
    await cp(folder, copy, { recursive: true });
    known.set(key, { copy, from: folder, outcome: JSON.stringify(outcome) });
    return outcome;
  };
}

let made: Promise<string> | null = null;

/** A folder that is there as long as this process. */
function folderOfProcess(): Promise<string> {
  made ??= emptyFolder().then((folder) => {
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });
  return made;
}
