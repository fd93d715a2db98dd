import type { GatewayModule } from '../../module.ts';
import { contentMigrations } from './migrations.ts';
import { publicationsRoute } from './publications-route.ts';
import { staffResolvers } from './staff-api/resolvers.ts';
import { contentOperation } from './transfer/content-operation.ts';

/** What editors write, publish and take back. */
export const contentModule = {
  id: 'content',
  migrations: contentMigrations,
  staffResolvers,
  routes: publicationsRoute,
  operations: [contentOperation],
} as const satisfies GatewayModule;
