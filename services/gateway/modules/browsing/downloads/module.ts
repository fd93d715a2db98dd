import type { GatewayModule } from '../../../module.ts';
import { downloadsOfPerson } from './download-quotas.ts';
import { downloadsPersonalData } from './personal-data.ts';
import { downloadsResolvers } from './resolvers.ts';

/** Downloading videos, and how many are left. */
export const downloadsModule = {
  id: 'downloads',
  personalData: downloadsPersonalData,
  personParts: [downloadsOfPerson],
  resolvers: downloadsResolvers,
} as const satisfies GatewayModule;
