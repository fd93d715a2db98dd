import type { GatewayServices } from '../../../services.ts';
import { type RecommenderDatabase, tokensOf } from '../recombee/databases.ts';
import { addUser } from '../recombee/entities.ts';
import { pseudonymOf } from './pseudonym.ts';

/** What a page of this person needs to tell the recommender by its own library. */
export async function publicAccess(
  { config, db }: Pick<GatewayServices, 'config' | 'db'>,
  database: RecommenderDatabase,
  userId: string,
) {
  const pseudonym = pseudonymOf(config.secrets, userId);
  const { recombee } = config;
  if (recombee !== null) {
    const { id, publicToken } = recombee.databases[database];
    return { region: recombee.region, database: id, publicToken, userId: pseudonym };
  }
  // A page tells of nobody who is unknown; whoever is given this is known from now on.
  await addUser(db, database, pseudonym);
  return { region: null, database, publicToken: tokensOf(config.secrets, database).public, userId: pseudonym };
}
