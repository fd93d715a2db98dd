import { LRUCache } from 'lru-cache';
import type { Tables } from '../db/database.ts';
import type { Clock } from '../config/clock.ts';
import { type ChangeWatch, type ListenForChanges } from './change-watch.ts';

/** What is read again and again and is the same for everybody: nothing of a person may be among it. */
export interface SharedSource {
  /** Unique among all sources. */
  readonly name: string;
  /** Every table that it is read from; each has to announce its changes (`announceChanges`). */
  readonly tables: readonly (keyof Tables)[];
  /** Milliseconds after which it is read again although no row has changed, for what depends on the time of day. */
  readonly freshMs?: number;
}

/** Data of everybody, stored in this process until a row that it was read from changes in any process. */
export interface SharedData {
  /** What `load` returns for that key of the source. It is frozen, since others get the same. */
  readonly read: <Value>(source: SharedSource, key: unknown, load: () => Promise<Value>) => Promise<Value>;
  /** The values of several keys, in their order; those that are not stored are loaded together. */
  readonly readEach: <Value>(
    source: SharedSource,
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<readonly Value[]>,
  ) => Promise<readonly Value[]>;
  /** Differs after a change of one of the tables; always the same where changes are not announced. */
  readonly stampOf: (tables: SharedSource['tables']) => string;
  /** Reads since the start that were stored or had to be loaded, and what is stored now. */
  readonly usage: () => SharedDataUsage;
}

export interface SharedDataUsage {
  readonly stored: number;
  readonly loaded: number;
  readonly bytes: number;
}

interface Entry {
  readonly value: unknown;
  readonly bytes: number;
  readonly stamp: string;
  readonly until: number;
}

/** What an entry takes beside its value. */
const ENTRY_BYTES = 500;

/**
 * Stores up to `maxBytes` of data; nothing at all with 0. Listening for changes begins with the first read. Without a
 * connection that announces changes nothing is stored and nothing stored is used.
 */
export function createSharedData(
  { maxBytes, clock }: { readonly maxBytes: number; readonly clock: Clock },
  listen: ListenForChanges,
): SharedData {
  if (maxBytes === 0) return NOTHING_STORED;
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const underWay = new Map<string, Promise<unknown>>();
  const changes = new Map<string, number>();
  let isListening = false;
  let hasBegun = false;
  let connections = 0;
  const reads = { stored: 0, loaded: 0 };

  const watch: ChangeWatch = {
    onListening: () => {
      connections += 1;
      entries.clear();
      isListening = true;
    },
    onChange: (table) => void changes.set(table, (changes.get(table) ?? 0) + 1),
    onLost: () => {
      isListening = false;
      connections += 1;
      entries.clear();
    },
  };

  /** Differs after every change of one of the tables, and after a time without announcements. */
  const stampOf = ({ tables }: Pick<SharedSource, 'tables'>): string =>
    [connections, ...tables.map((table) => changes.get(table) ?? 0)].join();

  const canStore = (): boolean => {
    if (!hasBegun) {
      hasBegun = true;
      listen(watch);
    }
    return isListening;
  };

  const find = (key: string, stamp: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.stamp === stamp && entry.until > clock.now().getTime() ? entry : undefined;
  };

  const store = (source: SharedSource, key: string, stamp: string, value: unknown): void => {
    // What changed while it was read may be in it or not.
    if (!isListening || stampOf(source) !== stamp) return;
    const bytes = ENTRY_BYTES + 2 * key.length + 2 * (JSON.stringify(freeze(value)) ?? '').length;
    const until = source.freshMs === undefined ? Number.POSITIVE_INFINITY : clock.now().getTime() + source.freshMs;
    entries.set(key, { value, bytes, stamp, until });
  };

  const read = <Value>(source: SharedSource, key: unknown, load: () => Promise<Value>): Promise<Value> => {
    if (!canStore()) {
      reads.loaded += 1;
      return load();
    }
    const name = `${source.name} ${JSON.stringify(key)}`;
    const stamp = stampOf(source);
    const found = find(name, stamp);
    if (found) {
      reads.stored += 1;
      return Promise.resolve(found.value as Value);
    }
    const shared = `${stamp} ${name}`;
    const earlier = underWay.get(shared) as Promise<Value> | undefined;
    if (earlier) return earlier;
    reads.loaded += 1;
    const loading = load()
      .then((value) => {
        store(source, name, stamp, value);
        return value;
      })
      .finally(() => underWay.delete(shared));
    underWay.set(shared, loading);
    return loading;
  };

  const readEach = async <Value>(
    source: SharedSource,
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<readonly Value[]>,
  ): Promise<readonly Value[]> => {
    if (!canStore()) {
      reads.loaded += keys.length;
      return load(keys);
    }
    const stamp = stampOf(source);
    const nameOf = (key: string): string => `${source.name} ${key}`;
    const values = new Map<string, Value>();
    for (const key of keys) {
      const found = find(nameOf(key), stamp);
      if (found) values.set(key, found.value as Value);
    }
    const missing = keys.filter((key) => !values.has(key));
    reads.stored += values.size;
    reads.loaded += missing.length;
    const loaded = missing.length === 0 ? [] : await load(missing);
    for (const [index, key] of missing.entries()) {
      values.set(key, loaded[index] as Value);
      store(source, nameOf(key), stamp, loaded[index]);
    }
    return keys.map((key) => values.get(key) as Value);
  };

  return {
    read,
    readEach,
    stampOf: (tables) => (canStore() ? stampOf({ tables }) : ''),
    usage: () => ({ ...reads, bytes: entries.calculatedSize }),
  };
}

const NOTHING_STORED: SharedData = {
  read: (_source, _key, load) => load(),
  readEach: (_source, keys, load) => load(keys),
  stampOf: () => '',
  usage: () => ({ stored: 0, loaded: 0, bytes: 0 }),
};

/** Freezes rows and lists, so that no request changes what others get. */
function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
  return value;
}
