import type { GatewayModule } from '../../module.ts';
import { seedPeople } from './demonstration/seed.ts';
import { identityMigrations } from './migrations.ts';
import { profileStateResolvers } from './profile/profile-state-resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { identityPurges } from './purges.ts';
import { identityRoutes } from './routes.ts';
import { resolveSession } from './sessions/sessions.ts';

/** People, their sessions and the identity server. */
export const identityModule = {
  id: 'identity',
  migrations: identityMigrations,
  resolvers: {
    ...profileResolvers,
    Mutation: { ...profileResolvers.Mutation, ...profileStateResolvers },
  },
  routes: identityRoutes,
  seed: seedPeople,
  purges: identityPurges,
  personOf: resolveSession,
} as const satisfies GatewayModule;
