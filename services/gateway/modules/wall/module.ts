import type { GatewayModule } from '../../module.ts';
import { wallMigrations } from './migrations.ts';
import { wallResolvers } from './resolvers.ts';
import { seedWall } from './seed.ts';

/** What curators put on the wall of a brand. */
export const wallModule = {
  id: 'wall',
  migrations: wallMigrations,
  resolvers: wallResolvers,
  seed: seedWall,
} as const satisfies GatewayModule;
