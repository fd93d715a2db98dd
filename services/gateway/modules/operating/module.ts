import type { GatewayModule } from '../../module.ts';
import { operatingResolvers } from './staff-api/resolvers.ts';

/** Jobs, mails, releases, reported errors and figures over time as operators see them. It has no tables of its own. */
export const operatingModule = {
  id: 'operating',
  staffResolvers: operatingResolvers,
} as const satisfies GatewayModule;
