import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';
import { standardPlans } from './standard-plans.ts';

const plans: Migration = {
  async up(db) {
    await db
      .insertInto('plans')
      .values([...standardPlans()])
      .execute();
  },
};

const announced: Migration = { up: (db) => announceChanges(db as never, ['plans']) };

/** The rows of the plans on sale. The table itself is older: `0300-membership-subscriptions` creates it. */
export const planMigrations = { '0302-membership-plans': plans, '1211-billing-announced-plans': announced } as const;
