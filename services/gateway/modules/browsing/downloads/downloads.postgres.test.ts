import { describe, expect, it } from 'vitest';
import { DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { takeDownload } from './take-download.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const PARALLEL = 20;
const MAX = DOWNLOAD_QUOTA.channelCategories;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));

/** A person with that many downloads left. */
async function personWith(left: number, email: string): Promise<string> {
  const userId = await addPerson(gateway.services.db, email, 'Right1password');
  await gateway.services.db
    .insertInto('download_events')
    .values(
      Array.from({ length: MAX - left }, (_, index) => ({
        user_id: userId,
        video_id: `old-${index}`,
        quota: 'channelCategories' as const,
        downloaded_at: new Date(NOW.getTime() - 2 * DAY_MS),
      })),
    )
    .execute();
  return userId;
}

const countOf = async (userId: string): Promise<number> =>
  (await gateway.services.db.selectFrom('download_events').select('id').where('user_id', '=', userId).execute()).length;

describe('D27 concurrent downloads on PostgreSQL', () => {
  it('D27 with one left, one of twenty videos is taken', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const userId = await personWith(1, `one-${round}@example.com`);
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, index) =>
          takeDownload(gateway.services.db, {
            userId,
            videoId: `video-${index}`,
            quota: 'channelCategories',
            now: NOW,
          }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await countOf(userId)).toBe(MAX);
    }
  });

  it('D27 one video requested twenty times is counted once', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const userId = await personWith(2, `same-${round}@example.com`);
      const order = { userId, videoId: 'video', quota: 'channelCategories', now: NOW } as const;
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () => takeDownload(gateway.services.db, order)),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await countOf(userId)).toBe(MAX - 1);
    }
  });
});
