import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { type S3Location, s3Store } from './s3-store.ts';

/** The location of stored media. */
export type StoreLocation =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Location);

/** The store of a gateway. */
export function openStore(location: StoreLocation): ObjectStore {
  return location.kind === 'folder' ? folderStore(location.folder) : s3Store(location);
}
