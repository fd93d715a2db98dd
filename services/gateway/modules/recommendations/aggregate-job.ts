import type { Job } from '../../jobs/job.ts';
import { aggregate } from './aggregate.ts';
import { RECOMMENDER_DATABASES } from './recombee/databases.ts';
import { syncFilms } from './sync-items.ts';

/** Works out what the built-in recommender recommends, out of what it was told until now. */
export const aggregateRecommendations: Job = {
  name: 'aggregate-recommendations',
  cron: '20 * * * *',
  run: async ({ db }, at) => {
    const films = await syncFilms(db, 'network-main', at);
    let strengths = 0;
    let similar = 0;
    for (const database of RECOMMENDER_DATABASES) {
      const done = await aggregate(db, database);
      strengths += done.strengths;
      similar += done.similar;
    }
    return { films, strengths, similar };
  },
};
