/**
 * What is bought and charged. A charge is booked once and answered the same however often it is reported; nobody else changes
 * an order, an agreement or a price.
 */
export { offerKind } from './retention/offer-kind.ts';
export { storedCard } from './orders/one-click.ts';
export { sendCommands } from './subscription/send-commands.ts';
export { endRenewals, isRenewing } from './support/end-renewals.ts';
export { findReceiptOf, payersOfTransaction, paymentsOfMember } from './support/payments-of-member.ts';
export { decideRefund, findRefundable, type UnrefundableReason } from './support/refund-charge.ts';
export type { BillingTables } from './tables.ts';
