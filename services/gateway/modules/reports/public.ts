/**
 * What people report of errors. Other modules know nothing of it.
 */
export type { ReportsTables } from './tables.ts';
