import type { GatewayModule } from '../../../module.ts';
import { searchesMigrations } from './migrations.ts';
import { searchesPersonalData } from './personal-data.ts';
import { searchesResolvers } from './resolvers.ts';
import { deleteSearchesForGood } from './saved-searches.ts';

/** Searches and filtered lists that members saved under a name. */
export const searchesModule = {
  id: 'searches',
  migrations: searchesMigrations,
  personalData: searchesPersonalData,
  purges: [{ what: 'saved searches', run: deleteSearchesForGood }],
  resolvers: searchesResolvers,
} as const satisfies GatewayModule;
