import type { GatewayModule } from '../../module.ts';
import { scalars } from './scalars.ts';

/** What every module's part of the schema builds on: scalars, directives, pages of lists. */
export const networkModule = { id: 'network', resolvers: scalars } as const satisfies GatewayModule;
