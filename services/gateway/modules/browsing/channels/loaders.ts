import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import {
  type VideoRow,
  type ChannelPackRow,
  findContent,
  findPacksOfChannels,
  type ReleasedContent,
  findNewestOf,
} from '../../content/catalogue/public.ts';

/** Loaders of one request for the contents of channels and packs. */
export interface ChannelLoaders {
  readonly packsOfChannel: DataLoader<string, ChannelPackRow[]>;
  readonly contentOfChannel: DataLoader<string, ReleasedContent>;
  readonly contentOfPack: DataLoader<string, ReleasedContent>;
  newestOfChannel(id: string, limit: number): Promise<VideoRow[]>;
  newestOfPack(id: string, limit: number): Promise<VideoRow[]>;
}

export function createChannelLoaders({ services }: LoaderScope): ChannelLoaders {
  const { db, clock } = services;
  const newest = (column: 'channel_id' | 'channel_pack_id') => {
    // A limit belongs to its field, so fields of one limit share a loader.
    const byLimit = new Map<number, DataLoader<string, VideoRow[]>>();
    return (id: string, limit: number): Promise<VideoRow[]> => {
      const loader =
        byLimit.get(limit) ??
        new DataLoader<string, VideoRow[]>((ids) => findNewestOf(db, column, ids, limit, clock.now()));
      byLimit.set(limit, loader);
      return loader.load(id);
    };
  };
  return {
    packsOfChannel: new DataLoader((ids) => findPacksOfChannels(db, ids)),
    contentOfChannel: new DataLoader((ids) => findContent(db, 'channel_id', ids, clock.now())),
    contentOfPack: new DataLoader((ids) => findContent(db, 'channel_pack_id', ids, clock.now())),
    newestOfChannel: newest('channel_id'),
    newestOfPack: newest('channel_pack_id'),
  };
}
