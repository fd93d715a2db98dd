import type { NextStepItem } from './use-next-step.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import type { SiteId } from '@network/tenant/sites.ts';

type SubjectVideo = Pick<
  VideoCardFragment,
  'videoId' | 'isDenied' | 'isUpcoming' | 'freeVideo' | 'isFreeLimitedTrial' | 'site' | 'channel'
>;

/** A video of the schema as a subject of the access rules, with the channel that its next step may need. */
export function toVideoSubject(video: SubjectVideo): NextStepItem {
  return {
    videoId: video.videoId,
    site: video.site.id as SiteId,
    isDenied: video.isDenied,
    isUpcoming: video.isUpcoming,
    freeVideo: video.freeVideo,
    isFreeLimitedTrial: video.isFreeLimitedTrial,
    channelPackId: video.channel?.channelPackId ?? null,
    channelId: video.channel?.channelId ?? null,
    isThirdPartyChannel: video.channel?.isThirdPartyChannel ?? false,
  };
}
