import type { GatewayModule } from '../../module.ts';
import { adminOperation } from './admin-operation.ts';
import { staffMigrations } from './migrations.ts';

/** Members of staff, their tokens, and the audit of what they did. */
export const staffModule = {
  id: 'staff',
  migrations: staffMigrations,
  operations: [adminOperation],
} as const satisfies GatewayModule;
