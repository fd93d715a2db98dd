import type { ReelRow } from './find-reels.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type ReelMapper = ReelRow;
