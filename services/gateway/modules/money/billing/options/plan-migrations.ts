import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../../shared-data/announce-changes.ts';

/**
 * It wrote the plans that releases before decision 1057 had in their code. Where it ran they are on sale, as content; a network that
 * begins without it sets its prices itself.
 */
const plans: Migration = { up: () => Promise.resolve() };

const announced: Migration = { up: (db) => announceChanges(db as never, ['plans']) };

/** Plans are content: one that is taken back is not on sale. What billers have of their own for a plan. */
const published: Migration = {
  async up(db) {
    await sql`
      alter table plans
        add column is_published boolean not null default true,
        add column segpay_ticket text,
        add column ccbill_form text
    `.execute(db);
  },
};

/** Prices that waited for a second person when they became content are asked for anew, with the plan that they are of. */
const requestsOfBefore: Migration = {
  async up(db) {
    await sql`
      update plan_price_requests set state = 'declined', decided_by = 'operator', decided_at = now(),
        decision_reason = 'Prices are content now: ask for the publication of the plan.'
      where state = 'open'
    `.execute(db);
  },
};

/** The table of plans itself is older: `0300-membership-subscriptions` creates it. */
export const planMigrations = {
  '0302-membership-plans': plans,
  '1211-billing-announced-plans': announced,
  '2221-billing-published-plans': published,
  '2222-billing-plan-price-requests-end': requestsOfBefore,
} as const;
