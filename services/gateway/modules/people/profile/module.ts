import type { GatewayModule } from '../../../module.ts';
import { profileResolvers } from './resolvers.ts';

/** The signed-in person as a brand sees them, put together from what identity, memberships and downloads know. */
export const profileModule = {
  id: 'profile',
  resolvers: profileResolvers,
} as const satisfies GatewayModule;
