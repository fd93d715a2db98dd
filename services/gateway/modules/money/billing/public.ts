/**
 * Sells plans, and records what billers charge. A charge is booked once and answered the same however often it is reported; nobody
 * else changes an order, an agreement or a price.
 */
export { whyNothingIsSold } from './options/nothing-on-sale.ts';
export { planKind } from './options/plan-kind.ts';
export { sellsMemberships } from './options/sells-memberships.ts';
export { countRefunds } from './report/count-refunds.ts';
export { paymentsByDay } from './report/payments-by-day.ts';
export { readReconciliation } from './report/reconciliation.ts';
export { offerKind } from './retention/offer-kind.ts';
export { cardOfPayment, lastPaymentOfPerson, storedCard } from './orders/stored-card.ts';
export { sendOrderCommands } from './orders/send-order-commands.ts';
export { sendCommands } from './subscription/send-commands.ts';
export { endRenewals, endRenewalsOfLocked, isRenewing, renewingAmong } from './support/end-renewals.ts';
export { findReceiptOf, holdersOfCard, payersOfTransaction, paymentsOfMember } from './support/payments-of-member.ts';
export { hearOfCharge } from './refunds/hear-of-charge.ts';
export { isTakenBack } from './refunds/money-of-charge.ts';
export { decideRefund, previewRefundMail } from './refunds/decide-refund.ts';
export { prepareRefund, type PreparedRefund } from './refunds/prepare-refund.ts';
export type { UnrefundableReason } from './refunds/refund-terms.ts';
export { findUnmadeRefunds, type UnmadeRefund } from './refunds/unmade-refunds.ts';
export type { BillingTables } from './tables.ts';
