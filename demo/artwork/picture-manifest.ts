import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { COMPOSITIONS, type CompositionPlan, type PoolId } from './compositions.ts';
import { isFilmed } from './film-loop.ts';
import { FOLDER, NOTES } from './publish-picture.ts';

const MANIFEST = new URL('manifest.json', FOLDER);

interface Row {
  readonly id: string;
}

/** Rows of pictures drawn on this machine, and of those that the manifest knows from before. */
async function rowsById(): Promise<Map<string, Row>> {
  const known = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<PoolId, Row[]>;
  const rows = new Map(Object.values(known).flatMap((pool) => pool.map((row) => [row.id, row] as const)));
  const notes = existsSync(NOTES) ? (await readdir(NOTES)).filter((file) => file.endsWith('.json')) : [];
  for (const file of notes) {
    const row = JSON.parse(await readFile(new URL(file, NOTES), 'utf8')) as Row;
    rows.set(row.id, row);
  }
  return rows;
}

/**
 * Writes the manifest in the order of the plans, and removes pictures that have no plan. A film's picture is in it when
 * its loop is there, so that nothing is shown that does not play.
 */
export async function writePictureManifest(): Promise<void> {
  const rows = await rowsById();
  await mkdir(NOTES, { recursive: true });
  const manifest: Record<PoolId, object[]> = { landscape: [], portrait: [], category: [] };
  for (const plan of COMPOSITIONS) {
    const row = rows.get(plan.id);
    if (row === undefined) continue;
    await writeFile(new URL(`${plan.id}.json`, NOTES), JSON.stringify(row));
    if (isComplete(plan)) manifest[plan.pool].push({ ...row, site: plan.site });
  }
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  const planned = new Set(COMPOSITIONS.map(({ id }) => id));
  for (const file of await readdir(FOLDER)) {
    const id = file.replace(/-\d+\.\w+$/, '');
    if (/\.(avif|webp)$/.test(file) && !planned.has(id)) await rm(new URL(file, FOLDER));
  }
}

function isComplete(plan: CompositionPlan): boolean {
  return plan.pool !== 'landscape' || isFilmed(plan, ['p270']);
}

/** Whether a picture has been drawn, here or before. */
export async function drawnPictures(): Promise<ReadonlySet<string>> {
  return new Set((await rowsById()).keys());
}
