import type { ObjectStore } from '../../../../store/object-store.ts';
import { readManifest } from '../own/version-manifest.ts';

/** What the keys of the files of some versions begin with in the store, such as `renditions/<source>/`: a CDN has them by that. */
export async function findPrefixes(store: ObjectStore, versions: readonly string[]): Promise<readonly string[]> {
  const manifests = await Promise.all(versions.map((version) => readManifest(store, version)));
  const keys = manifests.flatMap((manifest) => Object.values(manifest?.files ?? {}).map(({ key }) => key));
  return [...new Set(keys.flatMap((key) => /^[^/]+\/[^/]+\//.exec(key)?.[0] ?? []))];
}
