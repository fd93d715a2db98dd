import DataLoader from 'dataloader';
import type { Selectable } from 'kysely';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { LoaderScope } from '../../http/loaders.ts';
import { scopeOf } from './scope.ts';
import { findVideosByIds } from './reader/videos-by-key.ts';
import { findChannels } from './reader/channels.ts';
import type { ChannelsTable } from './tables.ts';
import { type VideoRow, videoSubjectOf } from './video-subject.ts';

export type ChannelRow = Selectable<ChannelsTable>;

/** Loaders of one request for what hangs on a video or a performer. Nothing that the tenant does not show is found. */
export interface CatalogueLoaders {
  readonly video: DataLoader<string, VideoRow | null>;
  readonly channel: DataLoader<string, ChannelRow | null>;
  /** A video as the access rules need it; null when this tenant shows no such video. */
  readonly videoSubject: DataLoader<string, VideoSubject | null>;
}

export function createCatalogueLoaders({ services, tenant }: LoaderScope): CatalogueLoaders {
  const { db } = services;
  const scope = scopeOf(tenant);
  const video = new DataLoader<string, VideoRow | null>((ids) => findVideosByIds(db, scope, ids));
  const channel = new DataLoader<string, ChannelRow | null>((ids) => findChannels(db, ids));
  const videoSubject = new DataLoader<string, VideoSubject | null>((ids) =>
    Promise.all(
      ids.map(async (id) => {
        const row = await video.load(id);
        if (row === null) return null;
        return videoSubjectOf(row, row.channel_id === null ? null : await channel.load(row.channel_id), { services });
      }),
    ),
  );
  return { video, channel, videoSubject };
}
