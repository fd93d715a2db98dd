import { sql } from 'kysely';
import { deleteInBatches } from '../../../jobs/purge.ts';
import type { GatewayModule } from '../../../module.ts';
import { aggregateRecommendations } from './aggregate-job.ts';
import { recommendationMigrations } from './migrations.ts';
import { recommendationsPersonalData } from './personal-data.ts';
import { RECOMM_MINUTES } from './recombee/recommendations.ts';
import { recombeeRoutes } from './recombee/routes.ts';
import { recommendationResolvers } from './resolvers.ts';
import { trackingRoutes } from './tracking/routes.ts';

/** Recommendations: shelves, their tracking, and the built-in recommender, which answers like Recombee. */
export const recommendationsModule = {
  id: 'recommendations',
  migrations: recommendationMigrations,
  resolvers: recommendationResolvers,
  personalData: recommendationsPersonalData,
  routes: (app, services, contextOf) => {
    if (services.config.recommender === 'built-in') recombeeRoutes(app, services);
    trackingRoutes(app, services, contextOf);
  },
  jobs: [aggregateRecommendations],
  purges: [
    {
      what: 'recommendations',
      run: (db, at) =>
        deleteInBatches(
          db,
          'recommender_recomms',
          sql`recommended_at < ${new Date(at.getTime() - RECOMM_MINUTES * 60_000)}`,
        ),
    },
  ],
} as const satisfies GatewayModule;
