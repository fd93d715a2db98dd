import type { GatewayModule } from '../../module.ts';
import { mediaResolvers } from './resolvers.ts';
import { mediaRoutes } from './routes.ts';

/** Pictures, clips and their signed addresses. */
export const mediaModule = {
  id: 'media',
  resolvers: mediaResolvers,
  routes: mediaRoutes,
} as const satisfies GatewayModule;
