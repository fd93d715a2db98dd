import type { GatewayModule } from '../../../module.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { eraseMedia } from './erasure/erase-media.ts';
import { mediaOperation } from './media-operation.ts';
import { ingestMigrations } from './migrations.ts';
import { prepareMedia } from './prepare-media.ts';
import { previewRoute } from './staff-api/preview-route.ts';
import { sourcePreviewRoute } from './staff-api/source-preview-route.ts';
import { ingestStaffResolvers } from './staff-api/resolvers.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** How an uploaded file becomes a film's own media. */
export const ingestModule = {
  id: 'ingest',
  migrations: ingestMigrations,
  routes: (app, services) => {
    uploadRoutes(app, services);
    previewRoute(app, services);
    sourcePreviewRoute(app, services);
  },
  jobs: [prepareMedia, deleteUnusedMedia, eraseMedia],
  staffResolvers: ingestStaffResolvers,
  operations: [mediaOperation],
} as const satisfies GatewayModule;
