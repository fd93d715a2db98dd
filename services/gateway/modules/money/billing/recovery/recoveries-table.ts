import type { DeclineReason } from '../declines/reasons.ts';

/** A renewal that failed: one row from its first failure on. */
export interface BillingRecoveriesTable {
  agreement_id: string;
  period: number;
  failures: number;
  /** When it failed last, and why. */
  failed_at: Date;
  reason: DeclineReason;
  /** When it is tried again by our call; null for never, as things are. */
  next_try_at: Date | null;
  /** When the person gave another card since. */
  new_card_at: Date | null;
  outcome: 'recovered' | 'lapsed' | null;
}
