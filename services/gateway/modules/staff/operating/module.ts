import type { GatewayModule } from '../../../module.ts';
import { jobMarks } from '../../../jobs/marks-migration.ts';
import { operatingResolvers } from './staff-api/resolvers.ts';

/** Jobs, mails, releases, reported errors and figures over time as operators see them. The tables that it shows belong to others; that of jobs is made here. */
export const operatingModule = {
  id: 'operating',
  migrations: { '1780-job-marks': jobMarks },
  staffResolvers: operatingResolvers,
} as const satisfies GatewayModule;
