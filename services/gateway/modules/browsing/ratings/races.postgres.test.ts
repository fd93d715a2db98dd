import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { ratePart, rateVideo } from './rate-video.ts';

const PARALLEL = 20;
const AT = new Date('2026-03-02T12:00:00Z');

const people: string[] = [];

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  for (let index = 0; index < PARALLEL; index += 1) {
    people.push(await addPerson(gateway.services.db, `rater-${index}@example.com`, 'Right1password'));
  }
});

/** Stored sums and counts, less those of the rows; all of them must be 0. */
async function difference(videoId: string): Promise<unknown> {
  const { rows } = await sql`
    select rating_sum - (select coalesce(sum(rating), 0) from video_ratings where video_id = v.id)::int as sum,
      rating_count - (select count(*) from video_ratings where video_id = v.id)::int as count,
      expert_rating_sum - (select coalesce(sum(rating), 0) from video_ratings where video_id = v.id and is_review)::int as reviewed,
      expert_rating_count - (select count(*) from video_ratings where video_id = v.id and is_review)::int as reviews,
      (select coalesce(sum(rating_sum * 100 + rating_count), 0) from video_review_averages where video_id = v.id)::int
        - (select coalesce(sum(rating * 100 + 1), 0) from video_review_ratings where video_id = v.id)::int as parts
    from videos v where id = ${videoId}
  `.execute(gateway.services.db);
  return rows[0];
}

describe('ratings at once on PostgreSQL', () => {
  it('K06 V07 count a member once, and add up to what is stored', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      const videoId = await addVideo(db, `rated-${round}`, 'vixen');
      const rating = (index: number, user = index) => ({
        userId: people[user] ?? '',
        videoId,
        rating: index % 6,
        recommId: null,
        at: AT,
      });
      const all = Array.from({ length: PARALLEL }, (_, index) => index);
      await Promise.all(all.map((index) => rateVideo(db, rating(index, 0), index % 2 === 0)));
      const rows = await db.selectFrom('video_ratings').select('user_id').where('video_id', '=', videoId).execute();
      expect(rows).toHaveLength(1);
      const rate = (index: number): Promise<unknown> => rateVideo(db, rating(index), index % 2 === 0);
      const kinds = [
        rate,
        (index: number) => ratePart(db, { ...rating(index), kind: 'property', subject: 'story' }),
        (index: number) => ratePart(db, { ...rating(index, 0), kind: 'property', subject: 'story' }),
      ];
      for (const turn of kinds.keys()) {
        await Promise.all(all.map((index) => (kinds[(index + turn) % kinds.length] ?? rate)(index)));
      }
      expect(await difference(videoId)).toEqual({ sum: 0, count: 0, reviewed: 0, reviews: 0, parts: 0 });
    }
  });
});
