/**
 * Curated ways into the catalogue: angels, awards, showcases.
 */
export { findAngels } from './reader/angels.ts';
export type { CollectionTables } from './tables.ts';
