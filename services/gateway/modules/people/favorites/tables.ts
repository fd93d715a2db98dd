/** Each person's favorites; a row for each. */
export interface FavoriteVideosTable {
  user_id: string;
  video_id: string;
  added_at: Date;
}

export interface FavoritePerformersTable {
  user_id: string;
  performer_id: string;
  added_at: Date;
}

export interface FavoriteChannelsTable {
  user_id: string;
  channel_id: string;
  added_at: Date;
}

/** Tables of the favorites module. */
export interface FavoritesTables {
  favorite_videos: FavoriteVideosTable;
  favorite_performers: FavoritePerformersTable;
  favorite_channels: FavoriteChannelsTable;
}
