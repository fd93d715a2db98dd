import type { GatewayModule } from '../../module.ts';
import { seedModel } from './demonstration/seed.ts';
import { profileResolvers } from './resolvers.ts';

/** The signed-in person as a brand sees them, put together from what identity, memberships and downloads know. */
export const profileModule = {
  id: 'profile',
  resolvers: profileResolvers,
  seed: seedModel,
} as const satisfies GatewayModule;
