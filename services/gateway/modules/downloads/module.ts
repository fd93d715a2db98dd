import type { GatewayModule } from '../../module.ts';
import { downloadsResolvers } from './resolvers.ts';

/** Downloading videos, and how many are left. Its events are of the membership's tables. */
export const downloadsModule = { id: 'downloads', resolvers: downloadsResolvers } as const satisfies GatewayModule;
