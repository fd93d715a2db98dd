import { sql } from 'kysely';
import { deleteInBatches } from '../../../jobs/purge.ts';
import type { GatewayModule } from '../../../module.ts';
import { dealsPersonalData } from './personal-data.ts';
import { camsRoute } from './cams/cams-route.ts';
import { dealsMigrations } from './migrations.ts';
import { dealsResolvers } from './resolvers.ts';
import { dealsStaffResolvers } from './staff-api/resolvers.ts';
import { purchaseRoute } from './upsell/purchase-route.ts';

/** Partners' deals, one-click purchases of them, and the way to the cams. */
export const dealsModule = {
  id: 'deals',
  personalData: dealsPersonalData,
  migrations: dealsMigrations,
  resolvers: dealsResolvers,
  staffResolvers: dealsStaffResolvers,
  routes: async (app, services, contextOf) => {
    camsRoute(app, services, contextOf);
    await purchaseRoute(app, services, contextOf);
  },
  purges: [
    {
      what: 'outgoingUpsells',
      run: (db, at) =>
        deleteInBatches(db, 'outgoing_upsells', sql`started_at < ${at}::timestamptz - interval '90 days'`),
    },
  ],
} as const satisfies GatewayModule;
