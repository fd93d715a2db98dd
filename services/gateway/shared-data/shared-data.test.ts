import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../config/clock.ts';
import type { ChangeWatch } from './change-watch.ts';
import { createSharedData, type SharedData, type SharedSource } from './shared-data.ts';

const FILMS: SharedSource = { name: 'films', tables: ['videos', 'performers'] };
const LIST: SharedSource = { name: 'list', tables: ['videos'], freshMs: 1_000 };

let clock: ReturnType<typeof fixedClock>;
let database: ChangeWatch;
let shared: SharedData;
let loads: string[];

/** Loads a row that says how many were loaded before it. */
const load = (key: string) => async () => {
  loads.push(key);
  return { key, at: loads.length };
};
const read = (key: string, source = FILMS) => shared.read(source, key, load(key));

function open(maxBytes = 1_000_000): void {
  loads = [];
  clock = fixedClock('2026-03-02T12:00:00Z');
  shared = createSharedData({ maxBytes, clock }, (watch) => void (database = watch));
}

beforeEach(async () => {
  open();
  await read('before');
  database.onListening();
  loads = [];
});

describe('data that is the same for everybody', () => {
  it('is loaded once, for each key and source', async () => {
    expect(await read('a')).toBe(await read('a'));
    await read('b');
    await read('a', LIST);
    expect(loads).toEqual(['a', 'b', 'a']);
  });

  it('is loaded once for requests at the same time', async () => {
    await Promise.all([read('a'), read('a')]);
    expect(loads).toEqual(['a']);
  });

  it('is loaded again after a change of a table that it is read from, and not of another', async () => {
    await read('a');
    database.onChange('channels');
    await read('a');
    database.onChange('performers');
    await read('a');
    expect(loads).toEqual(['a', 'a']);
  });

  it('is not stored when a table changed while it was loaded', async () => {
    const slow = Promise.withResolvers<string>();
    const first = shared.read(FILMS, 'a', () => slow.promise);
    database.onChange('videos');
    const second = read('a');
    slow.resolve('of before');
    expect(await first).toBe('of before');
    expect(await second).toMatchObject({ key: 'a' });
    expect(await read('a')).toBe(await second);
  });

  it('is loaded again after its time', async () => {
    await read('a', LIST);
    clock.set('2026-03-02T12:00:00.999Z');
    await read('a', LIST);
    clock.set('2026-03-02T12:00:01.000Z');
    await read('a', LIST);
    expect(loads).toEqual(['a', 'a']);
  });

  it('is neither stored nor used without announcements, and not afterwards either', async () => {
    await read('a');
    database.onLost();
    await read('a');
    await read('a');
    database.onListening();
    await read('a');
    await read('a');
    expect(loads).toEqual(['a', 'a', 'a', 'a']);
  });

  it('does not remember a failure', async () => {
    await expect(shared.read(FILMS, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await read('a')).toMatchObject({ key: 'a' });
  });

  it('cannot be changed by the request that gets it', async () => {
    const rows = await shared.read(FILMS, 'rows', async () => [{ names: ['a'] }]);
    expect(() => rows[0]?.names.push('b')).toThrow(TypeError);
  });

  it('takes no more than its memory', async () => {
    open(2_000);
    await read('first');
    database.onListening();
    for (const key of ['a', 'b', 'c', 'd', 'e']) await read(key);
    loads = [];
    await read('e');
    await read('a');
    expect(loads).toEqual(['a']);
  });

  it('is not stored at all where it may take none', async () => {
    const nothing = createSharedData({ maxBytes: 0, clock }, () => {
      throw new Error('nothing to listen for');
    });
    await nothing.read(FILMS, 'a', load('a'));
    await nothing.read(FILMS, 'a', load('a'));
    expect(await nothing.readEach(FILMS, ['a'], async () => [1])).toEqual([1]);
    expect(loads).toEqual(['a', 'a']);
  });
});

describe('several keys', () => {
  const readEach = (keys: readonly string[]) =>
    shared.readEach(FILMS, keys, async (missing) => {
      loads.push(missing.join());
      return missing.map((key) => key.toUpperCase());
    });

  it('are loaded together, those that are missing alone', async () => {
    expect(await readEach(['a', 'b'])).toEqual(['A', 'B']);
    expect(await readEach(['c', 'a', 'd'])).toEqual(['C', 'A', 'D']);
    expect(await readEach(['d', 'b'])).toEqual(['D', 'B']);
    database.onChange('videos');
    await readEach(['a']);
    expect(loads).toEqual(['a,b', 'c,d', 'a']);
  });
});
