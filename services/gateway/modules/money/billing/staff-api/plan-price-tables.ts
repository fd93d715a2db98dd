import type { ColumnType, Generated } from 'kysely';
import type { PlanPrice } from '../options/priced-plan.ts';

/** Prices that a member of staff wants to put in the place of a plan's, until a second one decides; then the proof of that. */
export interface PlanPriceRequestsTable {
  id: string;
  plan_id: string;
  prices: ColumnType<readonly PlanPrice[], string, never>;
  reason: string;
  requested_by: string;
  requested_at: Date;
  state: Generated<'open' | 'approved' | 'declined'>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  decision_reason: Generated<string | null>;
}
