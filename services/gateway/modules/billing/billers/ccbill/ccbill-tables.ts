/**
 * What CCBill said of a subscription, in order: its messages have neither our order nor the number of a renewal. Rows
 * are never changed.
 */
export interface CcbillTransactionsTable {
  subscription_id: string;
  kind: 'charge' | 'refund' | 'void' | 'chargeback';
  /** Of charges the period: 0 is the sale, n the n-th renewal. Of the others 1, 2 and so on. */
  place: number;
  /** CCBill's number of a charge; of the others that of the charge that they take back. */
  transaction_id: string;
  order_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  occurred_at: Date;
}

/** When the extract was requested last; one row. */
export interface CcbillExtractsTable {
  id: number;
  requested_at: Date;
}
