import type { GatewayModule } from '../../../module.ts';
import { releasesMigrations } from './migrations.ts';
import { releasesPurges } from './purges.ts';

/** The releases of brands with their documents. Its command is beside the others, as it needs the whole schema. */
export const releasesModule = {
  id: 'releases',
  migrations: releasesMigrations,
  purges: releasesPurges,
} as const satisfies GatewayModule;
