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

/** Where viewers stopped in films that they took off their history, for as long as they can restore them. */
export interface RemovedPositionsTable {
  user_id: string;
  /** Made by the browser, for all films that went at once. */
  removal_id: string;
  video_id: string;
  position_seconds: number;
  saved_at: Date;
  is_complete: boolean;
  completed_at: Date | null;
  set_aside_at: Date | null;
  removed_at: Date;
}

/** Tables of the watching module. */
export interface WatchingTables {
  playback_positions: PlaybackPositionsTable;
  removed_positions: RemovedPositionsTable;
  watch_later: WatchLaterTable;
}
