/**
 * Curated ways into the catalogue: angels, awards, showcases.
 */
export { findAngels } from './reader/angels.ts';
export type { CollectionTables } from './tables.ts';
export { angelKind } from './angel-kind.ts';
export { brandArtKind } from './brand-art-kind.ts';
export { awardKind } from './award-kind.ts';
