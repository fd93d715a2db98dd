import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import type { VideoSubject } from '../subjects.ts';

/** One video of every sort that the rules distinguish, for tests and for the access table. */
export type ExampleVideo =
  | 'own'
  | 'other'
  | 'lockedPack'
  | 'openPack'
  | 'otherPack'
  | 'thirdParty'
  | 'denied'
  | 'upcoming'
  | 'free'
  | 'flagged'
  | 'picked'
  | 'unlocked';

/** A released video of a site, in no channel and with nothing special. */
export const plainVideo = (videoId: string, site: SiteId, rest: Partial<VideoSubject> = {}): VideoSubject => ({
  videoId,
  site,
  isDenied: false,
  isUpcoming: false,
  freeVideo: false,
  isFreeLimitedTrial: false,
  channelPackId: null,
  isThirdPartyChannel: false,
  ...rest,
});

/**
 * The example videos: `own` is of `site`, `free` and `unlocked` are of `other`, the flagged ones are for free limited
 * trials, the third-party one is in no pack.
 */
export function exampleVideos(site: SiteId, other: SiteId): Readonly<Record<ExampleVideo, VideoSubject>> {
  const video = (videoId: string, rest: Partial<VideoSubject> = {}): VideoSubject => plainVideo(videoId, site, rest);
  return {
    own: video('own'),
    other: video('other', { site: other }),
    lockedPack: video('in-locked-pack', { channelPackId: 'locked-pack' }),
    openPack: video('in-open-pack', { channelPackId: 'open-pack' }),
    otherPack: video('in-third-party-pack', { site: other, channelPackId: 'other-pack', isThirdPartyChannel: true }),
    thirdParty: video('third-party', { isThirdPartyChannel: true }),
    denied: video('denied', { isDenied: true }),
    upcoming: video('upcoming', { isUpcoming: true }),
    free: video('free', { site: other, freeVideo: true }),
    flagged: video('flagged', { isFreeLimitedTrial: true }),
    picked: video('picked', { isFreeLimitedTrial: true }),
    unlocked: video('unlocked', { site: other }),
  };
}
