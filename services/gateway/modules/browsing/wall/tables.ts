import type { Generated } from 'kysely';
import type { ReportReason } from '@network/validation/report-reasons.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Artwork, TranslationsColumn } from '../../content/catalogue/public.ts';

/** A picture with words that a curator put on the wall. */
export interface WallPostsTable {
  id: string;
  site_id: SiteId;
  curator: string;
  text: string;
  /** The text as a description. */
  translations: TranslationsColumn;
  /** The film that it speaks of. */
  video_id: string;
  /** Proportions of its picture on the wall. */
  shape: 'wide' | 'tall';
  /** Only approved ones are shown. */
  status: 'pending' | 'approved' | 'rejected';
  posted_at: Date;
  moderated_at: Date | null;
  /** A picture of its own; its film's is shown without. */
  artwork: Generated<Artwork | null>;
}

/** A member's report of a post: one for each person and post, also after it was settled. */
export interface WallPostReportsTable {
  post_id: string;
  user_id: string;
  reason: ReportReason;
  reported_at: Date;
  /** When a moderator or an editor decided about the post; null until then. */
  settled_at: Date | null;
}

export interface WallTables {
  wall_posts: WallPostsTable;
  wall_post_reports: WallPostReportsTable;
}
