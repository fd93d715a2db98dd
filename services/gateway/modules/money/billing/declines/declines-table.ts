import type { Generated } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { DeclineReason } from './reasons.ts';

/** Declines as billers reported them, and payment pages that one could not open. */
export interface BillingDeclinesTable {
  id: Generated<string>;
  biller: BillerId;
  /** The biller's, or `page:<order>`. */
  event_id: string;
  /** An agreement has the id of its order. */
  order_id: string;
  kind: 'payment' | 'renewal' | 'page';
  /** 0 for a first payment, n for the n-th renewal. */
  period: number;
  reason: DeclineReason;
  /** The biller's own word for it. */
  code: string | null;
  occurred_at: Date;
  recorded_at: Date;
}
