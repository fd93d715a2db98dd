/** Notices about new films of performers and channels that a person follows, and of searches that they saved. */
export type { NoticeTables } from './tables.ts';
