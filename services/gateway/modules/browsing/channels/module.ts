import type { GatewayModule } from '../../../module.ts';
import { channelMigrations } from './migrations.ts';
import { channelResolvers } from './resolvers.ts';

/** Channels and their packs: their contents, and how much of it a viewer has unlocked. */
export const channelsModule = {
  id: 'channels',
  migrations: channelMigrations,
  resolvers: channelResolvers,
} as const satisfies GatewayModule;
