import type { GatewayModule } from '../../../module.ts';
import { reelsPersonalData } from './personal-data.ts';
import { reelMigrations } from './migrations.ts';
import { reelResolvers } from './resolvers.ts';
import { reelRoutes } from './routes.ts';

/** The vertical feed of short passages, and what people do with them. */
export const reelsModule = {
  id: 'reels',
  personalData: reelsPersonalData,
  migrations: reelMigrations,
  resolvers: reelResolvers,
  routes: reelRoutes,
} as const satisfies GatewayModule;
