import { mkdir, rmdir, stat } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** A worker that was ended while it worked does not stop the others for longer. */
const STALE_MS = 60_000;

/** Does something that no two journeys may do at the same time on one product, in whichever workers they run. */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const folder = `${process.env['E2E_DATA_DIR'] ?? ''}.${name}`;
  await expect.poll(() => takes(folder), { timeout: 120_000 }).toBe(true);
  try {
    return await work();
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
}

/** Making a folder succeeds for one of several who try. */
async function takes(folder: string): Promise<boolean> {
  const made = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (made) return true;
  const since = await stat(folder).catch(() => null);
  if (since !== null && Date.now() - since.mtimeMs > STALE_MS) await rmdir(folder).catch(() => undefined);
  return false;
}
