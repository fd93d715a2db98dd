import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import { findUserReviews, type ReviewKey, type UserReview } from './user-reviews.ts';

/** Loaders of one request for what members think of videos. */
export interface RatingLoaders {
  readonly review: DataLoader<ReviewKey, UserReview | null, string>;
}

export function createRatingLoaders({ services }: LoaderScope): RatingLoaders {
  return {
    review: new DataLoader((keys) => findUserReviews(services.db, keys), {
      cacheKeyFn: ({ userId, videoId }: ReviewKey) => `${userId} ${videoId}`,
    }),
  };
}
