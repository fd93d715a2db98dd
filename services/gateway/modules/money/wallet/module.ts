import type { GatewayModule } from '../../../module.ts';
import { walletPersonalData } from './personal-data.ts';
import { walletSections } from './member-sections.ts';
import { walletMigrations } from './migrations.ts';
import { walletResolvers } from './resolvers.ts';

/** Gems and credits: what people have, spend, unlock, lose and get back, by the ledger. */
export const walletModule = {
  id: 'wallet',
  personalData: walletPersonalData,
  memberSections: walletSections,
  migrations: walletMigrations,
  resolvers: walletResolvers,
} as const satisfies GatewayModule;
