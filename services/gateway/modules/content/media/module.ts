import type { GatewayModule } from '../../../module.ts';
import { mediaMigrations } from './migrations.ts';
import { mediaResolvers } from './resolvers.ts';
import { mediaRoutes } from './routes.ts';
import { purgeTakenBack } from './taken-back/purge-taken-back.ts';

/** Pictures, clips and their signed addresses, and what edges hold of them. */
export const mediaModule = {
  id: 'media',
  migrations: mediaMigrations,
  resolvers: mediaResolvers,
  routes: mediaRoutes,
  jobs: [purgeTakenBack],
} as const satisfies GatewayModule;
