import type { ObjectStore } from '../../../../store/object-store.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { CUTS_PREFIX, manifestKey, readManifest } from '../../media/public.ts';

/** Objects that belong together: `last` goes when the others are gone, since it is what finds them. */
interface FileGroup {
  readonly keys: readonly string[];
  readonly last: string | null;
}

/** What an erasure deletes of the store. */
interface ErasedObjects {
  readonly versions: readonly string[];
  readonly sources: readonly { readonly id: string; readonly store_key: string }[];
}

/** A turn deletes about as many, so that it ends within seconds; the next one goes on. */
const MOST_IN_TURN = 1_000;
const AT_ONCE = 16;

/**
 * Deletes objects until none is left, or a turn's share is gone.
 * @returns whether it has seen the end of them
 */
export async function deleteFiles(
  store: ObjectStore,
  objects: ErasedObjects,
  { most = MOST_IN_TURN, stopping }: { readonly most?: number; readonly stopping?: AbortSignal | undefined } = {},
): Promise<boolean> {
  let deleted = 0;
  for await (const { keys, last } of groupsOf(store, objects)) {
    if (deleted >= most || stopping?.aborted === true) return false;
    for (let from = 0; from < keys.length; from += AT_ONCE)
      await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => store.delete(key)));
    if (last !== null) await store.delete(last);
    deleted += keys.length + (last === null ? 0 : 1);
  }
  return true;
}

/** An object that should be gone and is not; null for none. */
export async function findLeftFile(store: ObjectStore, objects: ErasedObjects): Promise<string | null> {
  for await (const { keys, last } of groupsOf(store, objects)) {
    for (const key of [...keys, ...(last === null ? [] : [last])]) if ((await store.stat(key)) !== null) return key;
  }
  return null;
}

async function* groupsOf(store: ObjectStore, { versions, sources }: ErasedObjects): AsyncGenerator<FileGroup> {
  for (const version of versions) {
    yield* listed(store, `${CUTS_PREFIX}${version}/`);
    const manifest = await readManifest(store, version);
    if (manifest === null) continue;
    yield { keys: Object.values(manifest.files).map(({ key }) => key), last: manifestKey(version) };
  }
  for (const { id, store_key } of sources) {
    yield* listed(store, `renditions/${id}/`);
    yield* listed(store, `uploads/${id}/`);
    // What lies in a place stays there: it is not ours to delete.
    if (!isPlaced(store_key) && (await store.stat(store_key)) !== null) yield { keys: [], last: store_key };
  }
}

/** Listed as a whole page before it is deleted: a list of what is being deleted skips some of it. */
async function* listed(store: ObjectStore, prefix: string): AsyncGenerator<FileGroup> {
  let keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  for (; keys.length > 0; keys = keys.slice(AT_ONCE)) yield { keys: keys.slice(0, AT_ONCE), last: null };
}
