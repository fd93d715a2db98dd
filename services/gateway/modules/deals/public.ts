/**
 * Partners' deals. Nothing of them is for other modules but the loaders and the types of the tables.
 */
export { createDealLoaders, type DealLoaders } from './loaders.ts';
export type { DealTables } from './tables.ts';
