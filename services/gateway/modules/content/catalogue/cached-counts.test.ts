import { describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { COUNTS_FRESH_MS, COUNTS_STALE_MS, cacheCounts } from './cached-counts.ts';

/** Counts of one database, with a clock to turn. */
function aDatabase() {
  const db = {} as Database;
  let now = Date.parse('2026-03-02T12:00:00Z');
  let counted = 0;
  let published = 0;
  const count = async () => (counted += 1);
  const request = (list: unknown, by: () => Promise<unknown> = count) =>
    cacheCounts({ db, clock: { now: () => new Date(now) }, shared: { stampOf: () => `${published}` } }, list, by);
  return { request, wait: (ms: number) => (now += ms), publish: () => (published += 1), counted: () => counted };
}

describe('cacheCounts', () => {
  it('counts a list once for a minute, and lists apart', async () => {
    const { request, wait } = aDatabase();
    expect(await request({ search: 'a' })).toBe(1);
    expect(await request({ search: 'a' })).toBe(1);
    expect(await request({ search: 'b' })).toBe(2);
    wait(COUNTS_FRESH_MS - 1);
    expect(await request({ search: 'a' })).toBe(1);
    wait(COUNTS_STALE_MS);
    expect(await request({ search: 'a' })).toBe(3);
  });

  it('counts again after a publication', async () => {
    const { request, publish } = aDatabase();
    expect(await request('list')).toBe(1);
    publish();
    expect(await request('list')).toBe(2);
    expect(await request('list')).toBe(2);
  });

  it('answers with the cached counts after that minute, and recounts once in the background', async () => {
    const { request, wait, counted } = aDatabase();
    await request('list');
    wait(COUNTS_FRESH_MS);
    expect(await Promise.all([request('list'), request('list')])).toEqual([1, 1]);
    expect(counted()).toBe(2);
    expect(await request('list')).toBe(2);
  });

  it('answers with the cached counts for an hour while recounting is slow or fails', async () => {
    const { request, wait } = aDatabase();
    await request('list');
    wait(COUNTS_FRESH_MS);
    expect(await request('list', () => new Promise(() => {}))).toBe(1);
    wait(COUNTS_FRESH_MS);
    const fail = () => Promise.reject(new Error('down'));
    expect(await request('list', fail)).toBe(1);
    expect(await request('list')).toBe(1);
    wait(COUNTS_STALE_MS - 2 * COUNTS_FRESH_MS);
    await expect(request('list', fail)).rejects.toThrow('down');
    expect(await request('list')).toBe(2);
  });

  it('counts once for simultaneous requests', async () => {
    const { request, counted } = aDatabase();
    expect(await Promise.all([request('list'), request('list'), request('list')])).toEqual([1, 1, 1]);
    expect(counted()).toBe(1);
  });

  it('keeps no failure, and no database’s counts for another', async () => {
    const { request } = aDatabase();
    await expect(request('list', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await request('list')).toBe(1);
    expect(await aDatabase().request('list')).toBe(1);
  });

  it('is bounded: a list that was counted long ago makes room', async () => {
    const { request, counted } = aDatabase();
    for (let list = 0; list <= 1_000; list += 1) await request(list);
    expect(await request(1_000)).toBe(1_001);
    expect(await request(0)).toBe(1_002);
    expect(counted()).toBe(1_002);
  });
});
