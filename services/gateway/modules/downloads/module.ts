import type { GatewayModule } from '../../module.ts';
import { downloadsOfPerson } from './download-quotas.ts';
import { seedDownloads } from './demonstration/seed.ts';
import { downloadsPersonalData } from './personal-data.ts';
import { downloadsResolvers } from './resolvers.ts';

/** Downloading videos, and how many are left. */
export const downloadsModule = {
  id: 'downloads',
  personalData: downloadsPersonalData,
  personParts: [downloadsOfPerson],
  resolvers: downloadsResolvers,
  seed: seedDownloads,
} as const satisfies GatewayModule;
