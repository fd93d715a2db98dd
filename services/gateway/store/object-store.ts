import type { Readable } from 'node:stream';

/** An object of a store. */
export interface StoredObject {
  /** Names in lower case, separated by `/`. */
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/**
 * The store of originals, renditions and uploads. An object is visible only when it is there as a whole, and a second
 * writer of the same key replaces it as a whole.
 */
export interface ObjectStore {
  /**
   * Stores what a stream yields, with memory that does not depend on its length. Nothing is stored when the stream fails.
   * @returns its length in bytes
   */
  put(key: string, body: Readable): Promise<number>;
  /**
   * Reads an object, or its bytes from `from` to `to`, both included.
   * @throws MissingObjectError for a key that is not there
   */
  read(key: string, from?: number, to?: number): Promise<Readable>;
  /** Null for a key that is not there. */
  stat(key: string): Promise<StoredObject | null>;
  /** Every object whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Deletes an object; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Returns the path of an object that this machine has as a file; null for a store that is elsewhere. */
  pathOf(key: string): string | null;
}

/** There is no object under a key. */
export class MissingObjectError extends Error {
  constructor(key: string) {
    super(`The store has no object "${key}".`);
    this.name = 'MissingObjectError';
  }
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/**
 * The key, when it is one: every part begins with a letter or a digit, so that none leads out of a folder.
 * @throws RangeError for any other text
 */
export function requireKey(key: string): string {
  if (key.length > 512 || !KEY.test(key)) throw new RangeError(`No key of a store: ${JSON.stringify(key)}`);
  return key;
}

/** Deletes every object whose key begins so, and counts them. */
export async function deleteAll(store: ObjectStore, prefix: string): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  for (const key of keys) await store.delete(key);
  return keys.length;
}
