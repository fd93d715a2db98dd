import type { GatewayModule } from '../../../module.ts';
import { favoritesPersonalData } from './personal-data.ts';
import { favoritesMigrations } from './migrations.ts';
import { favoritesResolvers } from './resolvers.ts';

/** Favorite videos, performers and channels. */
export const favoritesModule = {
  id: 'favorites',
  personalData: favoritesPersonalData,
  resolvers: favoritesResolvers,
  migrations: favoritesMigrations,
} as const satisfies GatewayModule;
