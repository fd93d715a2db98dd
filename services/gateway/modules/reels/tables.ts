import type { SiteId } from '@network/tenant/sites.ts';

/** A short passage that stands for a film, shown in the vertical feed. */
export interface ReelsTable {
  id: string;
  site_id: SiteId;
  video_id: string;
  /** Order of the feed, from 1. */
  position: number;
}

interface ReelEvent {
  user_id: string;
  reel_id: string;
  /** The recommendation that led to it, as the recommender called it. */
  recomm_id: string | null;
  /** When it happened, by the page that tells of it. */
  happened_at: Date;
}

/** What a member thinks of a reel; the newest word counts. Taking a rating back is a word too: null. */
export interface ReelRatingsTable extends ReelEvent {
  /** From -1 to 1. */
  rating: number | null;
}

/** Whether a member keeps a reel; a bookmark that was taken away stays known, for events that arrive late. */
export interface ReelBookmarksTable extends ReelEvent {
  is_kept: boolean;
}

export interface ReelTables {
  reels: ReelsTable;
  reel_views: ReelEvent;
  reel_ratings: ReelRatingsTable;
  reel_bookmarks: ReelBookmarksTable;
  /** Who went from a reel to its film. */
  reel_purchases: ReelEvent;
}
