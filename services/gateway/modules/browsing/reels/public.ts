/**
 * The vertical feed. Other modules read its list of passages.
 */
export type { ReelTables } from './tables.ts';
export { reelKind } from './reel-kind.ts';
