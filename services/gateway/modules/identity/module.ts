import type { GatewayModule } from '../../module.ts';
import { identityMigrations } from './migrations.ts';

/** People, their sessions and the identity server. */
export const identityModule = {
  id: 'identity',
  migrations: identityMigrations,
} as const satisfies GatewayModule;
