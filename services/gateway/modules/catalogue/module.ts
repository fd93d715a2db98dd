import type { GatewayModule } from '../../module.ts';
import { catalogueMigrations } from './migrations.ts';

/** Videos, performers, categories, tags, channels and what hangs on them. */
export const catalogueModule = {
  id: 'catalogue',
  migrations: catalogueMigrations,
} as const satisfies GatewayModule;
