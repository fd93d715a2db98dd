import type { GatewayModule } from '../../module.ts';
import { supportMigrations } from './migrations.ts';
import { supportPersonalData } from './personal-data.ts';
import { supportResolvers } from './staff-api/resolvers.ts';

/** Members as staff find, see and help them: the search, one member, actions with a reason, and what two have to decide. */
export const supportModule = {
  id: 'support',
  migrations: supportMigrations,
  staffResolvers: supportResolvers,
  personalData: supportPersonalData,
} as const satisfies GatewayModule;
