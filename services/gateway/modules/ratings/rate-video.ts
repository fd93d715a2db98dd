import type { Database } from '../../db/database.ts';

export interface Rating {
  readonly userId: string;
  readonly videoId: string;
  readonly rating: number;
  readonly recommId: string | null;
  readonly at: Date;
}

/** A rating of a part of a video. */
export interface PartRating extends Rating {
  readonly kind: 'property' | 'model';
  readonly subject: string;
}

/**
 * Keeps a member's overall rating and moves the video's averages by what it changed, in one transaction. Ratings of a
 * video take turns, so that the sums are always those of the rows.
 * @param isReview whether it counts for the expert review; one that once did goes on to
 */
export async function rateVideo(db: Database, rating: Rating, isReview: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, rating.videoId);
    const before = await ratingOf(trx, rating);
    await saveOverall(trx, rating, before, isReview || before?.is_review === true);
  });
}

/**
 * Stores a member's rating of a part.
 * @returns false where the overall rating is missing; nothing happens then
 */
export async function ratePart(db: Database, part: PartRating): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { userId, videoId, kind, subject, rating, at } = part;
    await takeTurn(trx, videoId);
    const overall = await ratingOf(trx, part);
    if (!overall) return false;
    // Rated plainly so far: from now on it is the overall rating of a review.
    if (!overall.is_review) await saveOverall(trx, { ...part, rating: overall.rating }, overall, true);
    const before = await trx
      .selectFrom('video_review_ratings')
      .select('rating')
      .where('user_id', '=', userId)
      .where('video_id', '=', videoId)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    await trx
      .insertInto('video_review_ratings')
      .values({ user_id: userId, video_id: videoId, kind, subject, rating, rated_at: at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'video_id', 'kind', 'subject']).doUpdateSet({ rating, rated_at: at }),
      )
      .execute();
    const moved = { sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 };
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
    return true;
  });
}

/** Blocks other ratings of this video until the transaction ends; reads continue. */
async function takeTurn(trx: Database, videoId: string): Promise<void> {
  await trx.selectFrom('videos').select('id').where('id', '=', videoId).forNoKeyUpdate().execute();
}

type Before = { readonly rating: number; readonly is_review: boolean } | undefined;

function ratingOf(trx: Database, { userId, videoId }: Rating): Promise<Before> {
  return trx
    .selectFrom('video_ratings')
    .select(['rating', 'is_review'])
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
}

async function saveOverall(trx: Database, input: Rating, before: Before, isReview: boolean): Promise<void> {
  const { userId, videoId, rating, recommId, at } = input;
  await trx
    .insertInto('video_ratings')
    .values({ user_id: userId, video_id: videoId, rating, is_review: isReview, recomm_id: recommId, rated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'video_id']).doUpdateSet({ rating, is_review: isReview, rated_at: at }),
    )
    .execute();
  const reviewBefore = before?.is_review ? before : undefined;
  const change = {
    sum: rating - (before?.rating ?? 0),
    count: before ? 0 : 1,
    reviewSum: isReview ? rating - (reviewBefore?.rating ?? 0) : 0,
    reviewCount: isReview && !reviewBefore ? 1 : 0,
  };
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
