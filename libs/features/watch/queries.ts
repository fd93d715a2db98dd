import { operationQuery } from '@network/core/api/operation-query.ts';
import { VideoPageDocument, type VideoPageQuery } from './api/video-page.generated.ts';

/** A video with everything that its page shows. */
export type WatchVideo = NonNullable<VideoPageQuery['video']>;

/** The video of a slug; null when this tenant shows none. Film page and trailer page share it. */
export const videoPageQuery = (slug: string) => operationQuery(VideoPageDocument, { slug });
