import { sql } from 'kysely';
import { text } from 'node:stream/consumers';
import type { Database } from '../../../db/database.ts';
import { MissingObjectError, type ObjectStore } from '../../../store/object-store.ts';
import { isPlaced, shownPlaced } from '../../../store/places/place-key.ts';
import { readManifest, type SegmentList } from '../../media/public.ts';
import { FileProblem } from '../file-problem.ts';

/** Those of these files of places whose film was erased: nobody deletes them there, and nothing of them is shown again. */
export async function findErased(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const placed = keys.filter(isPlaced);
  if (placed.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from erased_place_files where key = any(${placed}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
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
  if (keys.size === 0) return;
  await sql`
    insert into erased_place_files (key, erased_at) select key, ${at} from unnest(${[...keys]}::text[]) as erased (key)
    on conflict do nothing`.execute(trx);
}

/** The files of places that these versions are made of, as far as they have to be known again: the first of each track. */
export async function placedFilesOf(store: ObjectStore, versions: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const version of versions) {
    const files = Object.entries((await readManifest(store, version))?.files ?? {});
    for (const [name, { key }] of files) {
      if (name.endsWith('.segments')) found.push(...(await firstFilesOf(store, key)));
    }
  }
  return found;
}

/** The first two: a beginning, which several films could share, and a segment. */
async function firstFilesOf(store: ObjectStore, key: string): Promise<readonly string[]> {
  try {
    const list = JSON.parse(await text(await store.read(key))) as SegmentList;
    return list.slice(0, 2).map(([file]) => file);
  } catch (error) {
    if (error instanceof MissingObjectError) return [];
    throw error;
  }
}
