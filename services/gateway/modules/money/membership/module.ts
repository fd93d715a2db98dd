import type { GatewayModule } from '../../../module.ts';
import { membershipPersonalData } from './personal-data.ts';
import { viewerFor } from './load-viewer.ts';
import { gemsGrantJob } from './gems/gems-grant-job.ts';
import { brandJoinedLast, membershipOfPerson } from './membership-repository.ts';
import { membershipMigrations } from './migrations.ts';
import { membershipSections } from './member-sections.ts';
import { releaseReservedNames } from '../../people/identity/public.ts';

/** Subscriptions, what they open, and the gems that come and go with them. */
export const membershipModule = {
  id: 'membership',
  personalData: membershipPersonalData,
  memberSections: membershipSections,
  migrations: membershipMigrations,
  jobs: [gemsGrantJob, releaseReservedNames(brandJoinedLast)],
  personParts: [membershipOfPerson],
  viewerOf: async (services, { facts }, tenant) => viewerFor(services, facts.get(membershipOfPerson), tenant),
} as const satisfies GatewayModule;
