import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { COUNTS_KEPT_MS, COUNTS_TOLD_MS, keepCounts } from './kept-counts.ts';

/** Counts of one database, with a clock to turn. */
function aDatabase() {
  const db = {} as Database;
  let now = Date.parse('2026-03-02T12:00:00Z');
  let counted = 0;
  const count = async () => (counted += 1);
  const ask = (list: unknown, by: () => Promise<unknown> = count) =>
    keepCounts({ db, clock: { now: () => new Date(now) } }, list, by);
  return { ask, wait: (ms: number) => (now += ms), counted: () => counted };
}

describe('keepCounts', () => {
  it('counts a list once for a minute, and lists apart', async () => {
    const { ask, wait } = aDatabase();
    expect(await ask({ search: 'a' })).toBe(1);
    expect(await ask({ search: 'a' })).toBe(1);
    expect(await ask({ search: 'b' })).toBe(2);
    wait(COUNTS_KEPT_MS - 1);
    expect(await ask({ search: 'a' })).toBe(1);
    wait(COUNTS_TOLD_MS);
    expect(await ask({ search: 'a' })).toBe(3);
  });

  it('tells what it has after that minute, and counts anew once behind the answer', async () => {
    const { ask, wait, counted } = aDatabase();
    await ask('list');
    wait(COUNTS_KEPT_MS);
    expect(await Promise.all([ask('list'), ask('list')])).toEqual([1, 1]);
    expect(counted()).toBe(2);
    expect(await ask('list')).toBe(2);
  });

  it('tells what it has while counting anew takes long or fails, for an hour', async () => {
    const { ask, wait } = aDatabase();
    await ask('list');
    wait(COUNTS_KEPT_MS);
    expect(await ask('list', () => new Promise(() => {}))).toBe(1);
    wait(COUNTS_KEPT_MS);
    const fail = () => Promise.reject(new Error('down'));
    expect(await ask('list', fail)).toBe(1);
    expect(await ask('list')).toBe(1);
    wait(COUNTS_TOLD_MS - 2 * COUNTS_KEPT_MS);
    await expect(ask('list', fail)).rejects.toThrow('down');
    expect(await ask('list')).toBe(2);
  });

  it('counts once for who asks at the same time', async () => {
    const { ask, counted } = aDatabase();
    expect(await Promise.all([ask('list'), ask('list'), ask('list')])).toEqual([1, 1, 1]);
    expect(counted()).toBe(1);
  });

  it('keeps no failure, and no database’s counts for another', async () => {
    const { ask } = aDatabase();
    await expect(ask('list', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask('list')).toBe(1);
    expect(await aDatabase().ask('list')).toBe(1);
  });

  it('is bounded: a list that was counted long ago makes room', async () => {
    const { ask, counted } = aDatabase();
    for (let list = 0; list <= 1_000; list += 1) await ask(list);
    expect(await ask(1_000)).toBe(1_001);
    expect(await ask(0)).toBe(1_002);
    expect(counted()).toBe(1_002);
  });
});
