import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { seedRandom } from '../../../demonstration/seed-random.ts';
import { addPerson } from '../identity/testing/public.ts';
import { findPositions, savePosition } from './playback-positions.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const PARALLEL = 20;

let userId: string;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});

async function addVideo(id: string): Promise<void> {
  await gateway.services.db
    .insertInto('videos')
    .values({
      id,
      new_id: `new-${id}`,
      uuid: crypto.randomUUID(),
      slug: id,
      site_id: 'vixen',
      title: 'Light on water',
      description: 'Light on water.',
      released_at: new Date(START),
      run_length_seconds: 600,
      is_denied: false,
      free_video: false,
      is_free_limited_trial: false,
      is_exclusive: false,
      guest_user_scene: false,
      directors: [],
      channel_id: null,
      channel_pack_id: null,
      showcase_id: null,
    })
    .execute();
}

describe('playback positions saved at once on PostgreSQL (C14)', () => {
  it('end as the newest, in whatever order they come', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      const videoId = `video-${round}`;
      await addVideo(videoId);
      const seconds = seedRandom(`positions ${round}`).shuffle(Array.from({ length: PARALLEL }, (_, index) => index));
      const saved = await Promise.all(
        seconds.map((second) =>
          savePosition(db, {
            userId,
            videoId,
            // Backwards, so that the highest position is not the newest.
            positionSeconds: PARALLEL - second,
            savedAt: new Date(START + second * 1_000),
          }),
        ),
      );
      expect(saved[seconds.indexOf(PARALLEL - 1)]).toBe(true);
      expect(await findPositions(db, [{ userId, videoId }])).toEqual([1]);
    }
  });
});
