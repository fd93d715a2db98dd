import { operationQuery } from '@network/core/api/operation-query.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { AllChannelVideosPageDocument } from './api/all-channel-videos-page.generated.ts';
import { ChannelPackPageDocument } from './api/channel-pack-page.generated.ts';
import { ChannelPageDocument } from './api/channel-page.generated.ts';
import { ChannelVideosPageDocument } from './api/channel-videos-page.generated.ts';
import { ChannelsPageDocument } from './api/channels-page.generated.ts';

/** The channels that the tenant shows. */
export const channelsQuery = (page: number) =>
  operationQuery(ChannelsPageDocument, { input: { page, pageSize: PAGE_SIZE } });

/** A channel with its packs and its newest videos; null when the tenant shows none of that slug. */
export const channelQuery = (slug: string) => operationQuery(ChannelPageDocument, { slug });

export const channelVideosQuery = (slug: string, page: number) =>
  operationQuery(ChannelVideosPageDocument, { slug, page });

/** The videos of every channel that the tenant shows. */
export const allChannelVideosQuery = (page: number) => operationQuery(AllChannelVideosPageDocument, { page });

export const channelPackQuery = (channel: string, pack: string, page: number) =>
  operationQuery(ChannelPackPageDocument, { channel, pack, page });
