import type { GatewayModule } from '../../module.ts';
import { seedDownloads } from './demonstration/seed.ts';
import { downloadsPersonalData } from './personal-data.ts';
import { downloadsResolvers } from './resolvers.ts';

/** Downloading videos, and how many are left. */
export const downloadsModule = {
  id: 'downloads',
  personalData: downloadsPersonalData,
  resolvers: downloadsResolvers,
  seed: seedDownloads,
} as const satisfies GatewayModule;
