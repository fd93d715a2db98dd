import type { ReelRow } from './find-reels.ts';

/** Rows that stand behind the types of this module's schema; codegen gives them to resolvers as parents. */
export type ReelMapper = ReelRow;
