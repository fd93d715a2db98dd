import DataLoader from 'dataloader';
import type { Selectable } from 'kysely';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { ChosenStill } from '../media/public.ts';
import type { LoaderScope } from '../../../http/loaders.ts';
import {
  type CaptionKey,
  type CaptionTrackRow,
  findCaptionTexts,
  findCaptionTracks,
} from './captions/find-captions.ts';
import { findChosenStills } from './pictures/chosen-stills.ts';
import { countPictures } from './picture-sets/find-picture-sets.ts';
import { findChannels } from './reader/channels.ts';
import { findCategories, findCategoriesOfVideos, findTagsOfPerformers, findTagsOfVideos } from './reader/labels.ts';
import { findNeighbours, findRelatedIds, type VideoNeighbours } from './reader/neighbours.ts';
import { findPerformersOfVideos, findSitesOfPerformers } from './reader/performers.ts';
import { findChapters, findReviewAverages, findShowcases } from './reader/video-details.ts';
import { findPublishedFilms, findWithheldVersions } from './reader/shown-media.ts';
import { findVideosByIds } from './reader/videos-by-key.ts';
import type { CategoryRow, ChannelRow, PerformerRow, TagRow } from './rows.ts';
import type { Database } from '../../../db/database.ts';
import type { SharedSource } from '../../../shared-data/shared-data.ts';
import { CATALOGUE_TABLES, readSharedList, SHARED_PARTS } from './shared-sources.ts';
import { scopeFor, scopeOf } from './scope.ts';
import type { ShowcasesTable, VideoChaptersTable, VideoReviewAveragesTable } from './tables.ts';
import { type VideoRow, videoSubjectOf } from './video-subject.ts';

/** Loaders of one request for what hangs on a video or a performer. Nothing that the tenant does not show is found. */
export interface CatalogueLoaders {
  readonly video: DataLoader<string, VideoRow | null>;
  readonly channel: DataLoader<string, ChannelRow | null>;
  /** A video as the access rules need it; null when this tenant shows no such video. */
  readonly videoSubject: DataLoader<string, VideoSubject | null>;
  readonly performersOfVideo: DataLoader<string, PerformerRow[]>;
  readonly categoriesOfVideo: DataLoader<string, CategoryRow[]>;
  readonly tagsOfVideo: DataLoader<string, TagRow[]>;
  readonly chaptersOfVideo: DataLoader<string, Selectable<VideoChaptersTable>[]>;
  /** The stills that an editor chose. */
  readonly chosenStillsOfVideo: DataLoader<string, ChosenStill[]>;
  readonly captionsOfVideo: DataLoader<string, CaptionTrackRow[]>;
  /** Captions as WebVTT; null where there are none. */
  readonly captionText: DataLoader<CaptionKey, string | null, string>;
  readonly reviewAveragesOfVideo: DataLoader<string, Selectable<VideoReviewAveragesTable>[]>;
  readonly picturesOfVideo: DataLoader<string, number>;
  readonly neighboursOfVideo: DataLoader<string, VideoNeighbours>;
  readonly showcase: DataLoader<string, Selectable<ShowcasesTable> | null>;
  readonly sitesOfPerformer: DataLoader<string, { readonly site_id: SiteId; readonly video_count: number }[]>;
  readonly tagsOfPerformer: DataLoader<string, TagRow[]>;
  /** Whether nobody may see the files of a version of uploaded media, because its film is not published. */
  readonly isVersionWithheld: DataLoader<string, boolean>;
  /** Whether a film is published, whoever shows it. */
  readonly isPublished: DataLoader<string, boolean>;
  /** Ids of the videos most like one. */
  relatedTo(videoId: string, limit: number): Promise<string[]>;
}

export function createCatalogueLoaders({ services, tenant, ability }: LoaderScope): CatalogueLoaders {
  const { db, clock, shared, catalogueReads, stockMedia } = services;
  const scope = scopeOf(tenant);
  const byKey = <Value>(load: (keys: readonly string[]) => Promise<readonly Value[]>) =>
    new DataLoader<string, Value>(load);
  type Read<Value> = (from: Database, keys: readonly string[]) => Promise<readonly Value[]>;
  const ofEverybody = <Value>(source: SharedSource, load: Read<Value>) =>
    byKey<Value>((keys) =>
      shared.readEach(source, keys, (missing) => catalogueReads.read(source.tables, (from) => load(from, missing))),
    );
  const listed = <Value>(load: Read<Value>) =>
    byKey<Value>((keys) => catalogueReads.read(CATALOGUE_TABLES, (from) => load(from, keys)));

  const video = byKey(async (ids) => findVideosByIds(db, await scopeFor({ tenant, ability }), ids));
  const channel = byKey((ids) => findChannels(db, ids));
  const videoSubject = byKey((ids) =>
    Promise.all(
      ids.map(async (id) => {
        const row = await video.load(id);
        if (row === null) return null;
        return videoSubjectOf(row, row.channel_id === null ? null : await channel.load(row.channel_id), { services });
      }),
    ),
  );

  let categories: Promise<CategoryRow[]> | undefined;
  const allCategories = () =>
    (categories ??= readSharedList(services, 'categories', scope, (from) =>
      findCategories(from, scope, { now: clock.now() }),
    ));
  const categoriesOfVideo = byKey(async (ids) => {
    const [found, all] = await Promise.all([
      shared.readEach(SHARED_PARTS.categoriesOfVideo, ids, (missing) =>
        catalogueReads.read(SHARED_PARTS.categoriesOfVideo.tables, (from) => findCategoriesOfVideos(from, missing)),
      ),
      allCategories(),
    ]);
    const known = new Map(all.map((each) => [each.slug, each]));
    return found.map((rows) => rows.map((row) => known.get(row.slug) ?? { ...row, video_count: 0, artwork: null }));
  });

  // A limit belongs to its field, so fields of one limit share a loader.
  const related = new Map<number, DataLoader<string, string[]>>();
  const relatedWithin = (limit: number): DataLoader<string, string[]> => {
    const loader = related.get(limit) ?? listed((from, ids) => findRelatedIds(from, scope, ids, limit, clock.now()));
    related.set(limit, loader);
    return loader;
  };

  return {
    video,
    channel,
    videoSubject,
    categoriesOfVideo,
    performersOfVideo: ofEverybody(SHARED_PARTS.performersOfVideo, (from, ids) => findPerformersOfVideos(from, ids)),
    tagsOfVideo: ofEverybody(SHARED_PARTS.tagsOfVideo, (from, ids) => findTagsOfVideos(from, ids)),
    chaptersOfVideo: ofEverybody(SHARED_PARTS.chaptersOfVideo, (from, ids) => findChapters(from, ids)),
    chosenStillsOfVideo: ofEverybody(SHARED_PARTS.chosenStillsOfVideo, (from, ids) => findChosenStills(from, ids)),
    captionsOfVideo: byKey((ids) => findCaptionTracks(db, ids)),
    captionText: new DataLoader((keys) => findCaptionTexts(db, keys), {
      cacheKeyFn: ({ videoId, language }: CaptionKey) => `${videoId} ${language}`,
    }),
    reviewAveragesOfVideo: ofEverybody(SHARED_PARTS.reviewAveragesOfVideo, (from, ids) =>
      findReviewAverages(from, ids),
    ),
    picturesOfVideo: ofEverybody(SHARED_PARTS.picturesOfVideo, (from, ids) => countPictures(from, stockMedia, ids)),
    neighboursOfVideo: listed((from, ids) => findNeighbours(from, scope, ids, clock.now())),
    showcase: ofEverybody(SHARED_PARTS.showcase, (from, ids) => findShowcases(from, ids)),
    sitesOfPerformer: listed((from, ids) => findSitesOfPerformers(from, scope, ids, clock.now())),
    tagsOfPerformer: ofEverybody(SHARED_PARTS.tagsOfPerformer, (from, ids) => findTagsOfPerformers(from, ids)),
    isVersionWithheld: ofEverybody(SHARED_PARTS.withheldVersion, findWithheldVersions),
    isPublished: ofEverybody(SHARED_PARTS.publishedFilm, findPublishedFilms),
    relatedTo: (videoId, limit) => relatedWithin(limit).load(videoId),
  };
}
