/**
 * What curators put on the wall of a brand. Comments' module shows what members report of it to moderators, beside reported comments.
 */
export { findReportedPosts, type ReportedPostRow } from './reports/reported-posts.ts';
export type { WallTables } from './tables.ts';
export { wallPostKind } from './wall-post-kind.ts';
