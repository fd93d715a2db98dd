import type { Selectable } from 'kysely';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { Artwork } from './pictures/artwork.ts';
import type { ChannelsTable, VideosTable } from './tables.ts';

/** Who is in a video, as far as cards say it. */
export interface CastMember {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly artwork: Artwork | null;
}

export type VideoRow = Selectable<Omit<VideosTable, 'search' | 'facets' | 'is_published'>> & {
  /** The performers in billing order; lists of videos read them with their rows, and elsewhere a loader does. */
  readonly cast_members?: readonly CastMember[];
};

/** A video as the access rules need it; upcoming is what is not released yet at this moment. */
export function videoSubjectOf(
  row: VideoRow,
  channel: Pick<Selectable<ChannelsTable>, 'is_third_party'> | null,
  { services }: Pick<RequestContext, 'services'>,
): VideoSubject {
  return {
    videoId: row.id,
    site: row.site_id,
    isDenied: row.is_denied,
    isUpcoming: row.released_at > services.clock.now(),
    freeVideo: row.free_video,
    isFreeLimitedTrial: row.is_free_limited_trial,
    channelPackId: row.channel_pack_id,
    isThirdPartyChannel: channel?.is_third_party ?? false,
    guestUserScene: row.guest_user_scene,
  };
}

/** Whether an object of the schema is a video. */
export function isVideoRow(value: unknown): value is VideoRow {
  return typeof value === 'object' && value !== null && 'released_at' in value && 'site_id' in value;
}
