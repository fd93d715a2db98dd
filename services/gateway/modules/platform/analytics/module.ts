import type { GatewayModule } from '../../../module.ts';
import { analyticsMigrations } from './migrations.ts';
import { analyticsPurges } from './purges.ts';
import { analyticsRoutes } from './routes.ts';
import { testerOperation } from './tester-operation.ts';

/** Measurements of visits that agreed to it, without identities. */
export const analyticsModule = {
  id: 'analytics',
  migrations: analyticsMigrations,
  routes: analyticsRoutes,
  purges: analyticsPurges,
  operations: [testerOperation],
} as const satisfies GatewayModule;
