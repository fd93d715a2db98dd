import type { GatewayModule } from '../../../module.ts';
import { recordsMigrations } from './migrations.ts';
import { recordResolvers } from './staff-api/resolvers.ts';

/** Proofs of performers' ages, as the law wants them recorded, and whether films are shown without them. */
export const recordsModule = {
  id: 'records',
  migrations: recordsMigrations,
  staffResolvers: recordResolvers,
} as const satisfies GatewayModule;
