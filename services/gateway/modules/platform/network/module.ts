import type { GatewayModule } from '../../../module.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { networkMigrations } from './migrations.ts';
import { scalars } from './scalars.ts';

const resolvers = {
  ...scalars,
  PageInfo: {
    total: async ({ count }) => (await count()).total,
    totalIsExact: async ({ count }) => (await count()).isExact,
  },
} satisfies Resolvers;

/** What every module's part of the schema builds on: scalars, directives, pages of lists. */
export const networkModule = {
  id: 'network',
  resolvers,
  migrations: networkMigrations,
} as const satisfies GatewayModule;
