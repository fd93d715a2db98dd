/**
 * Measurements of visits. Other modules know nothing of them; the database knows their table.
 */
export type { AnalyticsTables } from './tables.ts';
