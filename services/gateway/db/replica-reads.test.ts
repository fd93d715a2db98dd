import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeWatch } from '../shared-data/change-watch.ts';
import type { Database } from './database.ts';
import { positionOf } from './open-replica.ts';
import { type FollowedReplica, followReplica } from './replica-reads.ts';

const primary = { is: 'primary' } as unknown as Database;
const replica = { is: 'replica' } as unknown as Database;
const LIMIT_MS = 5_000;

let now = 0;
let written = 0n;
let replayed: bigint | null | Error = 0n;
let failures: unknown[] = [];
let watch: ChangeWatch;
let heard: string[] = [];
let followed: FollowedReplica;

beforeEach(() => {
  now = 1_000;
  written = 100n;
  replayed = 100n;
  failures = [];
  heard = [];
  followed = followReplica({
    primary,
    replica,
    maxLagMs: LIMIT_MS,
    now: () => now,
    onFailure: (error) => failures.push(error),
    probe: {
      writtenUpTo: async () => written,
      replayedUpTo: async () => {
        if (replayed instanceof Error) throw replayed;
        return replayed;
      },
    },
  });
  followed.hearFirst((each) => void (watch = each))({
    onListening: () => undefined,
    onChange: () => void followed.read(['tags'], async (db) => heard.push(nameOf(db))),
    onLost: () => undefined,
  });
});

const nameOf = (db: Database): string => (db === replica ? 'replica' : 'primary');

const readFrom = (table: 'tags' | 'videos' = 'tags') => followed.read([table], async (db) => nameOf(db));

async function caughtUp(): Promise<void> {
  watch.onListening();
  now += 1;
  await followed.measure();
}

describe('a read of the catalogue', () => {
  it('is from the primary until changes are announced and the replica has answered', async () => {
    expect(await readFrom()).toBe('primary');
    await followed.measure();
    expect(await readFrom()).toBe('primary');
    await caughtUp();
    expect(await readFrom()).toBe('replica');
    watch.onLost();
    expect(await readFrom()).toBe('primary');
  });

  it('after a change of its tables is from the primary until the replica has replayed it', async () => {
    await caughtUp();
    now += 10;
    written = 200n;
    watch.onChange('tags');
    // What is read because of the announcement is read from the primary already.
    expect(heard).toEqual(['primary']);
    now += 10;
    await followed.measure();
    expect([await readFrom('tags'), await readFrom('videos')]).toEqual(['primary', 'replica']);
    replayed = 200n;
    now += 10;
    await followed.measure();
    expect(await readFrom('tags')).toBe('replica');
  });

  it('is from the primary while the replica is behind by more than the limit, however idle the network is', async () => {
    await caughtUp();
    written = 200n;
    for (let second = 0; second < 5; second += 1) {
      now += 1_000;
      await followed.measure();
    }
    expect([followed.lagSeconds(), await readFrom()]).toEqual([5, 'replica']);
    now += 1;
    expect(await readFrom()).toBe('primary');
    // Nothing is written for an hour, and all of it was replayed.
    replayed = 200n;
    now += 3_600_000;
    await followed.measure();
    expect([followed.lagSeconds(), await readFrom()]).toEqual([0, 'replica']);
  });

  it('that fails on the replica is made on the primary, as are those after it until it answers again', async () => {
    await caughtUp();
    const failing = followed.read(['tags'], async (db) => {
      if (db === replica) throw new Error('canceling statement due to conflict with recovery');
      return nameOf(db);
    });
    expect(await failing).toBe('primary');
    expect(failures).toHaveLength(1);
    expect(await readFrom()).toBe('primary');
    now += 1;
    await followed.measure();
    expect(await readFrom()).toBe('replica');
    replayed = new Error('ECONNREFUSED');
    await followed.measure();
    expect([await readFrom(), followed.lagSeconds()]).toEqual(['primary', Number.POSITIVE_INFINITY]);
  });

  it('is never from a server that is no replica', async () => {
    replayed = null;
    await caughtUp();
    expect(await readFrom()).toBe('primary');
    expect(String(failures[0])).toContain('no replica');
  });
});

it('positions of the log are compared as numbers', () => {
  expect(positionOf('1/0') > positionOf('0/FFFFFFFF')).toBe(true);
  expect(positionOf('16/B374D848')).toBe(0x16b374d848n);
});
