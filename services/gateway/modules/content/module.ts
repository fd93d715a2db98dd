import type { GatewayModule } from '../../module.ts';
import { contentMigrations } from './migrations.ts';
import { publicationsRoute } from './publications-route.ts';
import { staffRoutes } from './staff-api/staff-route.ts';
import { contentOperation } from './transfer/content-operation.ts';

/** What editors write, publish and take back. */
export const contentModule = {
  id: 'content',
  migrations: contentMigrations,
  routes: (app, services) => {
    staffRoutes(app, services);
    publicationsRoute(app, services);
  },
  operations: [contentOperation],
} as const satisfies GatewayModule;
