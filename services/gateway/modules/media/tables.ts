/** Where each viewer stopped in each video. */
export interface PlaybackPositionsTable {
  user_id: string;
  video_id: string;
  position_seconds: number;
  /** When it was sent: an older message that comes late changes nothing. */
  saved_at: Date;
}

/** Tables of the media module. */
export interface MediaTables {
  playback_positions: PlaybackPositionsTable;
}
