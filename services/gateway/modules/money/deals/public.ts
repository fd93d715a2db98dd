/**
 * Partners' deals. Nothing of them is for other modules but the loaders, the types of the tables, what editors write, and the
 * slots as the site fills them.
 */
export { dealKind } from './deal-kind.ts';
export type { DealPlace } from './find-deals.ts';
export { createDealLoaders, type DealLoaders } from './loaders.ts';
export { type FilledSlot, findFilledSlots } from './filled-slots.ts';
export { partnerOrigin } from './partner-address.ts';
export type { DealAudience, DealTables } from './tables.ts';
