import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';
import { multisitePlans, plansOfSite } from './standard-plans.ts';

/** The sites that were in the code at the time; later ones bring their plans with them (`declare-plans.ts`). */
const FIRST_SITES = ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy', 'wifey'];

const plans: Migration = {
  async up(db) {
    await db
      .insertInto('plans')
      .values([...FIRST_SITES.flatMap(plansOfSite), ...multisitePlans()])
      .execute();
  },
};

const announced: Migration = { up: (db) => announceChanges(db as never, ['plans']) };

/** The rows of the plans on sale. The table itself is older: `0300-membership-subscriptions` creates it. */
export const planMigrations = { '0302-membership-plans': plans, '1211-billing-announced-plans': announced } as const;
