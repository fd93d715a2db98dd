import type { GatewayModule } from '../../../module.ts';
import { personalPartResolvers } from './resolvers.ts';

/** What is personal on a page, to be laid over the part that everybody with the same rights shares. */
export const personalPartModule = {
  id: 'personal-part',
  resolvers: personalPartResolvers,
} as const satisfies GatewayModule;
