import type { GatewayModule } from '../../../module.ts';
import { requestsPersonalData } from './personal-data.ts';
import { requestsMigrations } from './migrations.ts';
import { requestsRoutes } from './routes.ts';
import { requestStaffResolvers } from './staff-api/resolvers.ts';
import { tidyRequestFiles } from './tidy-files.ts';
import { warnOfRequests } from './warn-of-requests.ts';

/** What anyone may send by a public form: casting, support and content removal; and the desk that answers it. */
export const requestsModule = {
  id: 'requests',
  personalData: requestsPersonalData,
  migrations: requestsMigrations,
  routes: requestsRoutes,
  staffResolvers: requestStaffResolvers,
  jobs: [tidyRequestFiles, warnOfRequests],
} as const satisfies GatewayModule;
