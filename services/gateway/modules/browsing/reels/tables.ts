import type { Generated } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';

/** A short clip of a film, shown in the vertical feed. */
export interface ReelsTable {
  id: string;
  site_id: SiteId;
  video_id: string;
  /** Order of the feed, from 1. */
  position: number;
  /** False once editors took it back: nobody finds it. */
  is_published: Generated<boolean>;
}

interface ReelEvent {
  user_id: string;
  reel_id: string;
  /** The recommendation that led to it, as the recommender called it. */
  recomm_id: string | null;
  /** When it happened, by the clock of the page. */
  happened_at: Date;
}

/** What a member thinks of a reel; the newest word counts. Taking a rating back is a word too: null. */
export interface ReelRatingsTable extends ReelEvent {
  /** From -1 to 1. */
  rating: number | null;
}

/** Whether a reel is bookmarked; a removed bookmark remains as a row, for events that arrive late. */
export interface ReelBookmarksTable extends ReelEvent {
  is_bookmarked: boolean;
}

export interface ReelTables {
  reels: ReelsTable;
  reel_views: ReelEvent;
  reel_ratings: ReelRatingsTable;
  reel_bookmarks: ReelBookmarksTable;
  /** Views of the film that followed from a reel. */
  reel_purchases: ReelEvent;
}
