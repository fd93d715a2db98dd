/** The tax that a charge includes, or that goes back with what takes one back. Rows are never changed. */
export interface ChargeTaxesTable {
  /** The id in `billing_transactions`. */
  id: string;
  country: string;
  region: string | null;
  name: string;
  /** Basis points of the price without the tax. */
  rate: number;
  /** Minor units of the transaction's currency. */
  amount: number;
}
