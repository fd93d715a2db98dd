import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '../http/unavailable.ts';
import { shareConnections } from './connection-share.ts';

const WAIT_MS = 2_000;

/** A pool with any number of connections, which counts those that are out. */
function openPool() {
  const counts = { out: 0, ended: false, fails: false };
  const pool: PostgresPool = {
    options: {},
    connect: async () => {
      if (counts.fails) throw new Error('connect ECONNREFUSED');
      counts.out += 1;
      return { query: () => undefined, release: () => void (counts.out -= 1) } as unknown as PostgresPoolClient;
    },
    end: async () => void (counts.ended = true),
  };
  return { pool, counts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a share of a pool', () => {
  it('has no more connections out than its own, and hands them on in the order of asking', async () => {
    const { pool, counts } = openPool();
    const share = shareConnections(pool, 2, WAIT_MS);
    const [first, second] = [await share.pool.connect(), await share.pool.connect()];
    const got: string[] = [];
    const waiting = ['a', 'b'].map((name) =>
      share.pool.connect().then((client) => {
        got.push(name);
        return client;
      }),
    );
    await Promise.resolve();
    expect([counts.out, got, share.state()]).toEqual([2, [], { held: 2, waiting: 2 }]);
    first.release();
    await waiting[0];
    expect([counts.out, got]).toEqual([2, ['a']]);
    second.release();
    const last = await Promise.all(waiting);
    expect([counts.out, got]).toEqual([2, ['a', 'b']]);
    for (const client of last) client.release();
    expect([counts.out, share.state()]).toEqual([0, { held: 0, waiting: 0 }]);
  });

  it('fails after a while as a pool does that has no connection left, and goes on with the next one', async () => {
    const { pool } = openPool();
    const share = shareConnections(pool, 1, WAIT_MS);
    const client = await share.pool.connect();
    const late = share.pool.connect().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(isUnavailable(await late)).toBe(true);
    client.release();
    expect(share.state()).toEqual({ held: 0, waiting: 0 });
    await expect(share.pool.connect()).resolves.toBeDefined();
  });

  it('takes no place for a connection that the pool could not open', async () => {
    const { pool, counts } = openPool();
    const share = shareConnections(pool, 1, WAIT_MS);
    counts.fails = true;
    for (let time = 0; time < 3; time += 1) await expect(share.pool.connect()).rejects.toThrow('ECONNREFUSED');
    counts.fails = false;
    await expect(share.pool.connect()).resolves.toBeDefined();
  });

  it('leaves the pool open when it is ended', async () => {
    const { pool, counts } = openPool();
    await shareConnections(pool, 1, WAIT_MS).pool.end();
    expect(counts.ended).toBe(false);
  });
});
