import type { VideoSubject } from '@network/access/subjects.ts';
import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import type { BrandUnderTest } from '../brands.ts';
import { queryGateway } from './send-request.ts';

const FIELDS = `videoId isDenied isUpcoming freeVideo isFreeLimitedTrial guestUserScene
  site { id } channel { channelPackId isThirdPartyChannel }`;

interface ListedVideo extends Omit<VideoSubject, 'site' | 'channelPackId' | 'isThirdPartyChannel'> {
  readonly site: { readonly id: string };
  readonly channel: { readonly channelPackId: string | null; readonly isThirdPartyChannel: boolean } | null;
}

interface Page {
  readonly items: readonly ListedVideo[];
}

/**
 * One video of every kind that the rules distinguish, from a brand's own listings, and those that somebody unlocked.
 */
export async function sampleVideos(
  brand: BrandUnderTest,
  unlocked: readonly string[],
): Promise<readonly VideoSubject[]> {
  const kinds = new Map<string, VideoSubject>();
  const add = (listed: readonly ListedVideo[]): void => {
    for (const video of listed.map(subjectOf)) {
      const { videoId, ...kind } = video;
      const key = JSON.stringify({
        ...kind,
        unlocked: unlocked.includes(videoId),
        channelPackId: kind.channelPackId !== null,
      });
      if (!kinds.has(key)) kinds.set(key, video);
    }
  };
  for (const page of [1, 2, 3]) {
    const input = { page, pageSize: 48 };
    const lists = `query ($input: VideosInput!, $channels: ChannelVideosInput!) {
      videos(input: $input) { items { ${FIELDS} } } channelVideos(input: $channels) { items { ${FIELDS} } } }`;
    const { data } = await queryGateway(brand.members, lists, { input, channels: input });
    for (const list of ['videos', 'channelVideos']) add((data?.[list] as Page | undefined)?.items ?? []);
  }
  for (const id of unlocked.slice(0, 3)) {
    const { data } = await queryGateway(brand.members, `query ($id: ID!) { videoById(id: $id) { ${FIELDS} } }`, { id });
    if (data?.['videoById']) add([data['videoById'] as ListedVideo]);
  }
  return [...kinds.values()];
}

function subjectOf({ site, channel, ...video }: ListedVideo): VideoSubject {
  return {
    ...video,
    site: site.id as SiteId,
    channelPackId: channel?.channelPackId ?? null,
    isThirdPartyChannel: channel?.isThirdPartyChannel ?? false,
  };
}
