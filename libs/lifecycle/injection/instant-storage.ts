/** The part of local storage that the machines need. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Reads a value; storage that is blocked or full answers like empty storage. */
export function readValue(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value and returns whether it was stored: storage may be blocked or full. */
export function writeValue(storage: KeyValueStorage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return storage.getItem(key) === value;
  } catch {
    return false;
  }
}

/**
 * Reads an instant (ms since 1970); null for an invalid one, and for one in the future, as after a clock was set back.
 */
export function readInstant(storage: KeyValueStorage, key: string, now: number): number | null {
  const value = readValue(storage, key);
  if (value === null || !/^\d{1,16}$/.test(value)) return null;
  const at = Number(value);
  return at <= now ? at : null;
}
