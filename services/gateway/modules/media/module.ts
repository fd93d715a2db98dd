import type { GatewayModule } from '../../module.ts';
import { mediaMigrations } from './migrations.ts';
import { mediaResolvers } from './resolvers.ts';
import { mediaRoutes } from './routes.ts';

/** Pictures, clips, their signed addresses, and where a viewer stopped. */
export const mediaModule = {
  id: 'media',
  resolvers: mediaResolvers,
  migrations: mediaMigrations,
  routes: mediaRoutes,
} as const satisfies GatewayModule;
