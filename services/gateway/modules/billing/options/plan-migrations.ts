import type { Migration } from 'kysely/migration';
import { standardPlans } from './standard-plans.ts';

const plans: Migration = {
  async up(db) {
    await db
      .insertInto('plans')
      .values([...standardPlans()])
      .execute();
  },
};

/** The rows of the plans on sale. The table itself is older: `0300-membership-subscriptions` creates it. */
export const planMigrations = { '0302-membership-plans': plans } as const;
