/**
 * What anyone sends by a public form. Other modules know nothing of it.
 */
export type { RequestsTables } from './tables.ts';
