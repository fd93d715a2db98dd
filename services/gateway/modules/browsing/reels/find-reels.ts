import type { FilmKey } from '../../content/media/public.ts';
import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, listedVideos } from '../../content/catalogue/public.ts';

/** A reel with the viewer's rating and bookmark. */
export interface ReelRow extends Omit<FilmKey, 'id'> {
  readonly id: string;
  readonly video_id: string;
  readonly best_height: number | null;
  readonly run_length_seconds: number;
  readonly position: number;
  readonly my_rating: number | null;
  readonly is_bookmarked: boolean | null;
}

export interface ReelWindow {
  /** The place in the feed after which to begin; 0 for its start. */
  readonly after: number;
  readonly limit: number;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly now: Date;
}

/** Reels of films that this tenant lists and that are out. */
export function findReels(
  db: Database,
  scope: CatalogueScope,
  { after, limit, userId, now }: ReelWindow,
): Promise<ReelRow[]> {
  return listedVideos(db, scope)
    .innerJoin('reels', 'reels.video_id', 'videos.id')
    .leftJoin('reel_ratings', (join) =>
      join.onRef('reel_ratings.reel_id', '=', 'reels.id').on('reel_ratings.user_id', '=', userId ?? ''),
    )
    .leftJoin('reel_bookmarks', (join) =>
      join.onRef('reel_bookmarks.reel_id', '=', 'reels.id').on('reel_bookmarks.user_id', '=', userId ?? ''),
    )
    .select([
      'reels.id',
      'reels.video_id',
      'videos.best_height',
      'videos.run_length_seconds',
      'videos.composition',
      'videos.own_media',
      'videos.picture_focus',
      'videos.picture_crops',
      'reels.position',
      'reel_ratings.rating as my_rating',
      'reel_bookmarks.is_bookmarked',
    ])
    .where('reels.is_published', '=', true)
    .where('reels.position', '>', after)
    .where('videos.released_at', '<=', now)
    .where('videos.is_denied', '=', false)
    .orderBy('reels.position')
    .limit(limit)
    .execute();
}

/** The place of a reel in the feed; null where this tenant shows no such reel. */
export async function placeOfReel(db: Database, scope: CatalogueScope, reelId: string): Promise<number | null> {
  const row = await listedVideos(db, scope)
    .innerJoin('reels', 'reels.video_id', 'videos.id')
    .select('reels.position')
    .where('reels.id', '=', reelId)
    .where('reels.is_published', '=', true)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Whether this tenant shows such a reel. */
export async function isReelShown(db: Database, scope: CatalogueScope, reelId: string): Promise<boolean> {
  return (await placeOfReel(db, scope, reelId)) !== null;
}
