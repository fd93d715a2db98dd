import type { GatewayModule } from '../../module.ts';
import { mediaOperation } from './media-operation.ts';
import { ingestMigrations } from './migrations.ts';
import { prepareMedia } from './prepare-media.ts';

/** How an uploaded file becomes a film's own media. */
export const ingestModule = {
  id: 'ingest',
  migrations: ingestMigrations,
  jobs: [prepareMedia],
  operations: [mediaOperation],
} as const satisfies GatewayModule;
