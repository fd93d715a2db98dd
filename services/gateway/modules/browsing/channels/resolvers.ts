import { percentageOfUnlockedPacks } from '@network/lifecycle/gems/gems.ts';
import { CHANNEL_LATEST_VIDEOS, GEMS } from '@network/tenant/constants.ts';
import { siteById } from '../../../config/known-network.ts';
import { isSlug } from '@network/validation/slug.ts';
import type {
  ChannelPackResolvers,
  ChannelResolvers,
  QueryChannelArgs,
  QueryResolvers,
  Resolvers,
} from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import {
  scopeFor,
  mediaSourceOf,
  type ChannelKey,
  countChannels,
  findChannel,
  findChannelList,
  findPack,
  type ChannelPlace,
  countChannelVideos,
  findChannelVideos,
  ownArtwork,
  nameIn,
  textIn,
} from '../../content/catalogue/public.ts';
import { pictureFor } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';

const MOST_VIDEOS = 24;
/** Own channels that a page presents. */
const MOST_PRESENTED = 24;
const VIDEOS_OF_PACK = 4;

const channel = {
  channelId: (row) => row.id,
  name: nameIn,
  description: (row) => textIn(row, 'description', row.description),
  isThirdPartyChannel: (row) => row.is_third_party,
  site: (row) => siteById(row.site_id),
  picture: (row, _args, context) =>
    ownArtwork(row, 'picture', mediaSourceOf(context)) ?? pictureFor('banner', row.id, mediaSourceOf(context)),
  videoCount: async (row, _args, { loaders }) => (await loaders.channels.contentOfChannel.load(row.id)).videoCount,
  packs: (row, _args, { loaders }) => loaders.channels.packsOfChannel.load(row.id),
  unlockedPackCount: async (row, _args, context) => (await packsOf(row.id, context)).unlocked,
  percentageOfUnlockedPacks: async (row, _args, context) => {
    const { unlocked, all } = await packsOf(row.id, context);
    return percentageOfUnlockedPacks(unlocked, all);
  },
  latestVideos: (row, { limit }, { loaders }) =>
    loaders.channels.newestOfChannel(row.id, within(limit, CHANNEL_LATEST_VIDEOS)),
} satisfies Partial<ChannelResolvers>;

const channelPack = {
  channelPackId: (row) => row.id,
  name: nameIn,
  description: (row) => textIn(row, 'description', row.description),
  channel: async (row, _args, { loaders }) => {
    const found = await loaders.catalogue.channel.load(row.channel_id);
    if (found === null) throw new Error(`Pack ${row.id} has no channel.`);
    return found;
  },
  picture: (row, _args, context) =>
    ownArtwork(row, 'picture', mediaSourceOf(context)) ?? pictureFor('listing', row.id, mediaSourceOf(context)),
  price: () => GEMS.packPrice,
  isUnlocked: async (row, _args, context) => (await context.viewer()).unlockedChannelPackIds.includes(row.id),
  videoCount: async (row, _args, { loaders }) => (await loaders.channels.contentOfPack.load(row.id)).videoCount,
  runLength: async (row, _args, { loaders }) => (await loaders.channels.contentOfPack.load(row.id)).seconds,
  minutes: async (row, _args, { loaders }) =>
    Math.round((await loaders.channels.contentOfPack.load(row.id)).seconds / 60),
  videos: (row, { limit }, { loaders }) => loaders.channels.newestOfPack(row.id, within(limit, VIDEOS_OF_PACK)),
} satisfies Partial<ChannelPackResolvers>;

const queries = {
  channels: async (_parent, { input }, context) => {
    const { db } = context.services;
    const kinds = await scopeFor(context);
    return loadPage(
      pageBounds(input),
      (rows) => findChannelList(db, kinds, rows),
      (most) => countChannels(db, kinds, most),
    );
  },
  internalChannels: async (_parent, _args, context) => {
    const kinds = { ...(await scopeFor(context)), thirdPartyChannels: false };
    return findChannelList(context.services.db, kinds, { offset: 0, limit: MOST_PRESENTED });
  },
  channel: async (_parent, args, context) => {
    const key = keyOf(args);
    return key === null ? null : findChannel(context.services.db, await scopeFor(context), key);
  },
  channelPack: async (_parent, { channel: of, pack }, context) =>
    isSlug(of) && isSlug(pack) ? findPack(context.services.db, await scopeFor(context), { channel: of, pack }) : null,
  channelVideos: async (_parent, { input }, context) => {
    const { db, clock } = context.services;
    const bounds = pageBounds(input);
    const place = await placeOf(input, context);
    const now = clock.now();
    if (place === null)
      return loadPage(
        bounds,
        async () => [],
        async () => 0,
      );
    return loadPage(
      bounds,
      (rows) => findChannelVideos(db, place, now, rows),
      (most) => countChannelVideos(db, place, now, most),
    );
  },
} satisfies Partial<QueryResolvers>;

/** Resolvers of channels and their packs. */
export const channelResolvers = { Query: queries, Channel: channel, ChannelPack: channelPack } satisfies Resolvers;

/** Null for a channel or a pack that is not shown here. */
async function placeOf(
  input: { readonly channel?: string | null; readonly pack?: string | null },
  context: RequestContext,
): Promise<ChannelPlace | null> {
  const { db } = context.services;
  const kinds = await scopeFor(context);
  if (!input.channel) return input.pack ? null : { kinds };
  if (!isSlug(input.channel)) return null;
  if (!input.pack) {
    const found = await findChannel(db, kinds, { slug: input.channel });
    return found && { channelId: found.id };
  }
  const pack = isSlug(input.pack) ? await findPack(db, kinds, { channel: input.channel, pack: input.pack }) : null;
  return pack && { channelId: pack.channel_id, packId: pack.id };
}

function keyOf({ slug, channelId, channelPackId }: Partial<QueryChannelArgs>): ChannelKey | null {
  if (slug) return isSlug(slug) ? { slug } : null;
  if (channelId) return { id: channelId };
  return channelPackId ? { packId: channelPackId } : null;
}

async function packsOf(channelId: string, context: RequestContext): Promise<{ unlocked: number; all: number }> {
  const [packs, viewer] = await Promise.all([
    context.loaders.channels.packsOfChannel.load(channelId),
    context.viewer(),
  ]);
  const mine = new Set(viewer.unlockedChannelPackIds);
  return { unlocked: packs.filter(({ id }) => mine.has(id)).length, all: packs.length };
}

const within = (requested: number | null | undefined, usual: number): number =>
  Math.min(Math.max(requested ?? usual, 0), MOST_VIDEOS);
