import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { addPerson } from '../identity/testing/public.ts';
import { removeWatched, restoreWatched } from './history-removals.ts';
import { findPositions, savePosition } from './playback-positions.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const SPAN = { from: new Date('2026-03-02T00:00:00Z'), until: new Date('2026-03-03T00:00:00Z') };
const SCOPE = { sites: ['vixen'], thirdPartyChannels: false, internalChannels: false } as const;
const FILMS = ['a', 'b', 'c', 'd', 'e', 'f'];

let userId: string;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  for (const id of FILMS) await addVideo(gateway.services.db, id, 'vixen');
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});

const watch = (videoId: string, positionSeconds: number, savedAt: Date) =>
  savePosition(gateway.services.db, { userId, videoId, positionSeconds, savedAt });
const positions = () =>
  findPositions(
    gateway.services.db,
    FILMS.map((videoId) => ({ userId, videoId })),
  );

describe('a day of a history that two windows remove and restore at once on PostgreSQL', () => {
  it('goes once, comes back once, and never takes the place of what is watched meanwhile', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(20); round += 1) {
      await db.deleteFrom('playback_positions').execute();
      for (const id of FILMS) await watch(id, 10, AT);
      const ids = [`one-${round}`, `other-${round}`];
      const removed = await Promise.all(
        ids.map((removalId) => removeWatched(db, { userId, removalId }, { ...SPAN, scope: SCOPE }, AT)),
      );
      expect(removed.reduce((sum, count) => sum + count, 0)).toBe(FILMS.length);
      expect(await positions()).toEqual(FILMS.map(() => null));

      const later = new Date(AT.getTime() + 1_000);
      const [, ...restored] = await Promise.all([
        watch('a', 20, later),
        ...[...ids, ...ids].map((removalId) => restoreWatched(db, { userId, removalId }, later)),
      ]);
      expect(restored.filter(Boolean)).toHaveLength(removed.filter((count) => count > 0).length);
      expect(await positions()).toEqual([20, 10, 10, 10, 10, 10]);
    }
  });
});
