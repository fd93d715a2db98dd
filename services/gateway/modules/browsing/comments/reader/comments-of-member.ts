import type { Database } from '../../../../db/database.ts';
import { videoNames } from '../../../content/catalogue/public.ts';

/** A comment in the history of its author. The title is null for a film that is not published any more. */
export interface CommentOfMember {
  readonly id: string;
  readonly videoId: string;
  readonly title: string | null;
  readonly text: string;
  readonly at: Date;
  readonly removedAt: Date | null;
  /** Since when its author alone sees it. */
  readonly shadowedAt: Date | null;
  readonly openReports: number;
}

/** What a person wrote, the newest first; what they deleted themselves has no text. */
export async function commentsOfMember(
  db: Database,
  userId: string,
  most: number,
): Promise<readonly CommentOfMember[]> {
  return db
    .selectFrom('comments')
    .leftJoin(videoNames(db).as('video'), 'video.id', 'comments.video_id')
    .select(['comments.id', 'comments.video_id as videoId', 'video.title', 'comments.text'])
    .select([
      'comments.created_at as at',
      'comments.removed_at as removedAt',
      'comments.shadowed_at as shadowedAt',
      'comments.open_reports as openReports',
    ])
    .where('comments.author_id', '=', userId)
    .orderBy('comments.id', 'desc')
    .limit(most)
    .execute();
}
