import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Renewals can be moved by a pause, and the next one can change the plan. `anchor_at` is when renewal `anchor_period`
 * falls due.
 */
export const movedRenewals: Migration = {
  async up(db) {
    await sql`
      alter table billing_agreements add column anchor_period integer not null default 1 check (anchor_period > 0);
      alter table billing_agreements add column paused_from timestamptz;
      alter table billing_agreements add column next_plan_id text references plans;
      alter table billing_agreements add column next_months integer check (next_months > 0);
      alter table billing_agreements add constraint billing_agreements_next_plan
        check ((next_plan_id is null) = (next_months is null));
    `.execute(db);
  },
};
