import type { GatewayModule } from '../../module.ts';
import { contentMigrations } from './migrations.ts';
import { staffRoutes } from './staff-api/staff-route.ts';

/** What editors write, publish and take back. */
export const contentModule = {
  id: 'content',
  migrations: contentMigrations,
  routes: staffRoutes,
} as const satisfies GatewayModule;
