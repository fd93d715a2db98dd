import { sql } from 'kysely';
import { text } from 'node:stream/consumers';
import type { Database } from '../../../../db/database.ts';
import { MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';
import { isPlaced, shownPlaced } from '../../../../store/places/place-key.ts';
import { readManifest, type SegmentList } from '../../media/public.ts';
import { FileProblem } from '../file-problem.ts';
import { batchesOf } from '../folder/in-parallel.ts';

/** A long film has tens of thousands of files. */
const AT_ONCE = 10_000;

/** Finds the files of places whose film was erased: nobody deletes them there, and they must not be shown again. */
export async function findErased(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const placed = keys.filter(isPlaced);
  const found = new Set<string>();
  for (const batch of batchesOf(placed, AT_ONCE)) {
    const { rows } = await sql<{ key: string }>`
      select key from erased_place_files where key = any(${batch}::text[])`.execute(db);
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** What is said of such a file. */
export const erasedProblem = (key: string): string =>
  `expected a file whose film was not erased: ${shownPlaced(key)} is never shown again`;

/** @throws FileProblem for a file of a place whose film was erased */
export async function requireUnerased(db: Database, keys: readonly string[]): Promise<void> {
  const [found] = await findErased(db, keys);
  if (found !== undefined) throw new FileProblem(`${erasedProblem(found)}.`);
}

/** Remembers files that are erased here and stay in their place. */
export async function rememberErased(trx: Database, keys: ReadonlySet<string>, at: Date): Promise<void> {
  for (const batch of batchesOf([...keys], AT_ONCE)) {
    await sql`
      insert into erased_place_files (key, erased_at) select key, ${at} from unnest(${batch}::text[]) as erased (key)
      on conflict do nothing`.execute(trx);
  }
}

/** The files of places that these versions are made of: all, as another playlist may begin with any of them. */
export async function placedFilesOf(store: ObjectStore, versions: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const version of versions) {
    const files = Object.entries((await readManifest(store, version))?.files ?? {});
    for (const [name, { key }] of files) {
      if (name.endsWith('.segments')) found.push(...(await filesOf(store, key)));
    }
  }
  return found;
}

async function filesOf(store: ObjectStore, key: string): Promise<readonly string[]> {
  try {
    const list = JSON.parse(await text(await store.read(key))) as SegmentList;
    return list.map(([file]) => file);
  } catch (error) {
    if (error instanceof MissingObjectError) return [];
    throw error;
  }
}
