import type { GatewayModule } from '../../../module.ts';
import { wallMigrations } from './migrations.ts';
import { wallPersonalData } from './personal-data.ts';
import { wallResolvers } from './resolvers.ts';
import { wallStaffResolvers } from './staff-api/resolvers.ts';

/** What curators put on the wall of a brand, and what members report of it. */
export const wallModule = {
  id: 'wall',
  personalData: wallPersonalData,
  migrations: wallMigrations,
  resolvers: wallResolvers,
  staffResolvers: wallStaffResolvers,
} as const satisfies GatewayModule;
