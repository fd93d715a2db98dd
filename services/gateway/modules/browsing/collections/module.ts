import type { GatewayModule } from '../../../module.ts';
import { collectionsMigrations } from './migrations.ts';
import { collectionsResolvers } from './resolvers.ts';
import { topRatedRoute } from './top-rated-route.ts';

/** Curated ways into the catalogue: angels, awards, showcases, the best rated, the network's brands. */
export const collectionsModule = {
  id: 'collections',
  migrations: collectionsMigrations,
  resolvers: collectionsResolvers,
  routes: topRatedRoute,
} as const satisfies GatewayModule;
