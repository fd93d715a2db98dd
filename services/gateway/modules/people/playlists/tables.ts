import type { Generated } from 'kysely';

/** A list of films that a member put together. */
export interface PlaylistsTable {
  id: string;
  user_id: string;
  name: string;
  description: string;
  /** The secret of its public address; null while the list is private. */
  share_token: string | null;
  /** Its owner agreed that the public page shows their display name. */
  shows_name: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
  /** Deleted by its owner, who can still undo it for a day. */
  deleted_at: Generated<Date | null>;
}

/** The films of a list, in the order of their positions. */
export interface PlaylistVideosTable {
  playlist_id: string;
  video_id: string;
  position: number;
  added_at: Date;
}

/** Tables of the playlists module. */
export interface PlaylistTables {
  playlists: PlaylistsTable;
  playlist_videos: PlaylistVideosTable;
}
