/**
 * What curators put on the wall of a brand. Other modules know nothing of it.
 */
export type { WallTables } from './tables.ts';
export { wallPostKind } from './wall-post-kind.ts';
