import type { SiteId } from '@network/tenant/sites.ts';

/** What the rules need to know of a video; a page's and a gateway's video both fit. */
export interface VideoSubject {
  readonly videoId: string;
  readonly site: SiteId;
  readonly isDenied: boolean;
  readonly isUpcoming: boolean;
  readonly freeVideo: boolean;
  readonly isFreeLimitedTrial: boolean;
  /** Null for a video outside any channel. */
  readonly channelPackId: string | null;
  readonly isThirdPartyChannel: boolean;
}
