import { requests } from 'recombee-api-client';
import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';
import { RECOMMENDER_DATABASES } from './recombee/databases.ts';
import { pseudonymOf } from './service/pseudonym.ts';
import { builtInRecommender, type Recommender, recommenderOf } from './service/recommender.ts';

/** Clicks are deleted with the person's row; the recommender's data with their pseudonym. */
export const recommendationsPersonalData: PersonalData = {
  sections: { recommendationClicks: ownRows('recommendation_clicks', ['clicked_at', 'element', 'recomm_id']) },
  erase: async (_db, { id }, services) => {
    const pseudonym = pseudonymOf(services.config.secrets, id);
    // After the commit: it may call another service, and must not wait for it in a transaction.
    return async () => {
      for (const database of RECOMMENDER_DATABASES) {
        // What the built-in one learned before another was chosen is deleted too.
        await forget(builtInRecommender(services, database), pseudonym);
        const current = recommenderOf(services, database);
        if (current !== null) await forget(current, pseudonym);
      }
    };
  },
};

async function forget(recommender: Recommender, pseudonym: string): Promise<void> {
  await recommender.send(new requests.DeleteUser(pseudonym)).catch((error: unknown) => {
    // Nothing was ever recommended to them.
    if ((error as { statusCode?: number }).statusCode !== 404) throw error;
  });
}
