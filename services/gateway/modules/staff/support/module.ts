import type { GatewayModule } from '../../../module.ts';
import { endRequests } from './approvals/end-requests.ts';
import { endDataLinks } from './data-requests/data-requests.ts';
import { warnOfDataRequests } from './data-requests/warn-of-data-requests.ts';
import { endLockedRenewals } from './locked-accounts/end-locked-renewals.ts';
import { supportMigrations } from './migrations.ts';
import { supportPersonalData } from './personal-data.ts';
import { supportResolvers } from './staff-api/resolvers.ts';

/** Members as staff find, see and help them: the search, one member, actions with a reason, and what two have to decide. */
export const supportModule = {
  id: 'support',
  migrations: supportMigrations,
  staffResolvers: supportResolvers,
  personalData: supportPersonalData,
  jobs: [warnOfDataRequests, endLockedRenewals],
  onMailedLinksEnded: endDataLinks,
  onTakenBack: endRequests,
} as const satisfies GatewayModule;
