/**
 * Members as staff help them. Other modules know nothing of it; the database knows its tables.
 */
export type { SupportTables } from './tables.ts';
