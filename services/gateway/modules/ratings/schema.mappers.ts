import type { UserReview } from './user-reviews.ts';

/** What stands behind the types of this module's schema; codegen gives it to resolvers as parents. */
export type UserVideoReviewMapper = UserReview;
