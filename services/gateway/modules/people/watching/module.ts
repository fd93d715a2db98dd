import type { GatewayModule } from '../../../module.ts';
import { watchingPersonalData } from './personal-data.ts';
import { deleteRemovedForGood } from './history-removals.ts';
import { watchingMigrations } from './migrations.ts';
import { watchingResolvers } from './resolvers.ts';

/** What people began, watched and put aside. */
export const watchingModule = {
  id: 'watching',
  personalData: watchingPersonalData,
  purges: [{ what: 'films removed from histories', run: deleteRemovedForGood }],
  resolvers: watchingResolvers,
  migrations: watchingMigrations,
} as const satisfies GatewayModule;
