import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { StepMemory, StepOutcome } from '../steps/step.ts';
import { emptyFolder } from './make-film.ts';

/** Stands for the folder in which a step worked. */
const PLACE = '{folder}';

/**
 * Makes a memory of steps that all processes of a run share: a film of the same bytes is prepared once, however many tests need one
 * that is. What steps make is proven by the tests of the steps, and by the first test that prepares a film.
 */
export function rememberSteps(): StepMemory {
  return async ({ input, folder, ...cause }, work) => {
    const bytes = await readFile(input).catch(() => null);
    // A step says itself what is wrong with its file.
    if (bytes === null) return work();
    const key = createHash('sha256').update(bytes).update(JSON.stringify(cause)).digest('hex');
    const storedAt = join(inject('rememberedSteps'), key);
    const before = await readFile(join(storedAt, 'outcome.json'), 'utf8').catch(() => null);
    if (before !== null) {
      await cp(join(storedAt, 'files'), folder, { recursive: true });
      return JSON.parse(before.replaceAll(PLACE, folder)) as StepOutcome;
    }
    const outcome = await work();
    const draft = await emptyFolder();
    await cp(folder, join(draft, 'files'), { recursive: true });
    await writeFile(join(draft, 'outcome.json'), JSON.stringify(outcome).replaceAll(folder, PLACE));
    await mkdir(inject('rememberedSteps'), { recursive: true });
    // Another process may have stored the same step meanwhile.
    await rename(draft, storedAt).catch(() => rm(draft, { recursive: true }));
    return outcome;
  };
}
