/**
 * Videos, performers, categories, tags and channels. A `CatalogueScope` says what a tenant shows, and every list and
 * fragment here stays within it; rows are written by `publishContent`, `unpublishContent` and the seed.
 */
export { averageOf } from './average.ts';
export { captionKind } from './captions/caption-kind.ts';
export { type CatalogueLoaders, createCatalogueLoaders } from './loaders.ts';
export { lockVideos, movePartSums, moveRatingSums, takeOutPartRatings, takeOutRatings } from './rating-sums.ts';
export {
  CONTENT_FORMAT,
  CONTENT_KINDS,
  type ContentDocument,
  type ContentDocuments,
  contentIdSchema,
  DOCUMENT_FIELDS,
  type ContentKind,
  type FieldProblem,
  type Identified,
  parseDocument,
  readBySchema,
  type ReadDocument,
} from './publishing/content-documents.ts';
export { findLatestPublication } from './publishing/latest-publication.ts';
export { announceCounts } from './publishing/announce-publication.ts';
export { publishContent, type PublishingProblems, recount } from './publishing/publish-content.ts';
export {
  containing,
  MOMENT,
  type PublishedChoice,
  type PublishedSearch,
  readPublished,
  searchPublished,
  slugOfFilm,
  slugOfPerformer,
} from './publishing/read-documents.ts';
export { refreshStatistics, settleTables } from './publishing/refresh-statistics.ts';
export { findReferences, one, problemsOfPublishing } from './publishing/references.ts';
export {
  defineRowKind,
  problemsOfRows,
  publishRows,
  readRows,
  searchRows,
  showingPerformer,
  unpublishRow,
} from './publishing/row-kind.ts';
export { unpublishContent } from './publishing/unpublish-content.ts';
export { anyOf } from './reader/any-of.ts';
export {
  type ChannelKey,
  type ChannelPackRow,
  countChannels,
  findChannel,
  findChannelList,
  findContent,
  findPack,
  findPacksOfChannels,
  type ReleasedContent,
} from './reader/channel-list.ts';
export { type ChannelPlace, countChannelVideos, findChannelVideos, findNewestOf } from './reader/channel-videos.ts';
export {
  countPerformers,
  findPerformerIds,
  findPerformers,
  findPerformersByIds,
  PERFORMER_COLUMNS,
  shownPerformers,
} from './reader/performers.ts';
export { listedFilmsOfPerformer } from './reader/listed-films.ts';
export { findFilmsToUploadFor, findShownVersions, lockOwnMedia, saveOwnMedia } from './own-media.ts';
export { isPlayableFilm, playableFilms } from './reader/playable-films.ts';
export { findListedShowcase, findListedShowcases } from './reader/showcases.ts';
export {
  CHANNEL_PACK_COUNT,
  findPictureSet,
  listedVideos,
  performerNames,
  performersSeenOn,
  shownChannels,
  shownVideos,
  videoNames,
  videosOfSites,
} from './reader/shown.ts';
export { countSites } from './reader/site-counts.ts';
export { findInitials, findReleaseMonths } from './reader/sitemap-bounds.ts';
export { readSharedList, readSharedVideos } from './shared-sources.ts';
export { VIDEO_COLUMNS } from './reader/video-columns.ts';
export { countVideos, findVideos } from './reader/video-listing.ts';
export type { ChannelRow, PerformerRow, ShowcaseRow } from './rows.ts';
export { type CatalogueScope, scopeFor, scopeOf, shownChannelKinds, showsEverySite } from './scope.ts';
export {
  findBestRatedWomen,
  findChannelIds,
  findChannelPackIds,
  findFilmIds,
  type FilmWithLead,
  findFilmsWithLeads,
  findPlayableFilms,
  findReleasedFilms,
  findSightings,
} from './seed/released-films.ts';
export type { CatalogueTables } from './tables.ts';
export { assetsBaseOf } from './video-resolvers.ts';
export { isVideoRow, type VideoRow, videoSubjectOf } from './video-subject.ts';
