import type { QueryResolvers, Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { balanceOf } from './balance.ts';
import { findMovements } from './transactions.ts';
import { unlockChannelPack } from './unlock-pack.ts';
import { unlockVideoForCredit } from './unlock-video.ts';

const queries = {
  videoById: (_parent, { id }, { loaders }) => loaders.catalogue.video.load(id),
  getGemsBalance: async (_parent, _args, context) => ({
    amount: await balanceOf(context.services.db, (await requirePerson(context)).userId, 'gems'),
  }),
  getTransactions: async (_parent, { since }, context) => {
    const from = since ? new Date(since) : null;
    if (from !== null && Number.isNaN(from.getTime())) {
      throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an instant.');
    }
    return findMovements(context.services.db, (await requirePerson(context)).userId, from);
  },
} satisfies Partial<QueryResolvers>;

/** Resolvers of the wallet. */
export const walletResolvers = {
  Query: queries,
  Mutation: { unlockChannelPack, UnlockVideo: unlockVideoForCredit },
} satisfies Resolvers;
