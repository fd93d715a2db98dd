/**
 * What is bought and charged. A charge is booked once and answered the same however often it is reported; nobody else changes
 * an order, an agreement or a price.
 */
export { storedCard } from './orders/one-click.ts';
export type { BillingTables } from './tables.ts';
