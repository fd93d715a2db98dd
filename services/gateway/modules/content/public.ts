/**
 * What editors write, publish and take back. Other modules know nothing of it: people see what it writes to the catalogue.
 */
export type { ContentTables } from './tables.ts';
