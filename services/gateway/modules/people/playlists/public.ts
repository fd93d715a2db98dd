/**
 * Members' own lists of films.
 */
export type { PlaylistTables } from './tables.ts';
