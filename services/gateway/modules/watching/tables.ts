import type { Generated } from 'kysely';

/** What people put aside to watch later. Their settings are identity's `profile_states`. */
export interface WatchLaterTable {
  user_id: string;
  video_id: string;
  added_at: Date;
}

/** Where each viewer stopped in each video. */
export interface PlaybackPositionsTable {
  user_id: string;
  video_id: string;
  position_seconds: number;
  /** When it was sent: an older message that comes late changes nothing. */
  saved_at: Date;
  /** The last saved position was the end. */
  is_complete: Generated<boolean>;
  /** When the end was first reached. */
  completed_at: Generated<Date | null>;
  /** Taken off the row to continue then; watching on puts it back. */
  set_aside_at: Generated<Date | null>;
}

/** Tables of the watching module. */
export interface WatchingTables {
  playback_positions: PlaybackPositionsTable;
  watch_later: WatchLaterTable;
}
