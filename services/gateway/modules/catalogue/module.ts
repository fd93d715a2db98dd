import type { GatewayModule } from '../../module.ts';
import { catalogueMigrations } from './migrations.ts';
import { catalogueResolvers } from './resolvers.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

/** Videos, performers, categories, tags, channels and what hangs on them. */
export const catalogueModule = {
  id: 'catalogue',
  migrations: catalogueMigrations,
  resolvers: catalogueResolvers,
  seed: seedCatalogue,
} as const satisfies GatewayModule;
