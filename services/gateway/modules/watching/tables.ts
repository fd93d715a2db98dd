/** What people put aside to watch later. Where they stopped is in `playback_positions`, their settings in `profile_states`. */
export interface WatchLaterTable {
  user_id: string;
  video_id: string;
  added_at: Date;
}

/** Tables of the watching module. */
export interface WatchingTables {
  watch_later: WatchLaterTable;
}
