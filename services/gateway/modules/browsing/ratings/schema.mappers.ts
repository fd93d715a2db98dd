import type { UserReview } from './user-reviews.ts';

/** The data behind the types of this module's schema; codegen passes it to resolvers as parents. */
export type UserVideoReviewMapper = UserReview;
