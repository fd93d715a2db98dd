import type { GatewayModule } from '../../../module.ts';
import { ratingsPersonalData } from './personal-data.ts';
import { ratingMigrations } from './migrations.ts';
import { ratingResolvers } from './resolvers.ts';

/** What members think of videos, in figures. */
export const ratingsModule = {
  id: 'ratings',
  personalData: ratingsPersonalData,
  migrations: ratingMigrations,
  resolvers: ratingResolvers,
} as const satisfies GatewayModule;
