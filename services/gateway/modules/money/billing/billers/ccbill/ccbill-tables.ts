/**
 * The transactions of a subscription that CCBill reported, in order. Its messages contain neither our order nor the
 * number of a renewal. Rows are never changed, but for a number that is learned later.
 */
export interface CcbillTransactionsTable {
  subscription_id: string;
  kind: 'charge' | 'refund' | 'void' | 'chargeback';
  /**
   * The place of the transaction. For charges it is the period: 0 is the sale, n the n-th renewal. Of the others 1, 2
   * and so on.
   */
  place: number;
  /**
   * CCBill's number of a charge; of the others that of the charge that they take back. That of its subscription stands for a sale
   * that an extract has reported, and for good, since our books name the charge by it.
   */
  transaction_id: string;
  /** CCBill's own number of such a sale, once its webhook has said it; null before, and for all others. */
  learned_number: string | null;
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
