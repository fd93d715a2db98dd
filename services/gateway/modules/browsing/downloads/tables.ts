import type { Generated } from 'kysely';

/** Downloads counted by the rolling quotas. */
export interface DownloadEventsTable {
  id: Generated<string>;
  user_id: string;
  video_id: string;
  quota: 'videos' | 'channelCategories';
  downloaded_at: Date;
}

/** Tables of the downloads module. */
export interface DownloadTables {
  download_events: DownloadEventsTable;
}
