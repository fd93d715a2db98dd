import type { DealRow } from './find-deals.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type DealMapper = DealRow;
