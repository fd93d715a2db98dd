import type { GatewayModule } from '../../module.ts';
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
  staffResolvers: giftsStaffResolvers,
} as const satisfies GatewayModule;
