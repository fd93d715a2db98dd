import type { KeyValueStorage } from '../injection/instant-storage.ts';

/** Storage that several tabs of a test share. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries));
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** Storage as a browser provides it when it is blocked. */
export const BLOCKED_STORAGE: KeyValueStorage = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('SecurityError');
  },
};

/** Lets every promise that is due settle, without time passing on a simulated clock. */
export function settlePromises(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
