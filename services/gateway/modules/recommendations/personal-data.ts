import { requests } from 'recombee-api-client';
import { ownRows, type PersonalData } from '../../personal-data/personal-data.ts';
import { RECOMMENDER_DATABASES } from './recombee/databases.ts';
import { pseudonymOf } from './service/pseudonym.ts';
import { recommenderOf } from './service/recommender.ts';

/** Clicks go with the person's row; what the recommender was told of them goes with their pseudonym. */
export const recommendationsPersonalData: PersonalData = {
  sections: { recommendationClicks: ownRows('recommendation_clicks', ['clicked_at', 'element', 'recomm_id']) },
  erase: async (_db, { id }, services) => {
    const pseudonym = pseudonymOf(services.config.secrets, id);
    // Once it is committed: another service may be asked, and nobody waits for it holding a transaction.
    return async () => {
      for (const database of RECOMMENDER_DATABASES) {
        await recommenderOf(services, database)
          .send(new requests.DeleteUser(pseudonym))
          .catch((error: unknown) => {
            // Nothing was ever recommended to them.
            if ((error as { statusCode?: number }).statusCode !== 404) throw error;
          });
      }
    };
  },
};
