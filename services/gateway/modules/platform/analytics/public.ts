/**
 * Measurements of visits: what became of those that were shown a variant of a test.
 */
export { countVariants } from './count-variants.ts';
export type { AnalyticsTables } from './tables.ts';
