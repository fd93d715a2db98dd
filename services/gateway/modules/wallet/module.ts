import type { GatewayModule } from '../../module.ts';
import { walletPersonalData } from './personal-data.ts';
import { gemsGrantJob } from './gems-grant-job.ts';
import { walletMigrations } from './migrations.ts';
import { walletResolvers } from './resolvers.ts';

/** Gems and credits: what people have, get, spend and lose. The ledger itself is membership's. */
export const walletModule = {
  id: 'wallet',
  personalData: walletPersonalData,
  migrations: walletMigrations,
  resolvers: walletResolvers,
  jobs: [gemsGrantJob],
} as const satisfies GatewayModule;
