import type { GatewayModule } from '../../module.ts';
import { membershipPersonalData } from './personal-data.ts';
import { seedMemberships } from './demonstration/seed.ts';
import { loadViewer } from './load-viewer.ts';
import { membershipMigrations } from './migrations.ts';
import { membershipSections } from './member-sections.ts';

/** Subscriptions, what they open, and what people hold: unlocks, credits, gems, downloads. */
export const membershipModule = {
  id: 'membership',
  personalData: membershipPersonalData,
  memberSections: membershipSections,
  migrations: membershipMigrations,
  seed: seedMemberships,
  viewerOf: (services, person, tenant) => loadViewer(services, person.userId, tenant),
} as const satisfies GatewayModule;
