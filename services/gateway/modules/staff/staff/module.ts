import type { GatewayModule } from '../../../module.ts';
import { adminOperation } from './admin-operation.ts';
import { staffMigrations } from './migrations.ts';
import { staffAuditResolvers } from './staff-api/resolvers.ts';
import { staffPurges } from './sign-in/purges.ts';
import { checkAudit } from './check-audit.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';

/** Members of staff, their tokens and sessions, and the audit of what they did. */
export const staffModule = {
  id: 'staff',
  migrations: staffMigrations,
  routes: sessionRoutes,
  purges: staffPurges,
  staffResolvers: staffAuditResolvers,
  jobs: [checkAudit],
  operations: [adminOperation],
} as const satisfies GatewayModule;
