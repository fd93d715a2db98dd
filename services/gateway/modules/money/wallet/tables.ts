import type { Generated } from 'kysely';
import type { AccountName, LedgerUnit } from './chart-of-accounts.ts';

/** A video that its owner unlocked with a credit or picked in a free limited trial. */
export interface UnlockedVideosTable {
  user_id: string;
  video_id: string;
  unlocked_at: Date;
}

/** Gone while `lost_at` is set. */
export interface UnlockedChannelPacksTable {
  user_id: string;
  pack_id: string;
  unlocked_at: Date;
  lost_at: Date | null;
}

/**
 * An account of the ledger: a person's wallet of one unit, or one of the network's (owner empty). Money is in minor units.
 */
export interface LedgerAccountsTable {
  id: string;
  user_id: string | null;
  unit: LedgerUnit;
  name: AccountName;
}

export interface LedgerTransactionsTable {
  id: string;
  /** The same key means the same transaction, so that a retry has no second effect. */
  idempotency_key: string;
  type: string;
  reason: string;
  /** Its subject, such as the pack that is paid for. */
  subject: Generated<string | null>;
  /** The balance after a purchase, for a repeated request. */
  balance_after: Generated<number | null>;
  created_at: Date;
}

/** The entries of a transaction add up to nothing; a balance is the sum of an account's entries. */
export interface LedgerEntriesTable {
  transaction_id: string;
  account_id: string;
  amount: number;
}

/** A person's loss at a confirmed cancellation, stored so that it can be restored. */
export interface WalletForfeitsTable {
  id: string;
  user_id: string;
  subscription_id: string;
  /** Its cause: one loss for each. */
  cause: string;
  gems: number;
  pack_ids: string[];
  forfeited_at: Date;
  /** The last time at which a reactivation restores everything; null means without limit. */
  restorable_until: Date | null;
  restored_at: Date | null;
}

export interface WalletTables {
  unlocked_videos: UnlockedVideosTable;
  unlocked_channel_packs: UnlockedChannelPacksTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  wallet_forfeits: WalletForfeitsTable;
}
