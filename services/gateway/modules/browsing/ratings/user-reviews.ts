import type { Database } from '../../../db/database.ts';

/** A member and a video. */
export interface ReviewKey {
  readonly userId: string;
  readonly videoId: string;
}

interface PartOfReview {
  readonly subject: string;
  readonly rating: number;
}

/** What a member thinks of a video. */
export interface UserReview {
  readonly rating: number;
  readonly properties: PartOfReview[];
  readonly models: PartOfReview[];
}

/** Reviews in the order of the keys; null where the member has not rated. */
export async function findUserReviews(db: Database, keys: readonly ReviewKey[]): Promise<(UserReview | null)[]> {
  const users = [...new Set(keys.map(({ userId }) => userId))];
  const videos = [...new Set(keys.map(({ videoId }) => videoId))];
  const [overall, parts] = await Promise.all([
    db
      .selectFrom('video_ratings')
      .select(['user_id', 'video_id', 'rating'])
      .where('user_id', 'in', users)
      .where('video_id', 'in', videos)
      .execute(),
    db
      .selectFrom('video_review_ratings')
      .select(['user_id', 'video_id', 'kind', 'subject', 'rating'])
      .where('user_id', 'in', users)
      .where('video_id', 'in', videos)
      .orderBy('subject')
      .execute(),
  ]);
  return keys.map(({ userId, videoId }) => {
    const isRequested = (row: { readonly user_id: string; readonly video_id: string }): boolean =>
      row.user_id === userId && row.video_id === videoId;
    const rated = overall.find(isRequested);
    if (!rated) return null;
    const partsOf = (kind: string): PartOfReview[] =>
      parts.filter((row) => isRequested(row) && row.kind === kind).map(({ subject, rating }) => ({ subject, rating }));
    return { rating: rated.rating, properties: partsOf('property'), models: partsOf('model') };
  });
}
