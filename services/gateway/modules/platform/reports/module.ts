import type { GatewayModule } from '../../../module.ts';
import { reportsMigrations } from './migrations.ts';
import { reportsPurges } from './purges.ts';
import { reportsOperation } from './reports-operation.ts';
import { reportsRoutes } from './routes.ts';

/** The inbox of what people report of errors, where no outside service takes it. */
export const reportsModule = {
  id: 'reports',
  migrations: reportsMigrations,
  routes: reportsRoutes,
  purges: reportsPurges,
  operations: [reportsOperation],
} as const satisfies GatewayModule;
