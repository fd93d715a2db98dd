import type { Database } from '../../../db/database.ts';
import { videoNames } from '../../content/catalogue/public.ts';

/** A counted download. The title is null for a film that is not published any more. */
export interface DownloadOfMember {
  readonly at: Date;
  readonly videoId: string;
  readonly title: string | null;
}

/** A person's counted downloads, the newest first. */
export async function downloadsOfMember(
  db: Database,
  userId: string,
  most: number,
): Promise<readonly DownloadOfMember[]> {
  return db
    .selectFrom('download_events as event')
    .leftJoin(videoNames(db).as('video'), 'video.id', 'event.video_id')
    .select(['event.downloaded_at as at', 'event.video_id as videoId', 'video.title'])
    .where('event.user_id', '=', userId)
    .orderBy('event.downloaded_at', 'desc')
    .limit(most)
    .execute();
}
