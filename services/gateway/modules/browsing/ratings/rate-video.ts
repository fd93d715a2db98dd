import type { Database } from '../../../db/database.ts';
import { lockVideos, movePartSums, moveRatingSums } from '../../content/catalogue/public.ts';

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

/** Whether a rating was stored; one that was there already is not stored again. */
export type RatingOutcome = 'rated' | 'already-rated';

/**
 * Stores a member's overall rating and moves the video's averages by what it changed, in one transaction. Ratings of a
 * video take turns, so that the sums are always those of the rows.
 * @param isReview whether it counts for the expert review; one that once did goes on to
 */
export async function rateVideo(db: Database, rating: Rating, isReview: boolean): Promise<RatingOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockVideos(trx, [rating.videoId]);
    const before = await ratingOf(trx, rating);
    const countsForReview = isReview || before?.is_review === true;
    if (before?.rating === rating.rating && before.is_review === countsForReview) return 'already-rated';
    await saveOverall(trx, rating, before, countsForReview);
    return 'rated';
  });
}

/** Stores a member's rating of a part. Where the overall rating is missing, nothing happens. */
export async function ratePart(db: Database, part: PartRating): Promise<RatingOutcome | 'overall-rating-first'> {
  return db.transaction().execute(async (trx) => {
    const { userId, videoId, kind, subject, rating, at } = part;
    await lockVideos(trx, [videoId]);
    const overall = await ratingOf(trx, part);
    if (!overall) return 'overall-rating-first';
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
    if (before?.rating === rating) return 'already-rated';
    await trx
      .insertInto('video_review_ratings')
      .values({ user_id: userId, video_id: videoId, kind, subject, rating, rated_at: at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'video_id', 'kind', 'subject']).doUpdateSet({ rating, rated_at: at }),
      )
      .execute();
    const moved = { sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 };
    await movePartSums(trx, part, moved);
    return 'rated';
  });
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
  await moveRatingSums(trx, videoId, change);
}
