import type { GatewayModule } from '../../../module.ts';
import { pictureSetResolvers } from './resolvers.ts';
import { pictureSetRoutes } from './routes.ts';

/** The stills of videos: looked through one by one, or taken along as one file. */
export const pictureSetsModule = {
  id: 'picture-sets',
  resolvers: pictureSetResolvers,
  routes: pictureSetRoutes,
} as const satisfies GatewayModule;
