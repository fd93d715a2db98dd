import type { GatewayModule } from '../../../module.ts';
import { identityPersonalData } from './personal-data.ts';
import { identityMigrations } from './migrations.ts';
import { identityPurges } from './purges.ts';
import { identityResolvers } from './resolvers.ts';
import { personRecord } from './profile/profile-repository.ts';
import { identityRoutes } from './routes.ts';
import { resolveSession } from './sessions/sessions.ts';
import { identitySections } from './member-sections.ts';

/** People, their sessions and the identity server. */
export const identityModule = {
  id: 'identity',
  personalData: identityPersonalData,
  memberSections: identitySections,
  migrations: identityMigrations,
  resolvers: identityResolvers,
  routes: identityRoutes,
  purges: identityPurges,
  personOf: resolveSession,
  personParts: [personRecord],
} as const satisfies GatewayModule;
