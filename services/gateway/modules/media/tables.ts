import type { Generated } from 'kysely';

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

/** Tables of the media module. */
export interface MediaTables {
  playback_positions: PlaybackPositionsTable;
}
