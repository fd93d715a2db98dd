import type { Job } from '../../../jobs/job.ts';
import { aggregate } from './engine/aggregate.ts';
import { syncFilms } from './items/sync-films.ts';
import { syncReels } from './items/sync-reels.ts';
import { sendItems } from './items/send-items.ts';
import { RECOMMENDER_DATABASES } from './recombee/databases.ts';

/**
 * Updates the recommendations of the built-in recommender by the events since the last run, or sends Recombee what is on
 * offer. Without a recommender it does nothing.
 */
export const aggregateRecommendations: Job = {
  name: 'aggregate-recommendations',
  cron: '20 * * * *',
  run: async (services, at) => {
    const { db, config } = services;
    if (config.recommender === 'off') return {};
    const films = await syncFilms(db, 'network-main', at);
    const reels = await syncReels(db, 'network-reels', 'network-main');
    // The service computes similar items itself, where there is one.
    if (config.recommender !== 'built-in') return { films, reels, sent: await sendItems(services) };
    let users = 0;
    let items = 0;
    for (const database of RECOMMENDER_DATABASES) {
      const done = await aggregate(db, database);
      users += done.users;
      items += done.items;
    }
    return { films, reels, users, items };
  },
};
