import { sql } from 'kysely';
import { deleteInBatches } from '../../../jobs/purge.ts';
import type { GatewayModule } from '../../../module.ts';
import { endCodeSignups } from './code-signups.ts';
import { deliverGiftsJob } from './deliver-gifts-job.ts';
import { giftsMigrations } from './migrations.ts';
import { giftsPersonalData } from './personal-data.ts';
import { giftsStaffResolvers } from './staff-api/resolvers.ts';

/** Gift memberships, staff's codes, and what was redeemed. Billing sells the gifts and answers the pages. */
export const giftsModule = {
  id: 'gifts',
  migrations: giftsMigrations,
  personalData: giftsPersonalData,
  jobs: [deliverGiftsJob],
  purges: [{ what: 'codeSignups', run: (db, at) => deleteInBatches(db, 'code_signups', sql`expires_at <= ${at}`) }],
  onEmailClaimed: (trx, email) => endCodeSignups(trx, email),
  staffResolvers: giftsStaffResolvers,
} as const satisfies GatewayModule;
