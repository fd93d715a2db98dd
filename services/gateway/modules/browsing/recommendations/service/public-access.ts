import type { GatewayServices } from '../../../../services.ts';
import { type RecommenderDatabase, tokensOf } from '../recombee/databases.ts';
import { addUser } from '../recombee/entities.ts';
import { pseudonymOf } from './pseudonym.ts';

/** The data that a person's page needs to call the recommender by its library; null where nothing recommends. */
export async function publicAccess(
  { config, db }: Pick<GatewayServices, 'config' | 'db'>,
  database: RecommenderDatabase,
  userId: string,
) {
  const pseudonym = pseudonymOf(config.secrets, userId);
  const { recommender } = config;
  if (recommender === 'off') return null;
  if (recommender !== 'built-in') {
    const { id, publicToken } = recommender.databases[database];
    return { region: recommender.region, database: id, publicToken, userId: pseudonym };
  }
  // A page may only report for known users; issuing this access makes the person known.
  await addUser(db, database, pseudonym);
  return { region: null, database, publicToken: tokensOf(config.secrets, database).public, userId: pseudonym };
}
