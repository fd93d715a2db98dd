import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** What a rating adds to the sums of a video; negative for one that goes. */
export interface RatingChange {
  readonly sum: number;
  readonly count: number;
  /** What it adds to the sums of ratings that are expert reviews. */
  readonly reviewSum: number;
  readonly reviewCount: number;
}

/** A rated part of a video: one of its properties, or one of its performers by slug. */
export interface RatedPart {
  readonly videoId: string;
  readonly kind: 'property' | 'model';
  readonly subject: string;
}

/** Blocks other ratings of these videos until the transaction ends, one after the other in the order of ids; reads continue. */
export async function lockVideos(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .selectFrom('videos')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Moves the sums of a video by what a rating changed; lock it first. */
export async function moveRatingSums(trx: Database, videoId: string, change: RatingChange): Promise<void> {
  await trx
    .updateTable('videos')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', change.sum),
      rating_count: eb('rating_count', '+', change.count),
      expert_rating_sum: eb('expert_rating_sum', '+', change.reviewSum),
      expert_rating_count: eb('expert_rating_count', '+', change.reviewCount),
    }))
    .where('id', '=', videoId)
    .execute();
}

/** Moves the sums of a part; lock its video first. */
export async function movePartSums(
  trx: Database,
  { videoId, kind, subject }: RatedPart,
  moved: { readonly sum: number; readonly count: number },
): Promise<void> {
  await trx
    .insertInto('video_review_averages')
    .values({ video_id: videoId, kind, subject, rating_sum: moved.sum, rating_count: moved.count })
    .onConflict((conflict) =>
      conflict.columns(['video_id', 'kind', 'subject']).doUpdateSet((eb) => ({
        rating_sum: eb('video_review_averages.rating_sum', '+', moved.sum),
        rating_count: eb('video_review_averages.rating_count', '+', moved.count),
      })),
    )
    .execute();
}

/** Takes many ratings of parts out of their sums, in one statement; a person has one of a part at most. */
export async function takeOutPartRatings(
  trx: Database,
  ratings: readonly (RatedPart & { readonly rating: number })[],
): Promise<void> {
  await sql`
    update video_review_averages as average set
      rating_sum = rating_sum - gone.rating, rating_count = rating_count - 1
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      as gone ("videoId" text, kind text, subject text, rating integer)
    where average.video_id = gone."videoId" and average.kind = gone.kind and average.subject = gone.subject
  `.execute(trx);
}

/** Takes many ratings out of the sums of their videos, in one statement; a person has one of a video at most. */
export async function takeOutRatings(
  trx: Database,
  ratings: readonly { readonly videoId: string; readonly rating: number; readonly isReview: boolean }[],
): Promise<void> {
  await sql`
    update videos set
      rating_sum = rating_sum - gone.rating,
      rating_count = rating_count - 1,
      expert_rating_sum = expert_rating_sum - (case when gone."isReview" then gone.rating else 0 end),
      expert_rating_count = expert_rating_count - (case when gone."isReview" then 1 else 0 end)
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as gone ("videoId" text, rating integer, "isReview" boolean)
    where videos.id = gone."videoId"
  `.execute(trx);
}
