import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';
import { plansOfSite } from './standard-plans.ts';

/** Puts the plans of sites on sale that a brand declares for the first time; plans that there are stay as they are. */
export async function declarePlans(trx: Database, sites: readonly SiteId[]): Promise<void> {
  await trx
    .insertInto('plans')
    .values(sites.flatMap(plansOfSite))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
