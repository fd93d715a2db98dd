import type { GatewayModule } from '../../module.ts';
import { membershipMigrations } from './migrations.ts';

/** Subscriptions, what they open, and what people hold: unlocks, credits, gems, downloads. */
export const membershipModule = {
  id: 'membership',
  migrations: membershipMigrations,
} as const satisfies GatewayModule;
