import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import { DOWNLOAD_AGAIN_MS } from './take-download.ts';

interface DownloadKey {
  readonly userId: string;
  readonly videoId: string;
}

/** Loaders of one request for what people downloaded. */
export interface DownloadsLoaders {
  /** When a video was counted last, within the time in which it may be downloaded again; else null. */
  readonly takenAt: DataLoader<DownloadKey, Date | null, string>;
}

const keyOf = ({ userId, videoId }: DownloadKey): string => JSON.stringify([userId, videoId]);

export function createDownloadsLoaders({ services }: LoaderScope): DownloadsLoaders {
  const { db, clock } = services;
  return {
    takenAt: new DataLoader(
      async (keys) => {
        const rows = await db
          .selectFrom('download_events')
          .select((eb) => ['user_id', 'video_id', eb.fn.max('downloaded_at').as('taken_at')])
          .where('user_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
          .where('video_id', 'in', [...new Set(keys.map(({ videoId }) => videoId))])
          .where('downloaded_at', '>', new Date(clock.now().getTime() - DOWNLOAD_AGAIN_MS))
          .groupBy(['user_id', 'video_id'])
          .execute();
        const found = new Map(rows.map((row) => [keyOf({ userId: row.user_id, videoId: row.video_id }), row.taken_at]));
        return keys.map((key) => found.get(keyOf(key)) ?? null);
      },
      { cacheKeyFn: keyOf },
    ),
  };
}
