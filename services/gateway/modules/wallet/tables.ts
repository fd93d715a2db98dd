/** What a person lost when a cancellation was confirmed, so that it can be given back (D25). */
export interface WalletForfeitsTable {
  id: string;
  user_id: string;
  subscription_id: string;
  /** What asked for it: one loss for each. */
  cause: string;
  gems: number;
  pack_ids: string[];
  forfeited_at: Date;
  /** Until then a reactivation gives everything back; null: for ever. */
  restorable_until: Date | null;
  restored_at: Date | null;
}

export interface WalletTables {
  wallet_forfeits: WalletForfeitsTable;
}
