import type { GatewayModule } from '../../../module.ts';
import { watchExperiments } from './experiments/watch-experiments.ts';
import { switchMigrations } from './migrations.ts';
import { experimentQueries } from './staff-api/experiment-resolvers.ts';
import { flagMutations, flagQueries } from './staff-api/flag-resolvers.ts';
import { runMutations } from './staff-api/run-mutations.ts';

/** What staff switch while brands run: flags that allow it, and experiments. */
export const switchesModule = {
  id: 'switches',
  migrations: switchMigrations,
  jobs: [watchExperiments],
  staffResolvers: {
    Query: { ...flagQueries, ...experimentQueries },
    Mutation: { ...flagMutations, ...runMutations },
  },
} as const satisfies GatewayModule;
