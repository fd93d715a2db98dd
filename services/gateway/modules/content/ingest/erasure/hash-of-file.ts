import { createHash } from 'node:crypto';
import { MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';
import { MissingPlaceError } from '../../../../store/places/store-with-places.ts';

/** The SHA-256 of a file in hexadecimal; null for one that is gone, or whose place is: an erasure does not wait for either. */
export async function hashOfFile(store: ObjectStore, key: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await store.read(key)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof MissingObjectError || error instanceof MissingPlaceError) return null;
    throw error;
  }
}
