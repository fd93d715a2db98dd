import { GEMS } from '@network/tenant/constants.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { scopeFor, findPack } from '../../content/catalogue/public.ts';
import { balanceOf } from './balance.ts';
import { findMovements } from './transactions.ts';
import { unlockPack } from './unlock-pack.ts';
import { unlockVideo } from './unlock-video.ts';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;

const queries = {
  videoById: (_parent, { id }, { loaders }) => loaders.catalogue.video.load(id),
  getGemsBalance: async (_parent, _args, context) => ({
    amount: await balanceOf(context.services.db, (await requirePerson(context)).userId, 'gems'),
  }),
  getTransactions: async (_parent, { since }, context) => {
    const from = since ? new Date(since) : null;
    if (from !== null && Number.isNaN(from.getTime())) throw badRequest('Expected an instant.');
    return findMovements(context.services.db, (await requirePerson(context)).userId, from);
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  unlockChannelPack: async (_parent, { input }, context) => {
    const { db, clock } = context.services;
    const { channelPackId, idempotencyKey } = input;
    if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw badRequest('Expected an idempotency key of 8 to 64 characters.');
    const pack = await findPack(db, await scopeFor(context), { id: channelPackId });
    if (pack === null) throw notFound();
    const { userId } = await requirePerson(context);
    const answer = await unlockPack(db, { userId, packId: pack.id, idempotencyKey, at: clock.now() });
    context.clearCachedViewer();
    switch (answer.outcome) {
      case 'unlocked':
        return { __typename: 'ChannelPackUnlocked', pack, balance: answer.balance };
      case 'already-unlocked':
        return {
          __typename: 'ChannelPackAlreadyUnlocked',
          messageKey: 'unlock_channel_modal.already_unlocked',
          pack,
          balance: answer.balance,
        };
      case 'out-of-balance':
        return {
          __typename: 'OutOfBalance',
          messageKey: 'unlock_channel_modal.not_enough_funds',
          balance: answer.balance,
          price: GEMS.packPrice,
        };
      case 'other-purchase':
        throw new GatewayError('CONFLICT', 'errors.badRequest', 'This key was used for another pack.');
    }
  },
  UnlockVideo: async (_parent, { input }, context) => {
    const { db, clock } = context.services;
    const video = await context.loaders.catalogue.video.load(input.id);
    if (video === null) throw notFound();
    const answer = await unlockVideo(db, {
      userId: (await requirePerson(context)).userId,
      videoId: video.id,
      at: clock.now(),
    });
    context.clearCachedViewer();
    const { credits } = answer;
    switch (answer.outcome) {
      case 'unlocked':
        return { __typename: 'VideoUnlocked', video, credits };
      case 'already-unlocked':
        return {
          __typename: 'VideoAlreadyUnlocked',
          messageKey: 'video_unlock_modal.already_unlocked',
          video,
          credits,
        };
      case 'no-credit':
        return { __typename: 'VideoUnlockFailed', messageKey: 'video_unlock_modal.error' };
    }
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of the wallet. The guard of `@access` checks who may spend before any of them runs. */
export const walletResolvers = { Query: queries, Mutation: mutations } satisfies Resolvers;

const badRequest = (message: string) => new GatewayError('BAD_REQUEST', 'errors.badRequest', message);
const notFound = () => new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such thing here.');
