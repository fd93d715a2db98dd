/**
 * Partners' deals. Nothing of them is for other modules but the loaders, the types of the tables and what editors write.
 */
export { dealKind } from './deal-kind.ts';
export { createDealLoaders, type DealLoaders } from './loaders.ts';
export type { DealTables } from './tables.ts';
