import type { GatewayModule } from '../../../module.ts';
import { finishBulkChanges } from './bulk/finish-bulk-changes.ts';
import { contentMigrations } from './migrations.ts';
import { previewRoute } from './preview/preview-route.ts';
import { publicationsRoute } from './publications-route.ts';
import { purgeEdge } from './edge/purge-edge.ts';
import { followSchedules } from './schedule/follow-schedules.ts';
import { staffResolvers } from './staff-api/resolvers.ts';
import { contentOperation } from './transfer/content-operation.ts';

/** What editors write, publish and unpublish. */
export const contentModule = {
  id: 'content',
  migrations: contentMigrations,
  staffResolvers,
  routes: (app, services) => {
    publicationsRoute(app, services);
    previewRoute(app, services);
  },
  jobs: [followSchedules, finishBulkChanges, purgeEdge],
  operations: [contentOperation],
} as const satisfies GatewayModule;
